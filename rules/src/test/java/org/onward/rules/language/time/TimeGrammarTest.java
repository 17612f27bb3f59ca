package org.onward.rules.language.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.onward.rules.language.ReferenceTime;
import org.onward.rules.language.TimeExpression;
import org.onward.rules.language.TimeExpression.Assumption;
import org.onward.rules.language.TimeExpression.Kind;
import org.onward.rules.table.DecisionTable;

class TimeGrammarTest {
    private static final TimeGrammar GRAMMAR =
            new TimeGrammar(DecisionTable.shipped("date-words"), new DatePolicy(DecisionTable.shipped("date-policy")));
    private static final ZoneId CHICAGO = ZoneId.of("America/Chicago");

    /** Wednesday, 10 in the morning. */
    private static final String WEDNESDAY = "2026-09-16T10:00";

    private static List<TimeExpression> read(String text, String now, ZoneId zone) {
        ReferenceTime reference =
                new ReferenceTime(LocalDateTime.parse(now).atZone(zone).toInstant(), zone);
        return GRAMMAR.find(text, reference).stream()
                .map(TimeMention::expression)
                .toList();
    }

    private static TimeExpression one(String text, String now, ZoneId zone) {
        List<TimeExpression> found = read(text, now, zone);
        assertThat(found).as(text).hasSize(1);
        return found.get(0);
    }

    private static LocalDateTime moment(String text, String now) {
        return LocalDateTime.ofInstant(one(text, now, CHICAGO).instant().orElseThrow(), CHICAGO);
    }

