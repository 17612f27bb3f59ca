package org.onward.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A browser tab that remembers everything that should never happen: dialogs, script errors, complaints in the console. */
final class Tab implements AutoCloseable {

    static final int PHONE = 390;
    static final int DESKTOP = 1280;

    private final BrowserContext context;
    private final Page page;
    private final List<String> complaints = new CopyOnWriteArrayList<>();

    private Tab(BrowserContext context) {
        this.context = context;
        this.page = context.newPage();
        page.setDefaultTimeout(Chromium.PATIENCE_MILLIS);
        page.onDialog(dialog -> {
            complaints.add("dialog: " + dialog.message());
            dialog.dismiss();
        });
        page.onPageError(error -> complaints.add("script error: " + error));
        page.onConsoleMessage(message -> {
            if (List.of("error", "warning").contains(message.type())) {
                complaints.add(message.type() + ": " + message.text());
            }
        });
    }

    static Tab desktop(String url) {
        return open(url, DESKTOP, ColorScheme.LIGHT);
    }

    static Tab phone(String url) {
        return open(url, PHONE, ColorScheme.LIGHT);
    }

    static Tab open(String url, int width, ColorScheme scheme) {
        Tab tab = new Tab(Chromium.browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(width, width == PHONE ? 844 : 800)
                        .setHasTouch(width == PHONE)
                        .setLocale("en-GB")
                        .setTimezoneId("Europe/Berlin")
                        .setColorScheme(scheme)));
        tab.page.navigate(url);
        return tab;
    }

    /** Another tab of the same browser: same cookies, same storage. */
    Tab neighbour(String url) {
        Tab tab = new Tab(context);
        tab.page.navigate(url);
        return tab;
    }

    /** Shows the same page as another screen would. */
    void look(int width, ColorScheme scheme) {
        page.setViewportSize(width, width == PHONE ? 844 : 800);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    }

    Page page() {
        return page;
    }

    BrowserContext context() {
        return context;
    }

    /** What went wrong so far, except the browser's own lines about refused or lost requests, which some tests provoke. */
    List<String> complaints() {
        return complaints.stream()
                .filter(complaint -> !complaint.contains("Failed to load resource") && !complaint.contains("net::ERR_"))
                .toList();
    }

    @Override
    public void close() {
        context.close();
    }
}
