package org.precinct.engine;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.anyElementThat;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noCodeUnits;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaModifier;
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
      slices()
          .matching("org.precinct.engine.(*)..")
          .should()
          .notDependOnEachOther()
          .ignoreDependency(alwaysTrue(), resideInAPackage("org.precinct.engine.search"));

  @ArchTest
  public static final ArchRule BOTS_SEE_NO_STATE =
      noClasses()
          .that()
          .resideInAPackage("org.precinct.engine.*.bot..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("org.precinct.engine.*")
                  .and(resideOutsideOfPackage("org.precinct.engine.search"))
                  .as("are the rules of a game"));

  /** States are the only arguments of any type; the one that {@code World} holds is its guess. */
  @ArchTest
  public static final ArchRule THE_SEARCH_IS_GIVEN_NO_STATE =
      noCodeUnits()
          .that()
          .areDeclaredInClassesThat()
          .resideInAPackage("org.precinct.engine.search")
          .and()
          .doNotHaveName("equals")
          .and()
          .doNotHaveModifier(JavaModifier.SYNTHETIC)
          .should()
          .haveRawParameterTypes(anyElementThat(type(Object.class)));
}
