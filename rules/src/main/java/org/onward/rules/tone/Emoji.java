package org.onward.rules.tone;

/** Counts emoji; one with a skin tone, a joiner or a flag of two letters counts once. */
final class Emoji {
    private static final int JOINER = 0x200D;

    private Emoji() {}

    static int count(String text) {
        int count = 0;
        boolean joined = false;
        boolean halfFlag = false;
        for (int i = 0; i < text.length(); ) {
            int point = text.codePointAt(i);
            i += Character.charCount(point);
            if (isFlagLetter(point)) {
                count += halfFlag ? 0 : 1;
                halfFlag = !halfFlag;
                joined = false;
                continue;
            }
            halfFlag = false;
            if (isPicture(point)) {
                count += joined ? 0 : 1;
                joined = false;
            } else if (point == JOINER) {
                joined = true;
            }
        }
        return count;
    }

    private static boolean isFlagLetter(int point) {
        return point >= 0x1F1E6 && point <= 0x1F1FF;
    }

    private static boolean isPicture(int point) {
        boolean skinTone = point >= 0x1F3FB && point <= 0x1F3FF;
        return !skinTone
                && (point >= 0x1F300 && point <= 0x1FAFF
                        || point >= 0x2600 && point <= 0x27BF
                        || point >= 0x231A && point <= 0x231B
                        || point >= 0x23E9 && point <= 0x23FA
                        || point >= 0x2B1B && point <= 0x2B1C
                        || point == 0x2B50
                        || point == 0x2B55
                        || point == 0x203C
                        || point == 0x2049
                        || point >= 0x1F000 && point <= 0x1F1E5);
    }
}
