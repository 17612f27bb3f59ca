package org.onward.container;

import jakarta.ejb.Stateless;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import org.onward.problem.Conflict;

/** A table of the test's own, each method one transaction. */
@Stateless
public class ProbeTable {
    @PersistenceContext(unitName = "onward")
    EntityManager em;

    public void create() {
        em.createNativeQuery("drop table if exists probe").executeUpdate();
        em.createNativeQuery("create table probe (n integer primary key)").executeUpdate();
    }

    public void write(int number) {
        em.createNativeQuery("insert into probe values (?1)")
                .setParameter(1, number)
                .executeUpdate();
    }

    public void writeAndRefuse(int number) {
        write(number);
        throw new Conflict("probe_refused", "The probe refused.", "Nothing to do.");
    }

    public int countFrom(int lowest) {
        return ((Number) em.createNativeQuery("select count(*) from probe where n >= ?1")
                        .setParameter(1, lowest)
                        .getSingleResult())
                .intValue();
    }
}
