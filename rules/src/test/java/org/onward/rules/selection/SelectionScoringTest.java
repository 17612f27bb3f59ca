package org.onward.rules.selection;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onward.rules.explain.Explanation;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.Mood;
import org.onward.rules.vocabulary.WorkType;

class SelectionScoringTest {
    private static final SelectionScoring SCORING = new SelectionScoring();
    private static final Instant NOW = Instant.parse("2026-12-01T18:00:00Z");
    private static final ZoneId ZONE = ZoneId.of("America/Chicago");
    private static final Candidate PLAIN = new Candidate(
            new UUID(0, 1), WorkType.FOCUS, 50, 20, Energy.MEDIUM, 0, NOW, null, false, false, null, 0, 0);

    private static SelectionContext at(int minutes, Mood mood) {
        return new SelectionContext(minutes, mood, NOW, ZONE, Optional.empty(), Optional.empty());
    }

    private static Candidate candidate(
            int id, Energy energy, int rejections, Instant created, Instant due, int urgency) {
        return new Candidate(
                new UUID(0, id),
                WorkType.FOCUS,
                urgency,
                20,
                energy,
                rejections,
                created,
                due,
                false,
                false,
                null,
                0,
                0);
    }

    private static List<UUID> order(Mood mood, Candidate... candidates) {
        return SCORING.choose(List.of(candidates), at(60, mood)).ranking().stream()
                .map(CandidateScore::id)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "INDEPENDENT, 20, 30, 0, 30, TIRED, 0.86",
        "FOCUS, 25, 65, 0, 30, FOCUSED, 0.93",
        "FOCUS, 25, 65, 1, 30, FOCUSED, 0.88",
        "FOCUS, 25, 65, 3, 30, FOCUSED, 0.83",
        "FOCUS, 30, 65, 0, 30, TIRED, 0.38",
        "FOCUS, 30, 65, 0, 30, FOCUSED, 0.78",
        "SOCIAL, 15, 25, 0, 30, TIRED, 0.65",
        "FOCUS, 25, 95, 0, 30, TIRED, 0.59",
        "INDEPENDENT, 20, 10, 0, 30, TIRED, 0.82",
        "INDEPENDENT, 20, 10, 3, 30, TIRED, 0.72",
        "FOCUS, 45, 90, 0, 60, NEUTRAL, 0.78",
        "INDEPENDENT, 10, 20, 0, 60, NEUTRAL, 0.64",
        "FOCUS, 60, 50, 0, 90, CREATIVE, 0.70",
    })
    void the_worked_examples_come_out(
            WorkType type, int minutes, int urgency, int rejections, int available, Mood mood, double score) {
        Candidate candidate = new Candidate(
                UUID.randomUUID(), type, urgency, minutes, Energy.LOW, rejections, NOW, null, false, false, null, 0, 0);

        assertThat(SCORING.choose(List.of(candidate), at(available, mood)).ranking())
                .extracting(CandidateScore::score)
                .containsExactly(score);
    }

    @ParameterizedTest
    @CsvSource({"30,25,1.0", "30,27,1.0", "30,28,0.5", "30,30,0.5", "20,18,1.0", "20,19,0.5", "60,54,1.0", "60,55,0.5"})
    void a_length_fits_well_up_to_nine_tenths_of_the_time(int available, int minutes, double fit) {
        Candidate candidate = new Candidate(
                new UUID(0, 1), WorkType.FOCUS, 50, minutes, Energy.LOW, 0, NOW, null, false, false, null, 0, 0);

        assertThat(SCORING.choose(List.of(candidate), at(available, Mood.NEUTRAL))
                        .ranking())
                .extracting(CandidateScore::timeFit)
                .containsExactly(fit);
    }

    @Test
    void equal_scores_are_decided_by_urgency_then_deadline_then_energy_then_age_then_id() {
        Instant soon = NOW.plusSeconds(3600 * 24 * 20L);
        Candidate withDate = candidate(5, Energy.MEDIUM, 0, NOW, soon, 50);
        Candidate withLaterDate = candidate(4, Energy.MEDIUM, 0, NOW, soon.plusSeconds(60), 50);
        Candidate highEnergy = candidate(3, Energy.HIGH, 0, NOW, null, 50);
        Candidate older = candidate(2, Energy.MEDIUM, 0, NOW.minusSeconds(60), null, 50);
        Candidate plain = candidate(1, Energy.MEDIUM, 0, NOW, null, 50);
        Candidate sameAge = candidate(6, Energy.MEDIUM, 0, NOW, null, 50);

        assertThat(order(Mood.FOCUSED, sameAge, plain, older, highEnergy, withLaterDate, withDate))
                .containsExactly(
                        withDate.id(), withLaterDate.id(), highEnergy.id(), older.id(), plain.id(), sameAge.id());
    }

    @Test
    void the_graded_affinity_decides_between_equal_scores_first() {
        Candidate social = new Candidate(
                new UUID(0, 9), WorkType.SOCIAL, 50, 20, Energy.LOW, 0, NOW, null, false, false, null, 0, 0);
        Candidate creative = new Candidate(
                new UUID(0, 1), WorkType.CREATIVE, 50, 20, Energy.LOW, 0, NOW, null, false, false, null, 0, 0);

        assertThat(order(Mood.TIRED, creative, social)).containsExactly(social.id(), creative.id());
    }

    @Test
    void every_part_of_a_score_is_explained_by_a_rule_and_a_row() {
        assertThat(SCORING.choose(List.of(PLAIN), at(30, Mood.FOCUSED))
                        .ranking()
                        .get(0)
                        .why())
                .extracting(Explanation::ruleId)
                .containsExactly(
                        "selection-mood-match",
                        "selection-time-fit",
                        "selection-urgency-words",
                        "selection-decline-history");
        assertThat(SCORING.choose(List.of(PLAIN), at(30, Mood.FOCUSED))
                        .ranking()
                        .get(0)
                        .why())
                .allSatisfy(why -> assertThat(why.row()).matches("[a-z-]+:[0-9]+"));
    }

    @Test
    void nothing_forbidden_is_ever_offered_and_every_score_is_between_0_and_1() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int round = 0; round < 60; round++) {
            List<Candidate> candidates = RandomCandidates.of(random, 1 + random.nextInt(40), NOW);
            SelectionContext context = at(1 + random.nextInt(120), Mood.values()[random.nextInt(Mood.values().length)]);

            List<CandidateScore> ranking = SCORING.choose(candidates, context).ranking();

            assertThat(ranking).as("seed %d", seed).allSatisfy(score -> {
                Candidate offered = candidates.stream()
                        .filter(candidate -> candidate.id().equals(score.id()))
                        .findFirst()
                        .orElseThrow();
                assertThat(score.score()).isBetween(0.0, 1.0);
                assertThat(offered.blocked()).isFalse();
                assertThat(offered.declinedThisSession()).isFalse();
                assertThat(offered.minutes()).isLessThanOrEqualTo(context.availableMinutes());
                assertThat(candidates)
                        .noneMatch(sibling -> offered.parentId() != null
                                && offered.parentId().equals(sibling.parentId())
                                && sibling.sequence() < offered.sequence()
                                && !sibling.blocked());
            });
        }
    }

    @Test
    void the_order_of_the_candidates_does_not_matter() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int round = 0; round < 30; round++) {
            List<Candidate> candidates = new ArrayList<>(RandomCandidates.of(random, 30, NOW));
            SelectionContext context = at(1 + random.nextInt(120), Mood.values()[random.nextInt(Mood.values().length)]);
            SelectionOutcome first = SCORING.choose(candidates, context);
            Collections.shuffle(candidates, random);

            assertThat(SCORING.choose(candidates, context)).as("seed %d", seed).isEqualTo(first);
        }
    }
}
