package org.precinct.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchUnitRunner;
import com.tngtech.archunit.lang.ArchRule;
import okio.Buffer;
import okio.ByteString;
import org.junit.runner.RunWith;

/** The engine knows its rules and nothing else. */
@RunWith(ArchUnitRunner.class)
@AnalyzeClasses(
    packages = "org.precinct.engine",
    importOptions = ImportOption.DoNotIncludeTests.class)
public final class ArchitectureTest {

  @ArchTest
  public static final ArchRule KNOWS_NOTHING_OF_PHONES =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.precinct.table..", "org.precinct.console..", "org.precinct.app..", "android..");

  @ArchTest
  public static final ArchRule HAS_NO_CLOCK_AND_NO_LUCK_OF_ITS_OWN =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.util.Random")
          .orShould()
          .dependOnClassesThat()
          .resideInAnyPackage("java.time..", "java.net..", "java.nio.file..", "java.lang.reflect..")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(Math.class, "random");

  /** Compilers from Java to JavaScript lack these: each has one class to replace. */
  @ArchTest
  public static final ArchRule WHAT_BROWSERS_LACK_IS_IN_ONE_CLASS_EACH =
      noClasses()
          .that()
          .doNotBelongToAnyOf(Sha256.class, PlainLetters.class)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.security..", "java.text..", "java.util.concurrent..")
          .orShould()
          .callMethod(ByteString.class, "sha256")
          .orShould()
          .callMethod(Buffer.class, "sha256");

  @ArchTest
  public static final ArchRule ASKS_NOTHING_THAT_TEAVM_LACKS =
      classes()
          .that()
          .doNotBelongToAnyOf(Sha256.class, PlainLetters.class)
          .should(BrowserLibrary.has());

  @ArchTest
  public static final ArchRule GAMES_DO_NOT_KNOW_EACH_OTHER =
      slices().matching("org.precinct.engine.(*)..").should().notDependOnEachOther();
}
