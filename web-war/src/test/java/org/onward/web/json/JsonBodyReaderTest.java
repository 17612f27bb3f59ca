package org.onward.web.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import jakarta.json.bind.annotation.JsonbProperty;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onward.identity.Role;
import org.onward.problem.InvalidInput;
import org.onward.problem.InvalidInput.Issue;

class JsonBodyReaderTest {
    record Inner(String word) {}

    record Body(
            String text,
            Integer count,
            Boolean flag,
            UUID id,
            Inner inner,
            List<String> words,
            Set<Role> roles,
            @JsonbProperty("new") String fresh) {}

    @Test
    void values_of_the_right_types_bind() throws IOException {
        UUID id = UUID.randomUUID();
        Body body = read("{\"text\":\"a\",\"count\":15,\"flag\":true,\"id\":\"" + id + "\",\"inner\":{\"word\":\"b\"},"
                + "\"words\":[\"c\",\"d\"],\"roles\":[\"operator\"],\"new\":\"e\"}");

        assertThat(body)
                .isEqualTo(new Body("a", 15, true, id, new Inner("b"), List.of("c", "d"), Set.of(Role.OPERATOR), "e"));
    }

    @Test
    void absent_and_null_members_are_null() throws IOException {
        assertThat(read("{\"text\":null}")).isEqualTo(new Body(null, null, null, null, null, null, null, null));
    }

    @Test
    void every_wrong_type_is_named_with_its_path_and_what_is_expected() {
        assertThat(issues(
                        "{\"text\":1,\"count\":\"15\",\"flag\":0,\"id\":\"x\",\"inner\":{\"word\":[]},\"words\":[\"a\",2],"
                                + "\"roles\":[\"king\"]}"))
                .extracting(Issue::field, Issue::expected)
                .containsExactlyInAnyOrder(
                        tuple("text", "a text"),
                        tuple("count", "a whole number"),
                        tuple("flag", "true or false"),
                        tuple("id", "an id such as 6f1c1f0e-8d0b-4a43-9d3f-0c7d6c1f2b1a"),
                        tuple("inner.word", "a text"),
                        tuple("words[1]", "a text"),
                        tuple("roles[0]", "one of user, analyst, operator"));
    }

    @Test
    void an_unknown_member_is_named() {
        assertThat(issues("{\"txet\":\"a\",\"inner\":{\"x\":1}}"))
                .extracting(Issue::field)
                .containsExactlyInAnyOrder("txet", "inner.x");
    }

    @Test
    void what_was_received_is_never_repeated() {
        assertThat(issues("{\"count\":\"my secret\",\"other\":\"my secret\"}"))
                .noneMatch(issue -> issue.toString().contains("secret"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5", "1e99", "1e999999999999", "99999999999", "-1e400"})
    void numbers_beyond_bounds_are_refused(String number) {
        assertThatThrownBy(() -> read("{\"count\":" + number + "}"))
                .isInstanceOfAny(InvalidInput.class, UnreadableBody.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{\"text\":\"a\\u0000b\"}", "{\"inner\":{\"word\":\"\\ud800\"}}", "{\"words\":[\"\\udc00x\"]}"})
    void text_that_no_column_can_hold_is_refused(String json) {
        assertThat(issues(json)).extracting(Issue::code).containsExactly("unstorable_text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "{", "[]", "1", "\"a\"", "null", "{\"text\":}", "{} {}", "{'text':'a'}", "\u0000"})
    void what_is_no_json_object_is_refused(String json) {
        assertThatThrownBy(() -> read(json)).isInstanceOf(UnreadableBody.class);
    }

    @Test
    void thousands_of_brackets_are_refused_before_they_are_parsed() {
        assertThatThrownBy(() -> read("{\"words\":" + "[".repeat(30_000)))
                .isInstanceOf(UnreadableBody.class)
                .hasMessageContaining("deep");
    }

    @Test
    void brackets_within_text_do_not_count() throws IOException {
        assertThat(read("{\"text\":\"" + "[{\\\"".repeat(100) + "\"}").text()).hasSize(300);
    }

    @Test
    void bytes_that_are_no_utf_8_are_refused() {
        assertThatThrownBy(() -> read(new byte[] {'{', '"', (byte) 0xC3, '"', ':', '1', '}'}))
                .isInstanceOf(UnreadableBody.class)
                .hasMessageContaining("UTF-8");
    }

    private static org.assertj.core.groups.Tuple tuple(Object... values) {
        return org.assertj.core.groups.Tuple.tuple(values);
    }

    private static List<Issue> issues(String json) {
        InvalidInput refusal = (InvalidInput) org.assertj.core.api.Assertions.catchThrowable(() -> read(json));
        assertThat(refusal).asInstanceOf(type(InvalidInput.class)).isNotNull();
        return refusal.issues();
    }

    private static Body read(String json) throws IOException {
        return read(json.getBytes(StandardCharsets.UTF_8));
    }

    private static Body read(byte[] bytes) throws IOException {
        return (Body) JsonBodyReader.read(Body.class, new ByteArrayInputStream(bytes));
    }
}
