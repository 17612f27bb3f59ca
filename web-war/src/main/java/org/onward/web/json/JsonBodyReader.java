package org.onward.web.json;

import jakarta.json.JsonObject;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads every JSON request body: into a record, or as it is where absent and null members differ (PATCH). An interceptor,
 * because which of several body readers a server prefers is its own choice, and servers bring lenient ones.
 */
@Provider
public class JsonBodyReader implements ReaderInterceptor {
    @Override
    public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
        Class<?> type = context.getType();
        return type.isRecord() || type == JsonObject.class ? read(type, context.getInputStream()) : context.proceed();
    }

    static Object read(Class<?> type, InputStream body) throws IOException {
        JsonObject object = StorableText.only(JsonBody.parse(body.readAllBytes()));
        return type.isRecord() ? RecordBinding.bind(object, type) : object;
    }
}
