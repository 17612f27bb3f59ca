package org.onward.rules.language.time;

/** How far a hurried word is from the one that was meant. */
final class Spelling {
    private Spelling() {}

    /** Whether one letter was added, left out, replaced or swapped with its neighbour. */
    static boolean oneSlipApart(String meant, String typed) {
        int gap = meant.length() - typed.length();
        if (gap > 1 || gap < -1) {
            return false;
        }
        int same = 0;
        int shorter = Math.min(meant.length(), typed.length());
        while (same < shorter && meant.charAt(same) == typed.charAt(same)) {
            same++;
        }
        if (gap != 0) {
            String longer = gap > 0 ? meant : typed;
            String other = gap > 0 ? typed : meant;
            return longer.substring(same + 1).equals(other.substring(same));
        }
        return same < shorter
                && (meant.substring(same + 1).equals(typed.substring(same + 1)) || swapped(meant, typed, same));
    }

    private static boolean swapped(String meant, String typed, int at) {
        return at + 1 < meant.length()
                && meant.charAt(at) == typed.charAt(at + 1)
                && meant.charAt(at + 1) == typed.charAt(at)
                && meant.substring(at + 2).equals(typed.substring(at + 2));
    }
}
