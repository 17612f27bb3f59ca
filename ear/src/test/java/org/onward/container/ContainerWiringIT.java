package org.onward.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import jakarta.batch.operations.JobOperator;
import jakarta.batch.runtime.BatchRuntime;
import jakarta.batch.runtime.BatchStatus;
import jakarta.inject.Inject;
import java.io.File;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.importer.ZipImporter;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.onward.batch.launch.JobLauncher;
import org.onward.housekeeping.HousekeepingService;
import org.onward.problem.Conflict;

/** The real archive on Payara Micro, with a table and a job of the test's own added. */
@ExtendWith(ArquillianExtension.class)
class ContainerWiringIT {
    private static final Set<BatchStatus> ENDED =
            EnumSet.of(BatchStatus.COMPLETED, BatchStatus.FAILED, BatchStatus.STOPPED, BatchStatus.ABANDONED);

    @Inject
    ProbeTable table;

    @Inject
    JobLauncher launcher;

    @Inject
    HousekeepingService housekeeping;

    @Deployment
    static WebArchive theRealArchive() {
        return ShrinkWrap.create(ZipImporter.class, "onward.war")
                .importFrom(new File(System.getProperty("onward.war")))
                .as(WebArchive.class)
                .addClasses(ProbeTable.class, ProbeReader.class, ProbeWriter.class)
                .addAsResource("META-INF/batch-jobs/probe.xml");
    }

    @BeforeEach
    void createTable() {
        table.create();
    }

    @Test
    void what_one_transaction_writes_the_next_one_reads() {
        table.write(1);
        assertEquals(1, table.countFrom(1) - table.countFrom(2));
    }

    @Test
    void a_refusal_rolls_back_what_was_written() {
        assertThrows(Conflict.class, () -> table.writeAndRefuse(2000));
        assertEquals(0, table.countFrom(2000));
    }

    @Test
    void a_chunk_and_its_checkpoint_commit_together() {
        assertEquals(BatchStatus.COMPLETED, outcomeOf(launcher.start("probe")));
        assertEquals(100, table.countFrom(1000));
    }

    @Test
    void housekeeping_runs_to_its_end() {
        assertEquals(BatchStatus.COMPLETED, outcomeOf(launcher.start("housekeeping")));
        assertEquals(0, housekeeping.prepareMonths());
    }

    private static BatchStatus outcomeOf(long execution) {
        JobOperator operator = BatchRuntime.getJobOperator();
        long deadline = System.nanoTime() + Duration.ofSeconds(120).toNanos();
        BatchStatus status = operator.getJobExecution(execution).getBatchStatus();
        while (!ENDED.contains(status) && System.nanoTime() < deadline) {
            LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
            status = operator.getJobExecution(execution).getBatchStatus();
        }
        return status;
    }
}
