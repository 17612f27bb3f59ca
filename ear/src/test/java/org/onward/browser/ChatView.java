package org.onward.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/** The conversation as a reader meets it. */
final class ChatView {

    private final Page page;

    ChatView(Tab tab) {
        this.page = tab.page();
    }

    Locator composer() {
        return page.getByLabel("What you want to say");
    }

    void say(String text) {
        composer().fill(text);
        composer().press("Enter");
    }

    Locator messages() {
        return page.locator(".message");
    }

    /** The newest message that contains the text. */
    Locator message(String text) {
        return messages().filter(new Locator.FilterOptions().setHasText(text)).last();
    }

    Locator button(String label) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(label));
    }

    SuggestionCardView card() {
        return new SuggestionCardView(page);
    }

    Locator notice() {
        return page.locator(".notice").first();
    }

    /** The chip for one piece of what was understood, by what it shows. */
    Locator chip(String label) {
        return page.locator(".chip", new Page.LocatorOptions().setHasText(label))
                .last();
    }

    /** Opens a chip and takes another reading: one tap to see, one to correct. */
    void correct(String from, String to) {
        chip(from).click();
        page.locator(".chip-menu:popover-open .choice", new Page.LocatorOptions().setHasText(to))
                .click();
    }

    Page page() {
        return page;
    }

    String focused() {
        return (String)
                page.evaluate(
                        "(document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || document.activeElement.id).trim()");
    }
}
