package org.onward.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;

/** The one live card: a suggestion, or the step being worked on. */
final class SuggestionCardView {

    private final Page page;

    SuggestionCardView(Page page) {
        this.page = page;
    }

    Locator region() {
        return page.locator(".card");
    }

    Locator title() {
        return region().locator(".card-title");
    }

    Locator button(String label) {
        return region().locator("button")
                .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^" + label + "$")));
    }

    void press(String label) {
        button(label).click();
    }

    void unfold(String summary) {
        region().locator("summary", new Locator.LocatorOptions().setHasText(summary))
                .click();
    }

    Locator currentStep() {
        return region().locator("[aria-current=step]");
    }
}
