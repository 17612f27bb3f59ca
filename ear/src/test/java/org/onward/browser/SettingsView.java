package org.onward.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/** The settings page. */
final class SettingsView {

    private final Page page;

    SettingsView(Tab tab) {
        this.page = tab.page();
    }

    Locator signOut() {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Sign out").setExact(true));
    }

    void makeKey(String name) {
        page.getByLabel("What is it for?").fill(name);
        button("Make a key").click();
    }

    void changePassword(String current, String wanted) {
        page.getByLabel("Password now").fill(current);
        page.getByLabel("New password").fill(wanted);
        button("Change password").click();
    }

    Locator secret() {
        return page.locator(".once code");
    }

    Locator keys() {
        return page.locator(".rows li");
    }

    Locator good() {
        return page.locator(".notice.good").first();
    }

    Locator button(String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }
}
