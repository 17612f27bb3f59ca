package org.onward.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;
import org.onward.system.Reply;

/** What is said in one tab appears in every other, in order, once, also after a gap. */
@Timeout(60)
class LiveStreamIT {
    private final Person ada = OnwardSystem.shared().newPerson();

    @Test
    void another_tab_hears_what_is_said_as_it_is_said() throws Exception {
        try (BufferedReader stream = ada.follow("")) {
            assertThat(stream.readLine()).startsWith(":");
            Reply reply = ada.say("rake the leaves");
            List<String> ids = ids(stream, 2);
            assertThat(ids.get(1)).isEqualTo(reply.message().path("id").asText());
        }
    }

    @Test
    void a_reconnect_continues_after_the_last_message_seen() throws Exception {
        long seen = ada.say("hello").message().path("id").asLong();
        Reply second = ada.say("rake the leaves");
        Reply third = ada.say("thanks");
        try (BufferedReader stream = ada.follow(Long.toString(seen))) {
            assertThat(ids(stream, 4))
                    .contains(
                            second.message().path("id").asText(),
                            third.message().path("id").asText())
                    .doesNotHaveDuplicates()
                    .isSortedAccordingTo((a, b) -> Long.compare(Long.parseLong(a), Long.parseLong(b)));
        }
    }

    @Test
    void nobody_hears_somebody_else() throws Exception {
        Person eve = OnwardSystem.shared().newPerson();
        try (BufferedReader stream = eve.follow("")) {
            assertThat(stream.readLine()).startsWith(":");
            ada.say("wrap the present");
            eve.say("hello");
            StringBuilder heard = new StringBuilder();
            for (String line = stream.readLine(); !line.contains("\"onward\""); line = stream.readLine()) {
                heard.append(line);
            }
            assertThat(heard.toString()).doesNotContain("present");
        }
    }

    @Test
    void a_log_out_ends_the_streams_of_all_tabs() throws Exception {
        try (BufferedReader one = ada.follow("");
                BufferedReader other = ada.follow("")) {
            assertThat(one.readLine()).startsWith(":");
            assertThat(other.readLine()).startsWith(":");
            ada.logOut();
            assertThat(one.lines().filter(line -> line.startsWith("id:"))).isEmpty();
            assertThat(other.lines().filter(line -> line.startsWith("id:"))).isEmpty();
        }
    }

    @Test
    void the_oldest_of_too_many_streams_gives_way() throws Exception {
        List<BufferedReader> streams = new ArrayList<>();
        try {
            for (int i = 0; i <= 10; i++) {
                streams.add(ada.follow(""));
                assertThat(streams.get(i).readLine()).startsWith(":");
            }
            assertThat(streams.get(0).lines().filter(line -> line.startsWith("id:")))
                    .isEmpty();
            ada.say("hello");
            assertThat(ids(streams.get(10), 2)).hasSize(2);
        } finally {
            for (BufferedReader stream : streams) {
                stream.close();
            }
        }
    }

    private static List<String> ids(BufferedReader stream, int count) throws Exception {
        List<String> ids = new ArrayList<>();
        while (ids.size() < count) {
            String line = stream.readLine();
            if (line.startsWith("id:")) {
                ids.add(line.substring(3).strip());
            }
        }
        return ids;
    }
}
