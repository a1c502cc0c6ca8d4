package org.precinct.nearby;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** What this module uses of Google's library, and what its signatures declare, is really there. */
public class PublicMembersTest {
  private static final String LIBRARY = "com/google/android/gms/nearby/";
  private static final Path LIST = Path.of(System.getProperty("precinct.nearby.members"));

  private static Set<String> known() throws IOException {
    return Files.readAllLines(LIST).stream()
        .filter(line -> !line.startsWith("#"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  public void whatIsUsedIsThere() throws IOException {
    Set<String> used = new Usage().of("org/precinct/nearby/Services");
    assertThat(used).contains(LIBRARY + "connection/ConnectionsClient stopAllEndpoints()V");
    assertThat(used.size()).isAtLeast(30);
    assertThat(known()).containsAtLeastElementsIn(used);
  }

  /** Constants are copied into what uses them, so that their values have to be right as well. */
  @Test
  public void whatIsDeclaredIsThere() throws Exception {
    Set<String> known = known();
    Set<String> owners = new TreeSet<>();
    for (String line : known) owners.add(line.substring(0, line.indexOf(' ')));
    int declared = 0;
    for (String owner : owners) {
      Class<?> type = Class.forName(owner.replace('/', '.'));
      for (String member : members(type)) {
        if (!Boolean.getBoolean("precinct.nearby.real")) {
          assertWithMessage(owner).that(known).contains(owner + " " + member);
        }
        if (known.contains(owner + " " + member)) declared++;
      }
    }
    assertThat(declared).isAtLeast(60);
  }

  private static Set<String> members(Class<?> type) throws IllegalAccessException {
    Set<String> members = new TreeSet<>();
    for (Method method : type.getDeclaredMethods()) {
      if (isPublic(method.getModifiers()) && !method.isSynthetic()) {
        members.add(method.getName() + Type.getMethodDescriptor(method));
      }
    }
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      if (isPublic(constructor.getModifiers())) {
        members.add("<init>" + Type.getConstructorDescriptor(constructor));
      }
    }
    for (Field field : type.getDeclaredFields()) {
      if (!isPublic(field.getModifiers())) continue;
      boolean constant = field.getType() == int.class;
      members.add(
          field.getName()
              + (constant
                  ? " = " + field.getInt(null)
                  : " " + Type.getDescriptor(field.getType())));
    }
    return members;
  }

  private static boolean isPublic(int modifiers) {
    return Modifier.isPublic(modifiers);
  }

  /** Members of the library that a class of ours and those it leads to call, read or override. */
  private static final class Usage {
    private final Set<String> used = new TreeSet<>();
    private final Set<String> read = new TreeSet<>();
    private final Deque<String> open = new ArrayDeque<>();

    Set<String> of(String first) throws IOException {
      open.add(first);
      while (!open.isEmpty()) {
        String next = open.remove();
        if (read.add(next)) read(next);
      }
      return used;
    }

    private void read(String ours) throws IOException {
      try (InputStream in = getClass().getClassLoader().getResourceAsStream(ours + ".class")) {
        new ClassReader(in).accept(new Reader(), 0);
      }
    }

    private void use(String owner, String member) {
      if (owner.startsWith("org/precinct/nearby/")) open.add(owner);
      // What it has from a class above it is that class's affair.
      boolean object = member.equals("getClass()Ljava/lang/Class;");
      if (owner.startsWith(LIBRARY) && !object) used.add(owner + " " + member);
    }

    private final class Reader extends ClassVisitor {
      private String above = "";

      Reader() {
        super(Opcodes.ASM9);
      }

      @Override
      public void visit(int v, int a, String name, String s, String superName, String[] types) {
        above = superName;
      }

      @Override
      public void visitInnerClass(String name, String outer, String inner, int access) {
        if (name.startsWith("org/precinct/nearby/")) open.add(name);
      }

      @Override
      public FieldVisitor visitField(int a, String name, String type, String s, Object value) {
        return null;
      }

      @Override
      public MethodVisitor visitMethod(int access, String name, String type, String s, String[] e) {
        boolean overrides = isPublic(access) && !name.equals("<init>");
        if (overrides) use(above, name + type);
        return new MethodVisitor(Opcodes.ASM9) {
          @Override
          public void visitMethodInsn(int o, String owner, String called, String d, boolean i) {
            use(owner, called + d);
          }

          @Override
          public void visitFieldInsn(int opcode, String owner, String field, String d) {
            use(owner, field + " " + d);
          }

          @Override
          public void visitInvokeDynamicInsn(String n, String d, Handle h, Object... given) {
            for (Object one : given) {
              if (one instanceof Handle called)
                use(called.getOwner(), called.getName() + called.getDesc());
            }
          }
        };
      }
    }
  }
}
