package org.onward.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.batch.runtime.BatchRuntime;
import jakarta.batch.runtime.BatchStatus;
import jakarta.inject.Inject;
import java.io.File;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.importer.ZipImporter;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.onward.batch.launch.JobLauncher;

/** The product's own job on the server's batch runtime: everything once, and few commits (companion spec §11.3). */
@ExtendWith(ArquillianExtension.class)
class DispatchIT {
    private static final System.Logger LOG = System.getLogger(DispatchIT.class.getName());

    private static final long MOST_NANOS = Duration.ofSeconds(120).toNanos();

    @Inject
    OutboxProbe probe;

    @Inject
    JobLauncher launcher;

    @Deployment
    static WebArchive theRealArchive() {
        return ShrinkWrap.create(ZipImporter.class, "onward.war")
                .importFrom(new File(System.getProperty("onward.war")))
                .as(WebArchive.class)
                .addClasses(OutboxProbe.class, IdleChannel.class);
    }

    @Test
    void twenty_thousand_go_out_once_each_with_at_most_four_commits_a_thousand() {
        probe.fill("IDLE", 1_000, 20);
        assertTrue(commitsPerThousand(20_000) <= 4);
        assertEquals(20_000, probe.count("outbox where state = 'DELIVERED' and attempts = 1"));
    }

    @Test
    void in_the_app_each_is_one_message_and_closed_by_it() {
        probe.fill("IN_APP", 500, 4);
        long before = probe.count("message where payload -> 'texts' ->> 0 = 'Hey, time to call mom.'");
        assertTrue(commitsPerThousand(2_000) <= 4);
        assertEquals(2_000, probe.count("message where payload -> 'texts' ->> 0 = 'Hey, time to call mom.'") - before);
        assertEquals(
                2_000,
                probe.count("outbox o join task t on t.id = o.task_id join recent_outbound r on r.task_id = t.id"
                        + " where o.state = 'DELIVERED' and t.reminder_status = 'SENT'"));
    }

    private double commitsPerThousand(int items) {
        long writes = probe.writes();
        long began = System.nanoTime();
        assertEquals(BatchStatus.COMPLETED, outcomeOf(launcher.start("dispatch")));
        // The product's own timer may have started a job too, which holds a share until it ends.
        while (probe.count("outbox where settled_at is null") > 0 && System.nanoTime() - began < MOST_NANOS) {
            LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
        }
        double seconds = (System.nanoTime() - began) / 1e9;
        double commits = (probe.writes() - writes - 1) * 1000.0 / items;
        LOG.log(
                System.Logger.Level.INFO,
                "{0} items, {1} a second, {2} commits a thousand",
                items,
                items / seconds,
                commits);
        return commits;
    }

    private static BatchStatus outcomeOf(long execution) {
        var operator = BatchRuntime.getJobOperator();
        long deadline = System.nanoTime() + Duration.ofSeconds(120).toNanos();
        BatchStatus status = operator.getJobExecution(execution).getBatchStatus();
        while ((status == BatchStatus.STARTING || status == BatchStatus.STARTED) && System.nanoTime() < deadline) {
            LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
            status = operator.getJobExecution(execution).getBatchStatus();
        }
        return status;
    }
}
