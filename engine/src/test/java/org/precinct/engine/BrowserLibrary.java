package org.precinct.engine;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Java's own classes as TeaVM, a compiler from Java to JavaScript, has them: it brings each as a
 * class of its own, {@code java.util.List} as {@code org.teavm.classlib.java.util.TList}.
 */
public final class BrowserLibrary {
  private static final String LIBRARY = "org.teavm.classlib.";
  private static final BrowserLibrary TEAVM = new BrowserLibrary();

  private final Map<String, JavaClass> classes = new HashMap<>();
  private final Map<String, Set<String>> members = new HashMap<>();

  private BrowserLibrary() {
    JavaClasses library = new ClassFileImporter().importPackages(LIBRARY + "java");
    for (JavaClass one : library) classes.put(inJava(one.getName()), one);
    if (!classes.containsKey("java.lang.Object")) {
      throw new AssertionError("TeaVM's classes are not on the class path");
    }
  }

  /** What a class asks of Java, TeaVM has: classes, methods, constructors, fields. */
  public static ArchCondition<JavaClass> has() {
    return new ArchCondition<>("use only what TeaVM has of Java") {
      @Override
      public void check(JavaClass user, ConditionEvents events) {
        for (Dependency one : user.getDirectDependenciesFromSelf()) {
          JavaClass used = one.getTargetClass().getBaseComponentType();
          if (!isOfJava(used) || TEAVM.classes.containsKey(used.getName())) continue;
          events.add(SimpleConditionEvent.violated(user, one.getDescription()));
        }
        for (JavaAccess<?> one : user.getAccessesFromSelf()) {
          JavaClass owner = one.getTargetOwner();
          if (!isOfJava(owner) || TEAVM.members(owner.getName()).contains(name(one))) continue;
          events.add(SimpleConditionEvent.violated(user, one.getDescription()));
        }
      }
    };
  }

  private static boolean isOfJava(JavaClass used) {
    return !used.isArray() && used.getName().startsWith("java");
  }

  /** Everything that can be asked of a class, inherited or not. */
  private Set<String> members(String name) {
    Set<String> known = members.get(name);
    if (known != null) return known;
    Set<String> all = new HashSet<>();
    members.put(name, all);
    JavaClass of = classes.get(name);
    if (of == null) return all;
    for (JavaMember member : of.getMembers()) all.add(name(member));
    List<JavaClass> above = new ArrayList<>(of.getRawInterfaces());
    of.getRawSuperclass().ifPresent(above::add);
    for (JavaClass one : above) all.addAll(members(inJava(one.getName())));
    if (!name.equals("java.lang.Object")) all.addAll(members("java.lang.Object"));
    return all;
  }

  private static String name(JavaAccess<?> access) {
    if (!(access.getTarget() instanceof CodeUnitAccessTarget target)) return access.getName();
    return name(target.getName(), target.getRawParameterTypes());
  }

  private static String name(JavaMember member) {
    String name = member.getName();
    // What may not be overridden in Java has another name there.
    String rename = "org.teavm.interop.Rename";
    if (member.isAnnotatedWith(rename)) {
      name = member.getAnnotationOfType(rename).get("value").get().toString();
    }
    if (!(member instanceof JavaCodeUnit unit)) return name;
    return name(name, unit.getRawParameterTypes());
  }

  private static String name(String name, List<JavaClass> parameters) {
    List<String> types = new ArrayList<>();
    for (JavaClass type : parameters) types.add(inJava(type.getName()));
    return name + types;
  }

  /** The name that a class of TeaVM's stands for: of its simple name the first letter goes. */
  private static String inJava(String name) {
    return name.replaceFirst("org\\.teavm\\.classlib\\.(java[.\\w]*\\.)T", "$1");
  }
}
