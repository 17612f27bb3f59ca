package org.onward.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Starting, stopping and refusing to start, of the whole product. */
class ServerStartIT {
    @Test
    void it_says_that_database_and_schema_are_ready() {
        Answer ready = Person.visitorOf(OnwardServer.shared()).get("/health/ready");
        assertThat(ready.status()).isEqualTo(200);
        assertThat(ready.body()).contains("\"database\"").contains("\"schema\"");
    }

    @Test
    void a_second_onward_on_the_same_data_refuses_with_one_sentence() {
        String folder = OnwardServer.shared().data().toString();
        assertThat(refusalOf("same-data", Map.of("ONWARD_DATA", folder)))
                .isEqualTo("The data folder " + folder + " is in use by another running Onward: stop that one,"
                        + " or set ONWARD_DATA to another folder.");
    }

    private static String refusalOf(String name, Map<String, String> settings) {
        try (OnwardServer server = OnwardServer.launchOwn(name, settings)) {
            String mark = "Onward cannot start. ";
            for (int tries = 0; tries < 1500 && !server.logText().contains(mark); tries++) {
                if (server.endsWithin(Duration.ofMillis(200))) {
                    break;
                }
            }
            String log = server.logText();
            assertThat(log).contains(mark);
            int start = log.indexOf(mark) + mark.length();
            return log.substring(start, log.indexOf('\n', start)).strip();
        }
    }
}
