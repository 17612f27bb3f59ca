package org.onward.lifecycle;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.persistence.PersistenceContext;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;

/**
 * Beans of the domain without a container: one of each, their injection points filled by type. A new wiring is what a restart
 * leaves of the beans: nothing.
 */
final class Wiring {
    private final Map<Class<?>, Object> beans = new HashMap<>();

    /** A bean for every injection point of this type. */
    <T> Wiring with(Class<T> type, T bean) {
        beans.put(type, bean);
        return this;
    }

    Wiring with(Map<Class<?>, Object> others) {
        beans.putAll(others);
        return this;
    }

    /** Everything a class of producer methods makes. */
    static Map<Class<?>, Object> producedBy(Object producers) {
        Map<Class<?>, Object> produced = new HashMap<>();
        for (Method method : producers.getClass().getDeclaredMethods()) {
            if (method.isAnnotationPresent(Produces.class)) {
                method.setAccessible(true);
                produced.put(method.getReturnType(), invoke(method, producers));
            }
        }
        return produced;
    }

    <T> T get(Class<T> type) {
        Object bean = beans.get(type);
        return type.cast(bean == null ? make(type) : bean);
    }

    private Object make(Class<?> type) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            Object bean = constructor.newInstance();
            beans.put(type, bean);
            inject(bean, type);
            for (Method method : type.getDeclaredMethods()) {
                if (method.isAnnotationPresent(PostConstruct.class)) {
                    method.setAccessible(true);
                    invoke(method, bean);
                }
            }
            return bean;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("No bean of " + type + " can be made here; give one", e);
        }
    }

    private void inject(Object bean, Class<?> type) throws IllegalAccessException {
        for (Field field : type.getDeclaredFields()) {
            if (field.isAnnotationPresent(Inject.class) || field.isAnnotationPresent(PersistenceContext.class)) {
                field.setAccessible(true);
                field.set(bean, get(field.getType()));
            }
        }
    }

    private static Object invoke(Method method, Object on) {
        try {
            return method.invoke(on);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(method + " fails", e);
        }
    }
}
