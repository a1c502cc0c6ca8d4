package org.precinct.closed;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Reduces a class to what code compiles against, as the classes of a real Android SDK are. */
final class ClassStub {
  private ClassStub() {}

  /** Keeps public and protected members only; every method with a body throws instead. */
  static byte[] of(byte[] classFile) {
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(classFile)
        .accept(new Stubs(writer), ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
    return writer.toByteArray();
  }

  private static final class Stubs extends ClassVisitor {
    private String parent;

    Stubs(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String parent, String[] types) {
      // The Android plugin's tools read Java 17 classes, and the JDK that runs us may be newer.
      this.parent = parent;
      super.visit(Math.min(version, Opcodes.V17), access, name, signature, parent, types);
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String type, String signature, Object value) {
      return visible(access) ? super.visitField(access, name, type, signature, value) : null;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String type, String signature, String[] thrown) {
      if (name.equals("<clinit>") || !visible(access)) return null;
      MethodVisitor method =
          super.visitMethod(access & ~Opcodes.ACC_NATIVE, name, type, signature, thrown);
      if ((access & Opcodes.ACC_ABSTRACT) != 0) return method;
      return new Throwing(method, type, name.equals("<init>") ? parent : null);
    }

    private static boolean visible(int access) {
      return (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0;
    }
  }

  private static final class Throwing extends MethodVisitor {
    private static final String EXCEPTION = "java/lang/RuntimeException";
    private final String type;
    private final String parent;

    /**
     * @param parent whose constructor is called before, as compilers do and as tools expect that
     *     rewrite classes; null if this is no constructor
     */
    Throwing(MethodVisitor next, String type, String parent) {
      super(Opcodes.ASM9, next);
      this.type = type;
      this.parent = parent;
    }

    @Override
    public void visitEnd() {
      mv.visitCode();
      if (parent != null) {
        mv.visitVarInsn(Opcodes.ALOAD, 0);
        mv.visitMethodInsn(Opcodes.INVOKESPECIAL, parent, "<init>", "()V", false);
      }
      mv.visitTypeInsn(Opcodes.NEW, EXCEPTION);
      mv.visitInsn(Opcodes.DUP);
      mv.visitLdcInsn("Stub!");
      mv.visitMethodInsn(
          Opcodes.INVOKESPECIAL, EXCEPTION, "<init>", "(Ljava/lang/String;)V", false);
      mv.visitInsn(Opcodes.ATHROW);
      mv.visitMaxs(3, Type.getArgumentsAndReturnSizes(type) >> 2);
      mv.visitEnd();
    }
  }
}
