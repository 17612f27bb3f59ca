package org.onward.identity;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/** Stores roles as their names in order, with blanks between: {@code USER OPERATOR}. USER is always among them. */
@Converter
public class RolesColumn implements AttributeConverter<Set<Role>, String> {
    @Override
    public String convertToDatabaseColumn(Set<Role> roles) {
        return text(roles);
    }

    static String text(Set<Role> roles) {
        EnumSet<Role> all = EnumSet.of(Role.USER);
        all.addAll(roles);
        return all.stream().map(Role::name).collect(Collectors.joining(" "));
    }

    @Override
    public Set<Role> convertToEntityAttribute(String column) {
        return read(column);
    }

    static Set<Role> read(String column) {
        return Arrays.stream(column.split(" ")).map(Role::valueOf).collect(Collectors.toUnmodifiableSet());
    }
}
