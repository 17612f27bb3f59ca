package org.onward.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever stands in a text, it is shown as text: no markup, no script, no dialog, no request to anywhere. */
@ExtendWith(Chromium.class)
class HostileTextIT {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<img src=x onerror=alert(1)>",
                "<script>alert(1)</script>",
                "\"><svg/onload=alert(1)>",
                "javascript:alert(1)",
                "</textarea><iframe srcdoc='<script>alert(1)</script>'>",
                "{{constructor.constructor('alert(1)')()}} ${alert(1)}",
                "<a href=\"javascript:alert(1)\" onmouseover=alert(1)>x</a>",
                "<style>*{display:none}</style>",
                "\u202Egnp.exe\u0000\u2066"
            })
    void is_shown_as_text_wherever_it_stands(String text) throws Exception {
        Map<String, Object> card = Map.of(
                "taskId",
                Script.TASK,
                "title",
                text,
                "minutes",
                15,
                "dueLabel",
                text,
                "workType",
                text,
                "band",
                text,
                "reason",
                text,
                "steps",
                List.of(
                        Map.of("number", 1, "text", text, "minutes", 5),
                        Map.of("number", 2, "text", text, "minutes", 5)),
                "piece",
                Map.of("number", 1, "of", 2, "toward", text));
        List<Map<String, Object>> buttons = List.of(Script.button("accept", text, text, text, "primary"));
        Map<String, Object> understood = Map.of(
                "taskId",
                text,
                "version",
                1,
                "title",
                text,
                "pieces",
                List.of(Map.of(
                        "field",
                        "minutes",
                        "label",
                        text,
                        "value",
                        "15",
                        "choices",
                        List.of(Map.of("value", "30", "label", text)))));
        String current = new Gson().toJson(Map.of("state", text, "suggestion", card, "buttons", buttons));
        try (ScriptedServer server = Script.conversation(
                        current,
                        Script.you(1, text),
                        Script.onward(2, text).with("understood", understood),
                        Script.onward(3, text).with("suggestion", card).with("why", List.of(text)),
                        Script.onward(4, text)
                                .with("question", Map.of("text", text, "options", buttons))
                                .with("reward", Map.of("level", text)));
                Tab tab = Tab.desktop(server.url())) {
            ChatView chat = new ChatView(tab);
            assertThat(chat.card().title()).hasText(text);
            assertThat(chat.messages()).hasCount(4);
            tab.page().evaluate("""
                    document.querySelectorAll('details').forEach(fold => fold.open = true);
                    document.querySelectorAll('*').forEach(element => element.dispatchEvent(new MouseEvent('mouseover')))""");

            assertThat(tab.page().locator("main img, main script, main iframe, main a, main style, body > script"))
                    .hasCount(0);
            assertThat(tab.complaints()).isEmpty();
        }
    }
}
