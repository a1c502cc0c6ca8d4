package org.precinct.closed;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.BeforeClass;
import org.junit.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

public class ClassStubTest {
  private static final String SOURCE =
      """
      import java.util.List;
      public abstract class Radio<T extends Comparable<T>> {
        public static final int CHANNEL = 5;
        public static final List<String> CALLS = List.of("it starts");
        protected long volume;
        private int secret;
        static { if (CHANNEL == 5) throw new IllegalStateException("must never run"); }
        public Radio() { secret = 1; }
        public static double sum(long a, double b, int c) { return a + b + c; }
        public abstract T tune(List<? super T> to) throws java.io.IOException;
        public native void send();
        protected synchronized void hear(T what) { try { secret++; } finally { volume = 2; } }
        void inside() {}
        private void hidden() {}
        public interface Listener { default String heard() { return "x"; } void on(); }
        @Deprecated public enum Kind { HAND, CAR }
      }
      """;

  private static final Map<String, byte[]> stubs = new HashMap<>();

  @BeforeClass
  public static void stub() throws Exception {
    for (var type : JavaSources.compile(Map.of("Radio.java", SOURCE)).entrySet()) {
      stubs.put(type.getKey(), ClassStub.of(type.getValue()));
    }
  }

  @Test
  public void onlyWhatOthersMaySeeIsLeft() throws Exception {
    Class<?> radio = JavaSources.load("Radio", stubs);

    assertThat(names(radio.getDeclaredFields())).containsExactly("CHANNEL", "CALLS", "volume");
    assertThat(names(radio.getDeclaredMethods())).containsExactly("sum", "tune", "send", "hear");
    assertThat(radio.getDeclaredConstructors()).hasLength(1);
  }

  @Test
  public void shapeOfTheTypesStays() throws Exception {
    Class<?> radio = JavaSources.load("Radio", stubs);
    Method tune = radio.getMethod("tune", List.class);

    assertThat(Modifier.isAbstract(tune.getModifiers())).isTrue();
    assertThat(tune.toGenericString())
        .isEqualTo(
            "public abstract T Radio.tune(java.util.List<? super T>) throws java.io.IOException");
    assertThat(radio.getField("CHANNEL").getInt(null)).isEqualTo(5);
    assertThat(names(radio.getDeclaredClasses())).containsExactly("Radio$Listener", "Radio$Kind");
    assertThat(JavaSources.load("Radio$Kind", stubs).isAnnotationPresent(Deprecated.class))
        .isTrue();
  }

  @Test
  public void everyBodyThrows() throws Exception {
    Class<?> radio = JavaSources.load("Radio", stubs);
    Method sum = radio.getMethod("sum", long.class, double.class, int.class);

    Throwable thrown =
        assertThrows(InvocationTargetException.class, () -> sum.invoke(null, 1, 2, 3)).getCause();

    assertThat(thrown).isInstanceOf(RuntimeException.class);
    assertThat(thrown).hasMessageThat().isEqualTo("Stub!");
  }

  /** Robolectric, for one, does not know what to do with any other. */
  @Test
  public void constructorsBeginAsAllDo() {
    List<String> calls = new ArrayList<>();
    new ClassReader(stubs.get("Radio.class"))
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(int a, String name, String t, String s, String[] e) {
                return !name.equals("<init>") ? null : new Calls(calls);
              }
            },
            0);

    assertThat(calls)
        .containsExactly("java/lang/Object.<init>", "java/lang/RuntimeException.<init>")
        .inOrder();
  }

  private static final class Calls extends MethodVisitor {
    private final List<String> calls;

    Calls(List<String> calls) {
      super(Opcodes.ASM9);
      this.calls = calls;
    }

    @Override
    public void visitMethodInsn(int op, String owner, String name, String type, boolean face) {
      calls.add(owner + "." + name);
    }
  }

  @Test
  public void nativeMethodsGetABodyToo() throws Exception {
    Method send = JavaSources.load("Radio", stubs).getMethod("send");

    assertThat(Modifier.isNative(send.getModifiers())).isFalse();
  }

  @Test
  public void classesOfNewerJavaAreWrittenAsJava17() {
    ClassWriter newer = new ClassWriter(0);
    newer.visit(Opcodes.V21, Opcodes.ACC_PUBLIC, "Newer", null, "java/lang/Object", null);
    newer.visitEnd();

    int[] version = new int[1];
    new ClassReader(ClassStub.of(newer.toByteArray()))
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public void visit(int v, int access, String n, String s, String p, String[] types) {
                version[0] = v;
              }
            },
            0);

    assertThat(version[0]).isEqualTo(Opcodes.V17);
  }

  private static List<String> names(Member[] members) {
    return Stream.of(members).map(Member::getName).toList();
  }

  private static List<String> names(Class<?>[] types) {
    return Stream.of(types).map(Class::getName).toList();
  }
}
