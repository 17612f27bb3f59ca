package org.onward.rules.steps;

import java.util.Locale;

/** Fills the slots of step texts from a title. A text whose slot has nothing to say gives way to its plain wording. */
final class Slots {
    private static final int LONGEST_TEXT = 90;

    private final TaskWording wording;

    Slots(TaskWording wording) {
        this.wording = wording;
    }

    String fill(StepTemplate template) {
        String filled = filled(template.text());
        boolean usable = !filled.isEmpty()
                && (filled.length() <= LONGEST_TEXT || template.plain().isEmpty());
        return usable ? filled : filled(template.plain());
    }

    /** A text that only uses slots which always have something to say: {@code {it}}, {@code {task}}, {@code {title}}. */
    String fill(String text) {
        return filled(text);
    }

    private String filled(String text) {
        if (text.contains("{do") && !usableInside(text)
                || text.contains("{who}") && wording.person().isEmpty()) {
            return "";
        }
        String instruction = wording.instruction();
        String thing = wording.thing().isEmpty() ? wording.title() : wording.thing();
        return text.replace("{do lower}", lowered(instruction))
                .replace("{do}", instruction)
                .replace("{task}", instruction.isEmpty() ? wording.title() : lowered(instruction))
                .replace("{it}", thing)
                .replace("{who}", wording.person())
                .replace("{title}", wording.title());
    }

    /** A long or many-part instruction stands alone as a step but reads badly inside another sentence. */
    private boolean usableInside(String text) {
        String instruction = wording.instruction();
        boolean alone = text.equals("{do}");
        return !instruction.isEmpty()
                && (alone || instruction.length() <= 48 && !instruction.matches(".*([,;:(…]| and ).*"));
    }

    private static String lowered(String instruction) {
        boolean shouted = instruction.length() > 1 && Character.isUpperCase(instruction.charAt(1));
        return instruction.isEmpty() || shouted
                ? instruction
                : instruction.substring(0, 1).toLowerCase(Locale.ROOT) + instruction.substring(1);
    }
}
