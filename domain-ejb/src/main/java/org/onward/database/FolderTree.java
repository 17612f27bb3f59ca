package org.onward.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder with everything in it. */
final class FolderTree {
    private FolderTree() {}

    /** Does nothing when there is no such folder; never follows a symbolic link. */
    static void delete(Path tree) throws IOException {
        if (!Files.exists(tree)) {
            return;
        }
        List<Path> deepestFirst;
        try (Stream<Path> files = Files.walk(tree)) {
            deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : deepestFirst) {
            Files.delete(file);
        }
    }
}
