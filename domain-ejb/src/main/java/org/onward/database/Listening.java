package org.onward.database;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.onward.database.Notifications.Notification;

/**
 * Hears what the database tells every node, on a thread of its own until it is closed. A lost connection is made anew; what was
 * said meanwhile is lost, so whoever listens catches up each time the line is open.
 */
public final class Listening implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Listening.class.getName());
    private static final int WAIT_MILLISECONDS = 1_000;
    private static final int RECONNECT_SECONDS = 2;

    private final CountDownLatch closed = new CountDownLatch(1);
    private final Runnable catchUp;
    private final Consumer<List<Notification>> heard;
    private final String[] channels;
    private final Thread thread;

    /**
     * Begins to listen.
     *
     * @param threads where the thread comes from
     * @param name of the thread
     * @param catchUp done each time the line is open
     * @param heard what arrives, in order, one batch after the other
     * @param channels see {@link Notifications#on}
     */
    public Listening(
            ThreadFactory threads,
            String name,
            Runnable catchUp,
            Consumer<List<Notification>> heard,
            String... channels) {
        this.catchUp = catchUp;
        this.heard = heard;
        this.channels = channels.clone();
        thread = threads.newThread(this::listen);
        thread.setName(name);
        thread.setDaemon(true);
        thread.start();
    }

    private void listen() {
        while (!isClosed(0)) {
            try (Notifications notifications = Notifications.on(channels)) {
                catchUp.run();
                while (!isClosed(0)) {
                    heard.accept(notifications.await(WAIT_MILLISECONDS));
                }
            } catch (Notifications.Lost | RuntimeException e) {
                if (!isClosed(RECONNECT_SECONDS)) {
                    LOG.log(System.Logger.Level.INFO, "Listening to the database anew after {0}", e.toString());
                }
            }
        }
    }

    private boolean isClosed(int waitSeconds) {
        try {
            return closed.await(waitSeconds, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    @Override
    public void close() {
        closed.countDown();
        thread.interrupt();
    }
}
