package org.onward.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every state of the page on phone and desktop, light and dark: no accessibility finding, nothing wider than the screen, and a picture to look at. */
@ExtendWith(Chromium.class)
class PageGalleryIT {

    static Stream<PageState> states() {
        return PageState.all();
    }

    @ParameterizedTest
    @MethodSource("states")
    void is_accessible_and_fits_on_phone_and_desktop_in_light_and_dark(PageState state) throws Exception {
        try (ScriptedServer server = state.server();
                Tab tab = Tab.desktop(server.url() + state.place())) {
            state.reach(tab);
            for (int width : List.of(Tab.DESKTOP, Tab.PHONE)) {
                for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                    tab.look(width, scheme);
                    settle(tab.page());
                    picture(
                            tab.page(),
                            "%s-%d-%s.png".formatted(state, width, scheme.name().toLowerCase(Locale.ROOT)));
                    assertThat(findings(tab.page(), scheme))
                            .as("%s at %d px, %s", state, width, scheme)
                            .isEmpty();
                }
                assertThat(tooWide(tab.page()))
                        .as("what is wider than %d px in %s", width, state)
                        .isEmpty();
                assertThat(tooSmallTargets(tab.page()))
                        .as("targets of %s at %d px", state, width)
                        .isEmpty();
            }
            assertThat(tab.complaints()).isEmpty();
        }
    }

    /** In the dark only the colours differ, so only they are judged again. */
    private static List<Rule> findings(Page page, ColorScheme scheme) {
        AxeBuilder axe = new AxeBuilder(page);
        return (scheme == ColorScheme.DARK ? axe.withRules(List.of("color-contrast")) : axe)
                .analyze()
                .getViolations();
    }

    @SuppressWarnings("unchecked")
    private static List<String> tooWide(Page page) {
        return (List<String>) page.evaluate("""
                [...document.querySelectorAll('body *:not(.unseen)')]
                  .filter(element => element.getBoundingClientRect().right > innerWidth + 1)
                  .map(element => element.className || element.tagName)""");
    }

    /** Lets what fades in arrive; what breathes for ever does not count. */
    private static Object settle(Page page) {
        return page.evaluate("""
                Promise.all(document.getAnimations()
                  .filter(animation => animation.effect.getTiming().iterations !== Infinity)
                  .map(animation => animation.finished))
                  .then(() => true)""");
    }

    private static Object picture(Page page, String name) {
        return page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "screenshots", name)));
    }

    @SuppressWarnings("unchecked")
    private static List<String> tooSmallTargets(Page page) {
        return (List<String>) page.evaluate("""
                [...document.querySelectorAll('button, summary, input, select, textarea, a[href]:not(.skip-link)')]
                  .filter(control => control.checkVisibility())
                  .map(control => [control, control.getBoundingClientRect()])
                  .filter(([, box]) => box.width < 44 || box.height < 44)
                  .map(([control, box]) => `${control.innerText || control.id}: ${box.width} x ${box.height}`)""");
    }
}
