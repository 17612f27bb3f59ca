package org.onward.rules.labels;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.onward.rules.labels.Cue.Part;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.vocabulary.WorkType;
import org.onward.rules.words.PhraseIndex;
import org.onward.rules.words.PhraseIndex.Found;
import org.onward.rules.words.Words;

/** Looks up the words that hint at the kind of work. It finds cues; which of them decides is for the rules. */
final class WorkTypeWords {
    private final PhraseIndex<TableRow> verbs;
    private final PhraseIndex<TableRow> things;
    private final PhraseIndex<TableRow> leadIns;
    private final List<ObjectRow> objects;

    WorkTypeWords(DecisionTable words, DecisionTable objects, DecisionTable leadIns) {
        this.verbs = PhraseIndex.of(rowsOf(words, Part.VERB, Part.LIGHT_VERB), row -> row.list("words"));
        this.things = PhraseIndex.of(rowsOf(words, Part.NOUN, Part.CHORE), row -> row.list("words"));
        this.leadIns = PhraseIndex.of(leadIns.rows(), row -> row.list("words"));
        this.objects = objects.rows().stream().map(ObjectRow::of).toList();
    }

    /** The cues of a title from left to right, none overlapping another. */
    List<Cue> cuesIn(Words title) {
        List<Cue> cues = new ArrayList<>();
        boolean opening = false;
        int position = 0;
        while (position < title.size()) {
            opening |= title.get(position).opensClause();
            Optional<Found<TableRow>> leadIn = opening ? leadIns.at(title, position) : Optional.empty();
            Optional<Found<TableRow>> found = cueAt(title, position, opening);
            boolean skip = leadIn.isPresent()
                    && leadIn.get().length() >= found.map(Found::length).orElse(0);
            if (skip) {
                position += leadIn.get().length();
            } else {
                boolean opens = opening;
                found.map(cue -> cueOf(cue, opens)).ifPresent(cues::add);
                opening = false;
                position += found.map(Found::length).orElse(1);
            }
        }
        return cues;
    }

    /** What the main verb, the first verb that opens a clause, means together with its objects. */
    List<VerbWithObject> verbsWithObjectsIn(Words title, List<Cue> cues) {
        return cues.stream()
                .filter(cue -> cue.opening() && cue.isVerb())
                .findFirst()
                .map(verb -> withObjects(title, verb))
                .orElse(List.of());
    }

    /** A word that opens is read as a verb, any other as a thing; the longer phrase wins over both. */
    private Optional<Found<TableRow>> cueAt(Words title, int position, boolean opening) {
        Optional<Found<TableRow>> verb = title.get(position).looksPlural()
                ? verbs.at(title, position).filter(found -> exactly(found))
                : verbs.at(title, position);
        Optional<Found<TableRow>> thing = things.at(title, position);
        Stream<Found<TableRow>> inOrder = opening
                ? Stream.of(verb, thing).flatMap(Optional::stream)
                : Stream.of(thing, verb).flatMap(Optional::stream);
        return inOrder.max(Comparator.comparingInt(Found::length));
    }

    private static boolean exactly(Found<TableRow> found) {
        return found.entry().list("words").contains(found.words());
    }

    private List<VerbWithObject> withObjects(Words title, Cue verb) {
        int after = verb.position() + verb.words().split(" ").length;
        int end = IntStream.range(after, title.size())
                .filter(position -> title.get(position).opensClause())
                .findFirst()
                .orElse(title.size());
        List<ObjectRow> sharing = objects.stream()
                .filter(row -> row.verbs()
                        .at(title, verb.position())
                        .filter(found -> found.words().equals(verb.words()))
                        .isPresent())
                .toList();
        List<FoundObject> found = sharing.stream()
                .flatMap(row -> row.objects().in(title).stream()
                        .filter(object -> object.position() >= after && object.position() < end)
                        .map(object -> new FoundObject(row, object)))
                .toList();
        return found.stream()
                .filter(object -> found.stream().noneMatch(object::liesWithin))
                .filter(object -> found.stream().noneMatch(object::repeats))
                .map(object -> object.with(verb))
                .toList();
    }

    private static Cue cueOf(Found<TableRow> found, boolean opening) {
        TableRow row = found.entry();
        return new Cue(
                row.id(),
                row.constant("part", Part.class),
                row.constant("work type", WorkType.class),
                found.words(),
                found.position(),
                opening);
    }

    private static List<TableRow> rowsOf(DecisionTable table, Part... parts) {
        List<Part> wanted = List.of(parts);
        return table.rows().stream()
                .filter(row -> wanted.contains(row.constant("part", Part.class)))
                .toList();
    }

    /** A row of {@code work-type-objects}, its phrases ready to be looked up. */
    private record ObjectRow(TableRow row, PhraseIndex<TableRow> verbs, PhraseIndex<TableRow> objects) {
        static ObjectRow of(TableRow row) {
            List<TableRow> one = List.of(row);
            return new ObjectRow(
                    row, PhraseIndex.of(one, r -> r.list("verbs")), PhraseIndex.of(one, r -> r.list("objects")));
        }
    }

    private record FoundObject(ObjectRow in, Found<TableRow> object) {
        /** "letter" within "cover letter" does not speak. */
        boolean liesWithin(FoundObject other) {
            return object.length() < other.object.length()
                    && object.position() >= other.object.position()
                    && object.position() + object.length() <= other.object.position() + other.object.length();
        }

        /** A row speaks once, through its earliest object. */
        boolean repeats(FoundObject other) {
            return in == other.in && object.position() > other.object.position();
        }

        VerbWithObject with(Cue verb) {
            TableRow row = in.row();
            return new VerbWithObject(
                    row.id(),
                    row.number(),
                    row.text("reading").equals("sending"),
                    row.constant("work type", WorkType.class),
                    verb.words() + " … " + object.words());
        }
    }
}
