package org.onward.browser;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/** Serves the page as the product does: its files, the libraries out of the WebJars of the built archive, and the strict security policy. */
final class PageFiles {

    static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
                    + "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript",
            "css", "text/css",
            "svg", "image/svg+xml",
            "json", "application/json");

    private final Path page = Path.of("..", "web-war", "src", "main", "webapp");
    private final Path libraries = Path.of("..", "web-war", "target", "onward", "WEB-INF", "lib");

    void serve(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath().substring(1);
        String wanted = path.isEmpty() ? "index.html" : path;
        byte[] content = wanted.contains("..") ? null : read(wanted);
        if (content == null) {
            send(exchange, 404, new byte[0]);
        } else {
            String type = TYPES.get(wanted.substring(wanted.lastIndexOf('.') + 1));
            exchange.getResponseHeaders().set("Content-Type", type == null ? "application/octet-stream" : type);
            exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
            exchange.getResponseHeaders().set("Cache-Control", "no-cache");
            send(exchange, 200, content);
        }
        exchange.close();
    }

    void send(HttpExchange exchange, int status, byte[] content) throws IOException {
        exchange.sendResponseHeaders(status, content.length == 0 ? -1 : content.length);
        if (content.length > 0) {
            exchange.getResponseBody().write(content);
        }
    }

    private byte[] read(String wanted) throws IOException {
        Path file = page.resolve(wanted);
        return Files.isRegularFile(file) ? Files.readAllBytes(file) : readFromLibraries(wanted);
    }

    private byte[] readFromLibraries(String wanted) throws IOException {
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(libraries, "{preact,htm}-*.jar")) {
            for (Path jar : jars) {
                byte[] content = readFrom(jar, "META-INF/resources/" + wanted);
                if (content != null) {
                    return content;
                }
            }
        }
        return null;
    }

    private static byte[] readFrom(Path jar, String name) throws IOException {
        try (JarFile open = new JarFile(jar.toFile())) {
            ZipEntry entry = open.getEntry(name);
            if (entry == null) {
                return null;
            }
            try (InputStream content = open.getInputStream(entry)) {
                return content.readAllBytes();
            }
        }
    }
}
