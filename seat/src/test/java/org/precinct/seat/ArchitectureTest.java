package org.precinct.seat;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchUnitRunner;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.runner.RunWith;
import org.precinct.engine.BrowserLibrary;

/** What a player sees and touches is plain Java that any face, a browser's too, can run. */
@RunWith(ArchUnitRunner.class)
@AnalyzeClasses(
    packages = "org.precinct.seat",
    importOptions = {ImportOption.DoNotIncludeTests.class, ArchitectureTest.NoBench.class})
public final class ArchitectureTest {

  /** What counts the touches of whole games is run by nobody's face. */
  public static final class NoBench implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/java/bench/");
    }
  }

  @ArchTest
  public static final ArchRule KNOWS_THE_ENGINE_ALONE =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.precinct.table..", "org.precinct.console..", "org.precinct.app..", "android..");

  @ArchTest
  public static final ArchRule COMPILES_TO_JAVASCRIPT =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.util.concurrent..",
              "java.lang.reflect..",
              "java.text..",
              "java.security..",
              "java.time..",
              "java.io..",
              "java.nio..",
              "java.net..")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.lang.Thread");

  @ArchTest
  public static final ArchRule ASKS_NOTHING_THAT_TEAVM_LACKS =
      classes().should(BrowserLibrary.has());

  @ArchTest
  public static final ArchRule GAMES_DO_NOT_KNOW_EACH_OTHER =
      slices()
          .matching("org.precinct.seat.(*)..")
          .should()
          .notDependOnEachOther()
          .ignoreDependency(
              JavaClass.Predicates.resideInAnyPackage("org.precinct.seat.."),
              JavaClass.Predicates.resideInAPackage("org.precinct.seat.art.."));
}