    @ParameterizedTest
    @CsvSource({
        "water the ferns tomorrow, 2026-09-17",
        "ferns tmrw pls, 2026-09-17",
        "on the 3rd of october, 2026-10-03",
        "the report for 5 oct 2027 please, 2027-10-05",
        "dinner next thurs, 2026-09-24",
        "this friday, 2026-09-18",
        "by wed, 2026-09-16",
        "friday of next week, 2026-09-25",
        "the day after tomorrow, 2026-09-18",
        "in two weeks, 2026-09-30",
        "a week from monday, 2026-09-28",
        "3 days after christmas, 2026-12-28",
        "last friday of november, 2026-11-27",
        "second tuesday of october, 2026-10-13",
        "finish by eow, 2026-09-18",
        "by the end of the month, 2026-09-30",
        "on the 2nd, 2026-10-02",
        "due 10/4, 2026-10-04",
        "due 24/12, 2026-12-24",
        "2026-11-02, 2026-11-02",
        "saturday 19th, 2026-09-19",
        "wendesday, 2026-09-16",
        "feb 29, 2028-02-29",
        "by thanksgiving, 2026-11-26",
        "a fortnight on monday, 2026-10-05",
        "two weeks tomorrow, 2026-10-01",
        "next week thursday, 2026-09-24"
    })
    void days_are_read_from_a_wednesday_in_september(String text, LocalDate expected) {
        TimeExpression time = one(text, WEDNESDAY, CHICAGO);
        assertThat(time.kind()).isEqualTo(Kind.DAY);
        assertThat(time.date()).contains(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "call at 5, 2026-09-16T17:00",
        "call @5, 2026-09-16T17:00",
        "call at 9, 2026-09-16T21:00",
        "call at 6am, 2026-09-17T06:00",
        "call 5ish, 2026-09-16T17:00",
        "meet half 6, 2026-09-16T18:30",
        "quarter to 12, 2026-09-16T11:45",
        "at noon, 2026-09-16T12:00",
        "tomorrow at 7, 2026-09-17T07:00",
        "tomorrow at 6, 2026-09-17T18:00",
        "8 tonight, 2026-09-16T20:00",
        "tonight, 2026-09-16T20:00",
        "fri morning, 2026-09-18T09:00",
        "friday evening at 7, 2026-09-18T19:00",
        "in 20, 2026-09-16T10:20",
        "in an hour and a half, 2026-09-16T11:30",
        "19h45, 2026-09-16T19:45",
        "oct 2 at 8.15pm, 2026-10-02T20:15",
        "ready eod, 2026-09-16T17:00",
        "the end of tomorrow, 2026-09-17T23:59",
        "wed at 9am, 2026-09-23T09:00",
        "from 2 to 4pm tomorrow, 2026-09-17T14:00"
    })
    void moments_are_read_at_ten_in_the_morning(String text, LocalDateTime expected) {
        assertThat(moment(text, WEDNESDAY)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "20 min, PT20M",
        "half an hour, PT30M",
        "an hour and a half, PT1H30M",
        "two-hour, PT2H",
        "1h30, PT1H30M",
        "2.5 hours, PT2H30M",
        "1 hr 20 mins, PT1H20M",
        "a couple of hours, PT2H"
    })
    void lengths_are_read(String text, Duration expected) {
        TimeExpression time = one("it takes " + text, WEDNESDAY, CHICAGO);
        assertThat(time.kind()).isEqualTo(Kind.DURATION);
        assertThat(time.duration()).contains(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "every weekday at 8 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8;BYMINUTE=0 | 2026-09-17T08:00",
                "every other tuesday | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU | 2026-09-29T09:00",
                "monthly on the 1st | FREQ=MONTHLY;BYMONTHDAY=1 | 2026-10-01T09:00",
                "at 7pm every day | FREQ=DAILY;BYHOUR=19;BYMINUTE=0 | 2026-09-16T19:00",
                "mondays and thursdays at noon | FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=12;BYMINUTE=0 | 2026-09-17T12:00",
                "the last friday of every month | FREQ=MONTHLY;BYDAY=-1FR | 2026-09-25T09:00",
                "every 3 days | FREQ=DAILY;INTERVAL=3 | 2026-09-19T09:00",
                "every 2 hours | FREQ=HOURLY;INTERVAL=2 | 2026-09-16T12:00",
                "every morning | FREQ=DAILY;BYHOUR=9;BYMINUTE=0 | 2026-09-17T09:00",
                "every may 5 | FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=5 | 2027-05-05T09:00"
            })
    void repetitions_become_rules_with_their_first_occurrence(String text, String rule, LocalDateTime first) {
        TimeExpression time = one(text, WEDNESDAY, CHICAGO);
        assertThat(time.recurrence()).contains(rule);
        assertThat(LocalDateTime.ofInstant(time.instant().orElseThrow(), CHICAGO))
                .isEqualTo(first);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "you may borrow it",
                "march on",
                "one second thought",
                "I sat down",
                "the sun is out",
                "rated 5 stars",
                "install version 2.1",
                "drive route 66",
                "read chapter 3",
                "pages 10-12",
                "mix 1/2 cup of oats",
                "increase it by 5",
                "a daily standup",
                "open 24/7",
                "buy christmas presents",
                "look at 3 options",
                "step 2/5",
                "won 3-2",
                "the 2nd draft",
                "room 12",
                "level 5 boss",
                "june is my sister",
                "Monday's slides"
            })
    void sentences_without_a_date_have_none(String text) {
        assertThat(read(text, WEDNESDAY, CHICAGO)).as(text).isEmpty();
    }

    @Test
    void a_deadline_day_ends_at_five_in_the_afternoon() {
        assertThat(moment("by friday", WEDNESDAY)).isEqualTo(LocalDateTime.parse("2026-09-18T17:00"));
        assertThat(one("by friday", WEDNESDAY, CHICAGO).assumed()).contains(Assumption.TIME_OF_DAY);
    }

    @Test
    void today_after_five_lasts_until_the_end_of_the_day() {
        assertThat(moment("today", "2026-09-16T18:00")).isEqualTo(LocalDateTime.parse("2026-09-16T23:59"));
    }

    @Test
    void a_clock_time_that_has_passed_means_tomorrow_and_says_so() {
        assertThat(moment("at 8am", WEDNESDAY)).isEqualTo(LocalDateTime.parse("2026-09-17T08:00"));
        assertThat(one("at 8am", WEDNESDAY, CHICAGO).assumed()).contains(Assumption.TOMORROW);
    }

    @Test
    void the_local_calendar_counts_and_not_that_of_utc() {
        ReferenceTime evening = new ReferenceTime(Instant.parse("2026-04-19T01:27:00Z"), CHICAGO);
        assertThat(GRAMMAR.find("tomorrow", evening).get(0).expression().date())
                .contains(LocalDate.parse("2026-04-19"));
    }

    @ParameterizedTest
    @CsvSource({
        "6pm PT, 2025-01-05T02:00:00Z",
        "3pm, 2025-01-04T21:00:00Z",
        "tomorrow 9am ET, 2025-01-05T14:00:00Z",
        "at 17:00 CET, 2025-01-04T16:00:00Z"
    })
    void a_zone_that_is_named_overrides_the_persons_own(String text, String expected) {
        assertThat(one(text, "2025-01-04T09:30", CHICAGO).instant()).contains(Instant.parse(expected));
    }

    @Test
    void a_local_time_that_a_clock_change_skips_moves_forward() {
        assertThat(moment("tomorrow at 2:30am", "2026-03-07T12:00")).isEqualTo(LocalDateTime.parse("2026-03-08T03:30"));
    }

    @Test
    void a_local_time_that_comes_twice_is_the_first() {
        assertThat(one("tomorrow at 1:30am", "2026-10-31T12:00", CHICAGO).instant())
                .contains(Instant.parse("2026-11-01T06:30:00Z"));
    }

    @Test
    void hours_are_counted_across_a_clock_change_and_not_on_its_face() {
        assertThat(one("in 3 hours", "2026-03-08T00:30", CHICAGO).instant())
                .contains(Instant.parse("2026-03-08T09:30:00Z"));
    }

    @Test
    void the_year_turns_with_the_words() {
        assertThat(one("jan 2", "2026-12-31T09:00", CHICAGO).date()).contains(LocalDate.parse("2027-01-02"));
        assertThat(one("tomorrow", "2026-12-31T23:30", CHICAGO).date()).contains(LocalDate.parse("2027-01-01"));
        assertThat(one("next friday", "2026-12-31T09:00", CHICAGO).date()).contains(LocalDate.parse("2027-01-08"));
    }

    @Test
    void words_that_bind_are_told_from_words_that_place() {
        ReferenceTime now =
                new ReferenceTime(LocalDateTime.parse(WEDNESDAY).atZone(CHICAGO).toInstant(), CHICAGO);
        assertThat(GRAMMAR.find("clean it friday before 10pm", now).get(0).bound())
                .isEqualTo(Bound.BEFORE);
        assertThat(GRAMMAR.find("send it no later than friday", now).get(0).bound())
                .isEqualTo(Bound.BEFORE);
        assertThat(GRAMMAR.find("party on friday", now).get(0).bound()).isEqualTo(Bound.NONE);
    }
}
