package org.precinct.console;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.core.domain.properties.HasOwner;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchUnitRunner;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.runner.RunWith;

/**
 * Arrows point down only, and a face decides nothing. The app lies above all of them: Gradle gives
 * them no way to see it.
 */
@RunWith(ArchUnitRunner.class)
@AnalyzeClasses(packages = "org.precinct", importOptions = ImportOption.DoNotIncludeTests.class)
public final class ArchitectureTest {

  @ArchTest
  public static final ArchRule ARROWS_POINT_DOWN =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("console")
          .definedBy("org.precinct.console..")
          .layer("seat")
          .definedBy("org.precinct.seat..")
          .layer("table")
          .definedBy("org.precinct.table..")
          .layer("engine")
          .definedBy("org.precinct.engine..")
          .whereLayer("console")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("seat")
          .mayOnlyBeAccessedByLayers("console")
          .whereLayer("table")
          .mayOnlyBeAccessedByLayers("console")
          .whereLayer("engine")
          .mayOnlyBeAccessedByLayers("console", "seat", "table");

  /** Files of texts are read where words come from; files of cards are the engine's. */
  @ArchTest
  public static final ArchRule ONLY_WORDS_READS_TABLES =
      noClasses()
          .that()
          .resideInAPackage("org.precinct.console..")
          .and()
          .doNotHaveFullyQualifiedName("org.precinct.console.text.Words")
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("org.precinct.engine.DataFile")
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("de.siegmar..");

  /** What numbers hold of several things at once, the seat takes apart. */
  @ArchTest
  public static final ArchRule NO_BIT_MASKS =
      noClasses()
          .that()
          .resideInAPackage("org.precinct.console..")
          .should()
          .dependOnClassesThat()
          .haveSimpleName("Bits")
          .orShould()
          .dependOnClassesThat()
          .haveSimpleName("Packed");

  /** What can be done comes from the seat, and not from a host's list or from kits. */
  @ArchTest
  public static final ArchRule NO_OTHER_LIST =
      noClasses()
          .that()
          .resideInAPackage("org.precinct.console..")
          .should()
          .callMethodWhere(
              JavaCall.Predicates.target(HasName.Predicates.nameMatching("choices|withChoices"))
                  .and(
                      JavaCall.Predicates.target(
                          HasOwner.Predicates.With.owner(
                              JavaClass.Predicates.resideOutsideOfPackage(
                                  "org.precinct.console..")))));
}
