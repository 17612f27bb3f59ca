package org.onward.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.onward.system.OnwardServer;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;

/** kill -9 in the middle of capturing: every acknowledged capture is there afterwards, once. */
class KillDuringCaptureIT {
    private static final int BEFORE_THE_KILL = 15;
    private static final int LINES = 60;

    @Test
    void every_acknowledged_capture_survives_kill_minus_nine_once() throws Exception {
        try (OnwardServer server = OnwardServer.startOwn("kill-during-capture", Map.of())) {
            Person ada = OnwardSystem.on(server).first();
            List<String> acknowledged = new ArrayList<>();
            CountDownLatch enough = new CountDownLatch(BEFORE_THE_KILL);
            ExecutorService teller = Executors.newSingleThreadExecutor();
            Future<?> telling = teller.submit(() -> tellUntilItDies(ada, acknowledged, enough));
            assertThat(enough.await(2, TimeUnit.MINUTES)).isTrue();
            server.kill();
            telling.get(1, TimeUnit.MINUTES);
            teller.shutdown();
            server.restart();
            ada.logIn();
            List<String> before = saidBy(ada);
            assertThat(before).containsAll(acknowledged).doesNotHaveDuplicates();

            for (int i = 0; i < LINES; i++) {
                tell(ada, i);
            }
            assertThat(saidBy(ada)).hasSize(LINES).doesNotHaveDuplicates();
        }
    }

    private static void tellUntilItDies(Person ada, List<String> acknowledged, CountDownLatch enough) {
        for (int i = 0; i < LINES; i++) {
            try {
                tell(ada, i);
            } catch (RuntimeException | AssertionError serverDied) {
                assertThat(acknowledged).hasSizeGreaterThanOrEqualTo(BEFORE_THE_KILL);
                return;
            }
            acknowledged.add(line(i));
            enough.countDown();
        }
    }

    private static String line(int i) {
        return "sort box number " + (1000 + i);
    }

    private static void tell(Person ada, int i) {
        ada.send("POST", "/api/chat/messages", Map.of("text", line(i)), Map.of("Idempotency-Key", "line-" + i))
                .expecting(201);
    }

    private static List<String> saidBy(Person ada) {
        List<String> said = new ArrayList<>();
        JsonNode items = ada.get("/api/chat/messages?limit=200").json().path("items");
        items.forEach(item -> {
            if (item.path("from").asText().equals("you")) {
                said.add(item.path("texts").path(0).asText());
            }
        });
        return said;
    }
}
