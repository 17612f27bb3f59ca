package org.onward.rules.checkin;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onward.rules.language.Intent;

class CheckInsTest {
    private static final Instant START = Instant.parse("2026-06-01T10:00:00Z");
    private static final CheckIns CHECK_INS = new CheckIns();

    @ParameterizedTest
    @CsvSource({
        "15, PT18M45S, PT26M15S, PT30M",
        "30, PT37M30S, PT52M30S, PT1H",
        "45, PT56M15S, PT1H18M45S, PT1H30M",
        "60, PT1H15M, PT1H45M, PT2H",
        "120, PT2H30M, PT3H30M, PT4H",
    })
    void in_silence_the_three_come_at_the_times_of_the_spec(
            int minutes, Duration first, Duration second, Duration third) {
        Instant one = CHECK_INS.nextDue(minutes, 0, START).orElseThrow();
        Instant two = CHECK_INS.nextDue(minutes, 1, one).orElseThrow();
        Instant three = CHECK_INS.nextDue(minutes, 2, two).orElseThrow();
        assertThat(one).isEqualTo(START.plus(first));
        assertThat(two).isEqualTo(START.plus(second));
        assertThat(three).isEqualTo(START.plus(third));
        assertThat(CHECK_INS.nextDue(minutes, 3, three)).isEmpty();
    }

    @Test
    void twenty_more_minutes_are_asked_about_after_twenty_five() {
        assertThat(CHECK_INS.afterMoreTime(20, START)).isEqualTo(START.plus(Duration.ofMinutes(25)));
    }

    @ParameterizedTest
    @CsvSource({"60, 0, 3, PT1H15M", "60, 1, 3, PT50M", "30, 3, 3, PT6M15S", "30, 0, 0, PT37M30S", "10, 9, 10, PT6M15S"
    })
    void after_a_return_only_what_is_left_counts_and_no_less_than_five_minutes(
            int minutes, int done, int total, Duration due) {
        assertThat(CHECK_INS.afterReturn(minutes, done, total, START)).isEqualTo(START.plus(due));
    }

    @ParameterizedTest
    @CsvSource({
        "COMPLETE, false, COMPLETE",
        "STILL_WORKING, false, KEEP_ON",
        "MORE_TIME, true, EXTEND",
        "MORE_TIME, false, ASK_HOW_LONG",
        "DISTRACTED, false, ASK_JUMP_BACK",
        "STOP, false, PUT_BACK",
        "REJECT, true, PUT_BACK",
        "CANNOT_FINISH, false, CANNOT_FINISH",
        "STEP_DONE, false, STEP_DONE",
    })
    void each_answer_has_its_action(Intent answer, boolean minutesStated, AnswerAction action) {
        assertThat(CHECK_INS.answer(answer, minutesStated)).contains(action);
    }

    @ParameterizedTest
    @CsvSource({"ADD_TASK", "CHAT", "GET_TASK"})
    void other_messages_do_not_answer_a_check_in(Intent other) {
        assertThat(CHECK_INS.answer(other, false)).isEmpty();
    }
}
