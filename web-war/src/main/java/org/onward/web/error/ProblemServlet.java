package org.onward.web.error;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * The container's error page: what it refuses before JAX-RS sees it gets the same problem document below {@code /api}, and
 * one plain line elsewhere.
 */
@WebServlet(urlPatterns = ProblemServlet.PATH, asyncSupported = true)
public class ProblemServlet extends HttpServlet {
    static final String PATH = "/problem";

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Object code = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE);
        Object uri = request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI);
        Object thrown = request.getAttribute(RequestDispatcher.ERROR_EXCEPTION);
        Problem problem = thrown instanceof Throwable failure
                ? FailureProblem.of(failure)
                : FailureProblem.ofStatus(code instanceof Integer status ? status : HttpServletResponse.SC_NOT_FOUND);
        boolean api = uri instanceof String path && path.startsWith(request.getContextPath() + "/api");
        write(response, problem, api);
    }

    private static void write(HttpServletResponse response, Problem problem, boolean api) throws IOException {
        response.setStatus(problem.status());
        response.setContentType(api ? Problem.MEDIA_TYPE : "text/plain");
        problem.retryAfter().ifPresent(wait -> response.setHeader("Retry-After", Long.toString(Problem.seconds(wait))));
        String text = api ? problem.json() : problem.title() + "\n";
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        response.setCharacterEncoding(StandardCharsets.UTF_8.name());
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }
}
