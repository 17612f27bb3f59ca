package org.onward.database;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/** PostgreSQL's own programs, unpacked once into the data folder from the archive that Onward carries. */
final class PostgresBinaries {
    private static final System.Logger LOG = System.getLogger(PostgresBinaries.class.getName());

    private final Path home;

    private PostgresBinaries(Path home) {
        this.home = home;
    }

    /** Unpacks when {@code home} does not exist yet; a half-unpacked folder never gets that name. */
    static PostgresBinaries unpackedInto(Path home) {
        if (Files.isDirectory(home)) {
            return new PostgresBinaries(home);
        }
        LOG.log(System.Logger.Level.INFO, "First start: unpacking PostgreSQL");
        Path unfinished = home.resolveSibling(home.getFileName() + ".unfinished");
        try (InputStream archive = archive()) {
            FolderTree.delete(unfinished);
            Files.createDirectories(unfinished);
            unpack(archive, unfinished);
            Files.move(unfinished, home, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new CannotStart(
                    "PostgreSQL cannot be unpacked into " + home + " (" + e.getMessage()
                            + "): free some space there, or set ONWARD_DB_URL to a PostgreSQL of your own.",
                    e);
        }
        return new PostgresBinaries(home);
    }

    Path program(String name) {
        return home.resolve("bin").resolve(name);
    }

    private static InputStream archive() {
        String name = "/postgres-" + operatingSystem() + "-" + architecture() + ".txz";
        InputStream archive = PostgresBinaries.class.getResourceAsStream(name);
        if (archive == null) {
            throw new CannotStart("This build of Onward carries no PostgreSQL for " + System.getProperty("os.name")
                    + " on " + System.getProperty("os.arch") + ": set ONWARD_DB_URL to a PostgreSQL of your own.");
        }
        return archive;
    }

    private static String operatingSystem() {
        String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        return name.startsWith("mac") ? "darwin" : name;
    }

    private static String architecture() {
        return switch (System.getProperty("os.arch")) {
            case "amd64", "x86_64" -> "x86_64";
            case "aarch64", "arm64" -> "arm_64";
            default -> System.getProperty("os.arch");
        };
    }

    private static void unpack(InputStream archive, Path target) throws IOException {
        try (TarArchiveInputStream tar =
                new TarArchiveInputStream(new XZInputStream(new BufferedInputStream(archive, 1 << 16)))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                Path file = target.resolve(entry.getName()).normalize();
                if (!file.startsWith(target)) {
                    throw new IOException("The archive names a file outside itself: " + entry.getName());
                }
                if (entry.isDirectory()) {
                    Files.createDirectories(file);
                } else if (entry.isSymbolicLink()) {
                    Files.createDirectories(file.getParent());
                    Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
                } else {
                    Files.createDirectories(file.getParent());
                    Files.copy(tar, file);
                    if (file.getParent().endsWith("bin")) {
                        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
                    }
                }
            }
        }
    }
}
