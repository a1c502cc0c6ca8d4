package org.precinct.closed;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.junit.Test;

public class ConstantPoolTest {
  private static final Map<String, String> UNSHADE =
      Map.of("shaded/deep/tool/", "tool/", "shaded.deep.tool.", "tool.");

  private static final String TOOL =
      "package %s; public class Tool { public static String name() { return \"a tool\"; } }";

  /**
   * Uses every kind of constant that a compiler writes into a class, longs and doubles included.
   */
  private static final String USER =
      """
import shaded.deep.tool.Tool;
import java.util.function.Supplier;
public class User {
  static long big() { return 1234567890123L; }
  static double fraction() { return 2.718281828; }
  static float small() { return 1.5f; }
  static int number() { return 123456; }
  static String lambda() { Supplier<String> name = Tool::name; return name.get(); }
  static String text() { return "shaded.deep.tool.Tool and é€\\0"; }
  public static String all(Object o) {
    return big() + " " + fraction() + " " + small() + " " + number() + " " + lambda() + " " + text();
  }
}
""";

  @Test
  public void renamedClassFindsItsNewNeighbours() throws Exception {
    Map<String, byte[]> compiled =
        JavaSources.compile(
            Map.of("User.java", USER, "Tool.java", TOOL.formatted("shaded.deep.tool")));
    Map<String, byte[]> unshaded = JavaSources.compile(Map.of("Tool.java", TOOL.formatted("tool")));
    Map<String, byte[]> classes = new HashMap<>(unshaded);
    classes.put("User.class", ConstantPool.rename(compiled.get("User.class"), UNSHADE));

    Object all = JavaSources.load("User", classes).getMethod("all", Object.class).invoke(null, "");

    assertThat(all).isEqualTo("1234567890123 2.718281828 1.5 123456 a tool tool.Tool and é€\0");
  }

  @Test
  public void renamingBackGivesTheSameBytes() throws Exception {
    byte[] user =
        JavaSources.compile(
                Map.of("User.java", USER, "Tool.java", TOOL.formatted("shaded.deep.tool")))
            .get("User.class");

    byte[] renamed = ConstantPool.rename(user, Map.of("shaded", "an even longer name"));

    assertThat(renamed).isNotEqualTo(user);
    assertThat(ConstantPool.rename(renamed, Map.of("an even longer name", "shaded")))
        .isEqualTo(user);
  }

  @Test
  public void namesOfModulesAndPackagesAreReadToo() throws Exception {
    byte[] module =
        JavaSources.compile(
                Map.of(
                    "module-info.java", "module shaded { exports shaded.open; }",
                    "shaded/open/Open.java", "package shaded.open; public class Open {}"))
            .get("module-info.class");

    byte[] renamed = ConstantPool.rename(module, Map.of("shaded", "plain"));

    assertThat(ConstantPool.rename(renamed, Map.of("plain", "shaded"))).isEqualTo(module);
  }

  @Test
  public void classWithoutTheNameIsReturnedAsItCame() throws Exception {
    byte[] tool =
        JavaSources.compile(Map.of("Tool.java", TOOL.formatted("tool"))).get("tool/Tool.class");

    assertThat(ConstantPool.rename(tool, UNSHADE)).isSameInstanceAs(tool);
  }

  @Test
  public void unknownConstantIsAnError() {
    byte[] broken = new byte[64];
    broken[9] = 2; // one constant
    broken[10] = 99; // of no known kind
    System.arraycopy("shaded/deep/tool/".getBytes(), 0, broken, 20, 17);

    assertThrows(IOException.class, () -> ConstantPool.rename(broken, UNSHADE));
  }
}
