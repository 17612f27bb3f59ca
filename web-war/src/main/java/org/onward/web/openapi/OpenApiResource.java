package org.onward.web.openapi;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.IOException;
import java.io.InputStream;
import org.onward.web.security.OpenToVisitors;

/** The OpenAPI document. Servers also publish one of their own making at {@code /openapi}, each a different one. */
@Path("openapi.json")
@RequestScoped
public class OpenApiResource {
    @GET
    @OpenToVisitors
    @Produces(MediaType.APPLICATION_JSON)
    public byte[] document() throws IOException {
        try (InputStream document = OpenApiResource.class.getResourceAsStream("/openapi.json")) {
            return document.readAllBytes();
        }
    }
}
