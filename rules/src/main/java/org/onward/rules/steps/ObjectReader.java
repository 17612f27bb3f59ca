package org.onward.rules.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Finds what an instruction is about and makes it stand in our own sentences, with an article where one belongs. */
final class ObjectReader {
    private static final int LONGEST_THING = 40;
    private static final int LONGEST_PERSON = 30;

    private final StepWords words;

    ObjectReader(StepWords words) {
        this.words = words;
    }

    /** The words of the object: from after the verbs to where another clause begins. */
    List<String> objectAfter(List<String> tokens, int verbLength) {
        int from = afterJoinedVerbs(tokens, verbLength);
        List<String> object = new ArrayList<>();
        for (int at = from; at < tokens.size() && !endsObject(tokens, at, from); at++) {
            object.add(tokens.get(at));
            if (tokens.get(at).matches(".*[,;:]")) {
                break;
            }
        }
        return startsClause(object) ? List.of() : object;
    }

    /** "and order new air filter" after "measure": the object belongs to both verbs. */
    private int afterJoinedVerbs(List<String> tokens, int from) {
        if (from < tokens.size()
                && tokens.get(from - 1).endsWith(",")
                && words.verbAt(tokens, from).isPresent()) {
            return afterJoinedVerbs(
                    tokens, from + words.verbAt(tokens, from).orElseThrow().length());
        }
        if (from + 1 < tokens.size() && words.is("joining word", tokens.get(from))) {
            return words.verbAt(tokens, from + 1)
                    .map(verb -> afterJoinedVerbs(tokens, from + 1 + verb.length()))
                    .orElse(from);
        }
        return from;
    }

    private boolean endsObject(List<String> tokens, int at, int from) {
        String token = tokens.get(at);
        boolean joinsVerb = words.is("joining word", token)
                && at + 1 < tokens.size()
                && words.verbAt(tokens, at + 1).isPresent();
        return joinsVerb || token.matches("[-–—/|]|[(].*") || at > from && words.is("clause word", token);
    }

    private boolean startsClause(List<String> object) {
        return object.isEmpty()
                || words.is("clause word", object.get(0))
                || words.is("small word", object.get(0))
                || words.is("pronoun", object.get(0));
    }

    /** The object as a phrase for our sentences; empty when there is none. */
    String thing(List<String> object) {
        return object.isEmpty() ? "" : withArticle(shortObject(object));
    }

    /** The object in second person, without what hangs on its end when it is long. */
    String shortObject(List<String> object) {
        String whole = inSecondPerson(object);
        if (whole.length() <= LONGEST_THING) {
            return whole;
        }
        List<String> head = new ArrayList<>();
        for (String token : object) {
            if (!head.isEmpty() && words.is("small word", token) && !token.equals("of")) {
                break;
            }
            head.add(token);
        }
        return TitleCleaning.shortened(inSecondPerson(head), LONGEST_THING);
    }

    /** Whom the object names first: a name, a relative, or a short noun with its article. */
    String person(List<String> object) {
        List<String> head = new ArrayList<>();
        for (String token : object) {
            boolean nameGoesOn = head.isEmpty() || isCapitalised(token) || !isCapitalised(head.get(0));
            if (words.is("small word", token) || words.is("question word", token) || !nameGoesOn) {
                break;
            }
            head.add(token);
            if (words.is("no article", token)) {
                break;
            }
        }
        String person = inSecondPerson(head);
        return head.isEmpty() || head.size() > 3 || person.length() > LONGEST_PERSON ? "" : withArticle(person);
    }

    /** A title without a verb, as a thing: only when it plainly is one, otherwise empty. */
    String nounTitle(String title) {
        String first = title.split(" ", 2)[0];
        boolean plain = !title.isEmpty()
                && title.length() <= LONGEST_THING
                && title.matches("[\\p{IsLatin}\\p{N}' ’-]+")
                && title.matches("^.[^\\p{Lu}]*$")
                && !title.matches(".*[ ]-.*|.* (is|are|does|do|not|was|to) .*");
        String second = title.contains(" ") ? title.split(" ")[1] : "";
        boolean unknownVerb = !words.is("determiner", first) && words.is("determiner", second);
        String last = title.substring(title.lastIndexOf(' ') + 1);
        if (!plain || unknownVerb || !words.isKnownNoun(last) || isCapitalised(first) && !words.isKnownNoun(first)) {
            return "";
        }
        String start = words.is("proper word", first) ? first : first.toLowerCase(Locale.ROOT);
        return withArticle(inSecondPerson(List.of((start + title.substring(first.length())).split(" "))));
    }

    /** "my rent" as we say it to the person: "your rent". */
    String inSecondPerson(List<String> tokens) {
        return tokens.stream()
                .map(ObjectReader::inSecondPerson)
                .collect(Collectors.joining(" "))
                .replaceFirst("[,;:]+$", "")
                .strip();
    }

    private static String inSecondPerson(String token) {
        return switch (token) {
            case "my", "My" -> "your";
            case "me", "Me" -> "you";
            case "mine" -> "yours";
            case "myself" -> "yourself";
            case "I" -> "you";
            case "I'm", "I’m" -> "you're";
            default -> token;
        };
    }

    private String withArticle(String phrase) {
        String[] parts = phrase.split(" ", 2);
        String first = parts[0];
        String word = StepWords.plain(first);
        if (parts.length == 2 && (word.equals("a") || word.equals("an") || word.equals("some"))) {
            return "the " + parts[1];
        }
        String last = phrase.substring(phrase.lastIndexOf(' ') + 1);
        boolean nameOfThing =
                parts.length == 2 && !isCapitalised(last) && !words.is("small word", parts[1].split(" ")[0]);
        boolean standsAlone = isCapitalised(first) && !nameOfThing
                || !first.matches("[\\p{L}/'’-]+")
                || first.matches(".*['’]s?")
                || phrase.matches(".* \\d+")
                || words.is("determiner", word)
                || words.is("no article", word);
        return standsAlone ? phrase : "the " + phrase;
    }

    private static boolean isCapitalised(String token) {
        return !token.isEmpty() && !token.equals(token.toLowerCase(Locale.ROOT));
    }
}
