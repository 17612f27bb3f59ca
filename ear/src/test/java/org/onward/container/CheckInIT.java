package org.onward.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.inject.Inject;
import java.io.File;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.importer.ZipImporter;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.onward.chat.ChatService;
import org.onward.companion.checkin.CheckInService;
import org.onward.companion.stage.StageService;
import org.onward.conversation.Utterance;
import org.onward.identity.Caller;
import org.onward.rules.checkin.CheckInDecision.Kind;
import org.onward.rules.language.DialogueState;

/** Following up on work, as whoever keeps time would call it (companion spec §6). */
@ExtendWith(ArquillianExtension.class)
class CheckInIT {
    @Inject
    ConversationProbe probe;

    @Inject
    ChatService chat;

    @Inject
    CheckInService checkIns;

    @Inject
    StageService stage;

    private Caller ada;

    @Deployment
    static WebArchive theRealArchive() {
        return ShrinkWrap.create(ZipImporter.class, "onward.war")
                .importFrom(new File(System.getProperty("onward.war")))
                .as(WebArchive.class)
                .addClasses(ConversationProbe.class);
    }

    @BeforeEach
    void ada_is_working() {
        ada = probe.newPerson();
        say("clean the kitchen, takes 40 minutes");
        say("I have an hour");
        say("sure");
        assertEquals("IN_PROGRESS", probe.statuses(ada));
    }

    @Test
    void the_first_is_due_after_the_estimate_and_a_quarter_and_not_sent_before() {
        assertEquals(50, probe.minutesToCheckIn(ada));
        assertEquals(Kind.WAIT, checkIns.followUp(ada));
        assertEquals(0, probe.checkInsSent(ada));
    }

    @Test
    void one_that_is_due_is_sent_once_and_counted_when_sent() {
        assertEquals(Kind.SEND, followUpNow());
        assertEquals(Kind.WAIT, checkIns.followUp(ada));
        assertEquals(1, probe.checkInsSent(ada));
        assertEquals(20, probe.minutesToCheckIn(ada));
        assertEquals(DialogueState.CHECKING_IN, stage.current(ada).state());
        say("still working on it");
        assertEquals(1, probe.checkInsSent(ada));
        assertEquals(20, probe.minutesToCheckIn(ada));
        assertEquals(DialogueState.ACTIVE, stage.current(ada).state());
    }

    @Test
    void twenty_more_minutes_are_asked_about_after_twenty_five() {
        followUpNow();
        say("need 20 more minutes");
        assertEquals(25, probe.minutesToCheckIn(ada));
    }

    @Test
    void after_the_third_the_task_is_back_in_the_queue_and_an_answer_takes_it_up() {
        assertEquals(Kind.SEND, followUpNow());
        assertEquals(Kind.SEND, followUpNow());
        assertEquals(10, probe.minutesToCheckIn(ada));
        assertEquals(Kind.SEND_LAST, followUpNow());
        assertEquals("PENDING", probe.statuses(ada));
        assertEquals(-1, probe.minutesToCheckIn(ada));
        assertEquals(Kind.WAIT, checkIns.followUp(ada));
        say("still on it");
        assertEquals("IN_PROGRESS", probe.statuses(ada));
        assertEquals(0, probe.checkInsSent(ada));
        assertEquals(50, probe.minutesToCheckIn(ada));
    }

    @Test
    void done_to_the_last_completes_the_task_without_picking_it() {
        followUpNow();
        followUpNow();
        followUpNow();
        say("done");
        assertEquals("COMPLETED", probe.statuses(ada));
    }

    @Test
    void whoever_wants_none_gets_none_and_keeps_working() {
        probe.prefer(ada, "{\"channels.check_ins\": \"no\"}");
        assertEquals(Kind.SKIP, followUpNow());
        assertEquals("IN_PROGRESS", probe.statuses(ada));
        assertTrue(probe.events(ada).endsWith("CHECK_IN_SKIPPED"));
    }

    @Test
    void stopping_ends_the_follow_up() {
        say("stop for now");
        assertEquals(-1, probe.minutesToCheckIn(ada));
    }

    private Kind followUpNow() {
        probe.bringCheckInForward(ada);
        return checkIns.followUp(ada);
    }

    private void say(String words) {
        chat.say(ada, Utterance.words(words), "", "");
    }
}
