package org.onward.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.opentest4j.TestAbortedException;

/**
 * One Chromium for the whole suite, driven by the Node and Chromium installed on this machine: nothing is downloaded. Where one of them is
 * missing, the test class is skipped with the reason. {@code ONWARD_CHROMIUM} and {@code PLAYWRIGHT_NODEJS_PATH} name other places.
 */
public final class Chromium implements BeforeAllCallback {

    private static final List<String> FLAGS = List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    /** Long, because a busy machine is not what these tests are about. */
    static final int PATIENCE_MILLIS = 30_000;

    /** The running browser and what must be closed with it when the last test is over. */
    private record Running(Playwright playwright, Browser browser) implements ExtensionContext.Store.CloseableResource {
        @Override
        public void close() {
            browser.close();
            playwright.close();
        }
    }

    private static Browser browser;

    /** The suite's browser; call it from tests of classes extended with this extension. */
    static Browser browser() {
        return browser;
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        Running running = context.getRoot()
                .getStore(ExtensionContext.Namespace.create(Chromium.class))
                .getOrComputeIfAbsent(Running.class, key -> start(), Running.class);
        browser = running.browser();
    }

    private static Running start() {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
        Path node = find("PLAYWRIGHT_NODEJS_PATH", "/usr/bin/node", "/usr/local/bin/node");
        Path chromium =
                find("ONWARD_CHROMIUM", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome");
        Playwright playwright = Playwright.create(new Playwright.CreateOptions()
                .setEnv(Map.of("PLAYWRIGHT_NODEJS_PATH", node.toString(), "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        return new Running(
                playwright,
                playwright
                        .chromium()
                        .launch(new BrowserType.LaunchOptions()
                                .setExecutablePath(chromium)
                                .setArgs(FLAGS)));
    }

    private static Path find(String variable, String... usual) {
        return Stream.concat(Optional.ofNullable(System.getenv(variable)).stream(), Stream.of(usual))
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new TestAbortedException("Browser tests are skipped: none of " + List.of(usual)
                        + " is there and " + variable + " names no other."));
    }
}
