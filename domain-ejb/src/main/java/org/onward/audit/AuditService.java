package org.onward.audit;

import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.util.List;

/** Lets operators read the audit trail. */
@Stateless
public class AuditService {
    @Inject
    AuditTrail trail;

    /** Up to {@code most} entries before the given id, newest first. */
    public List<AuditEntry> before(long id, int most) {
        return trail.before(id, most);
    }
}
