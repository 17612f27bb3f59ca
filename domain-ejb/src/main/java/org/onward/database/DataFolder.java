package org.onward.database;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * The folder that holds everything Onward keeps when it runs its own PostgreSQL. One process at a time may use it: it is
 * locked from opening until closing, and the operating system lets go of the lock when the process dies.
 */
final class DataFolder implements AutoCloseable {
    private final Path root;
    private final FileChannel lockFile;
    private final FileLock lock;

    private DataFolder(Path root, FileChannel lockFile, FileLock lock) {
        this.root = root;
        this.lockFile = lockFile;
        this.lock = lock;
    }

    static DataFolder open(Path root) {
        FileChannel lockFile = openLockFile(root);
        try {
            FileLock lock = lockFile.tryLock();
            if (lock != null) {
                return new DataFolder(root, lockFile, lock);
            }
            lockFile.close();
        } catch (OverlappingFileLockException e) {
            throw inUse(root, e);
        } catch (IOException e) {
            throw unusable(root, e);
        }
        throw inUse(root, null);
    }

    Path resolve(String name) {
        return root.resolve(name);
    }

    @Override
    public void close() {
        try {
            lock.release();
            lockFile.close();
        } catch (IOException e) {
            throw new IllegalStateException("The data folder's lock cannot be released", e);
        }
    }

    private static FileChannel openLockFile(Path root) {
        try {
            if (!Files.isDirectory(root)) {
                Files.createDirectories(
                        root, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            }
            return FileChannel.open(root.resolve("onward.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw unusable(root, e);
        }
    }

    private static CannotStart inUse(Path root, Throwable cause) {
        return new CannotStart(
                "The data folder " + root
                        + " is in use by another running Onward: stop that one, or set ONWARD_DATA to another folder.",
                cause);
    }

    private static CannotStart unusable(Path root, IOException cause) {
        return new CannotStart(
                "The data folder " + root + " cannot be used ("
                        + cause.getClass().getSimpleName() + ": "
                        + cause.getMessage()
                        + "): make it a folder that this user may write, or set ONWARD_DATA to another one.",
                cause);
    }
}
