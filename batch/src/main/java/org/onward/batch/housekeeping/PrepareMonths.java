package org.onward.batch.housekeeping;

import jakarta.batch.api.AbstractBatchlet;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import org.onward.housekeeping.HousekeepingService;

/** Makes the partitions of the months to come. Its exit status is how many were missing. */
@Dependent
@Named("PrepareMonths")
public class PrepareMonths extends AbstractBatchlet {
    @Inject
    HousekeepingService housekeeping;

    @Override
    public String process() {
        return Integer.toString(housekeeping.prepareMonths());
    }
}
