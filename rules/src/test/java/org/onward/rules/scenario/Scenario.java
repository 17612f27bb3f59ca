package org.onward.rules.scenario;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * One case of one decision, from {@code scenarios/<kbase>/<decision>/<case>.yaml}.
 *
 * @param name path of the file below its knowledge base, without its ending
 * @param given what the facade is told; its keys are the capability's own
 * @param expect what must come out; a decision may say more than is expected here
 * @param fires ids of rules that must fire
 * @param spares ids of rules that come near and must not fire
 */
record Scenario(
        String name, Map<String, Object> given, Map<String, Object> expect, List<String> fires, List<String> spares) {

    /** All scenarios of a knowledge base, by name; none when it has no folder. */
    static List<Scenario> of(String kbase) {
        Path folder = Path.of("src", "test", "resources", "scenarios", kbase);
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .map(file -> read(folder, file))
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException("Scenarios of " + kbase + " cannot be read", e);
        }
    }

    private static Scenario read(Path folder, Path file) {
        try (Reader text = Files.newBufferedReader(file)) {
            Map<String, Object> parts = new Yaml(new SafeConstructor(new LoaderOptions())).load(text);
            return new Scenario(
                    folder.relativize(file).toString().replace(".yaml", ""),
                    map(parts, "given"),
                    map(parts, "expect"),
                    ids(parts, "fires"),
                    ids(parts, "spares"));
        } catch (IOException e) {
            throw new IllegalStateException("Scenario " + file + " cannot be read", e);
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(Map<String, Object> parts, String key) {
        return (Map<String, Object>) Objects.requireNonNull(parts.get(key), key + " is missing");
    }

    @SuppressWarnings("unchecked")
    private static List<String> ids(Map<String, Object> parts, String key) {
        return (List<String>) parts.getOrDefault(key, List.of());
    }

    @Override
    public String toString() {
        return name;
    }
}
