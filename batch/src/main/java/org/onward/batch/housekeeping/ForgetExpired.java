package org.onward.batch.housekeeping;

import jakarta.batch.api.AbstractBatchlet;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import org.onward.housekeeping.HousekeepingService;

/** Forgets what has expired. Its exit status is the number of rows it touched. */
@Dependent
@Named("ForgetExpired")
public class ForgetExpired extends AbstractBatchlet {
    @Inject
    HousekeepingService housekeeping;

    @Override
    public String process() {
        return Integer.toString(housekeeping.forgetExpired());
    }
}
