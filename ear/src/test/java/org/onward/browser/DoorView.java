package org.onward.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/** The pages in front of the conversation: sign in, set up, join. */
final class DoorView {

    private final Page page;

    DoorView(Tab tab) {
        this.page = tab.page();
    }

    Locator title() {
        return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1));
    }

    Locator zone() {
        return page.getByLabel("Time zone");
    }

    Locator notice() {
        return page.getByRole(AriaRole.ALERT);
    }

    void signIn(String name, String password) {
        enter(name, password, "Sign in");
    }

    void enter(String name, String password, String button) {
        page.getByLabel("Name").fill(name);
        page.getByLabel("Password").fill(password);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(button))
                .click();
    }
}
