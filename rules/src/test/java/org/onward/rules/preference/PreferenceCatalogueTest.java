package org.onward.rules.preference;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalTime;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onward.rules.preference.Preferences.QuietHours;

class PreferenceCatalogueTest {
    private final PreferenceCatalogue catalogue = new PreferenceCatalogue();

    private Optional<String> read(String name, String value) {
        return catalogue.find(name).flatMap(entry -> entry.read(value));
    }

    @Test
    void a_preference_exists_in_its_own_scopes_alone() {
        assertThat(catalogue.find("preferred_beverage")).isPresent();
        assertThat(catalogue.find("focus.beverage")).isPresent();
        assertThat(catalogue.find("phone_calls.prep_steps")).isPresent();
        assertThat(catalogue.find("my_own_thing.warmup")).isPresent();
        assertThat(catalogue.find("image.humor_level")).isPresent();
        assertThat(catalogue.find("beverage")).isEmpty();
        assertThat(catalogue.find("focus.preferred_beverage")).isEmpty();
        assertThat(catalogue.find("general.comfort_spot")).isEmpty();
        assertThat(catalogue.find("Focus.beverage")).isEmpty();
        assertThat(catalogue.find("")).isEmpty();
        assertThat(catalogue.find("a.b.c")).isEmpty();
    }

    @Test
    void values_are_of_their_kind() {
        assertThat(read("preferred_beverage", "Tea")).contains("tea");
        assertThat(read("preferred_beverage", "petrol")).isEmpty();
        assertThat(read("comfort_spot", "  my armchair ")).contains("my armchair");
        assertThat(read("comfort_spot", "a\nb")).isEmpty();
        assertThat(read("comfort_spot", "x".repeat(101))).isEmpty();
        assertThat(read("phone_calls.prep_steps", "find the number| sit down ")).contains("find the number|sit down");
        assertThat(read("phone_calls.prep_steps", " | ")).isEmpty();
        assertThat(read("learning_paused", "yes")).contains("yes");
        assertThat(read("learning_paused", "perhaps")).isEmpty();
        assertThat(read("focus.ideal_duration", "45")).contains("45");
        assertThat(read("focus.ideal_duration", "0")).isEmpty();
        assertThat(read("focus.ideal_duration", "481")).isEmpty();
        assertThat(read("quiet_hours", "21:30 - 07:00")).contains("21:30-07:00");
        assertThat(read("quiet_hours", "always")).isEmpty();
    }

    @Test
    void quiet_hours_may_span_midnight() {
        QuietHours night = Preferences.NONE.quietHours();
        assertThat(night.contains(LocalTime.of(22, 0))).isTrue();
        assertThat(night.contains(LocalTime.of(7, 59))).isTrue();
        assertThat(night.contains(LocalTime.of(8, 0))).isFalse();
        assertThat(night.contains(LocalTime.of(21, 59))).isFalse();
        QuietHours noon = new QuietHours(LocalTime.of(12, 0), LocalTime.of(13, 0));
        assertThat(noon.contains(LocalTime.of(12, 30))).isTrue();
        assertThat(noon.contains(LocalTime.of(13, 0))).isFalse();
        QuietHours never = new QuietHours(LocalTime.NOON, LocalTime.NOON);
        assertThat(never.contains(LocalTime.NOON)).isFalse();
    }
}
