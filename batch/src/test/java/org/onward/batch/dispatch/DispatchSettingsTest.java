package org.onward.batch.dispatch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DispatchSettingsTest {
    @Test
    void a_node_looks_as_often_as_it_is_told() {
        assertThat(new DispatchSettings(Duration.ofMinutes(2)).every()).isEqualTo(Duration.ofMinutes(2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT0S", "PT-30S", "PT0.1S"})
    void it_never_looks_more_than_once_a_second(Duration every) {
        assertThat(new DispatchSettings(every).every()).isEqualTo(Duration.ofSeconds(1));
    }
}
