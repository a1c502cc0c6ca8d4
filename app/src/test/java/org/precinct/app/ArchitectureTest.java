package org.precinct.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchUnitRunner;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.runner.RunWith;

/** The phone draws and listens; what it draws is decided below it. */
@RunWith(ArchUnitRunner.class)
@AnalyzeClasses(packages = "org.precinct.app", importOptions = ImportOption.DoNotIncludeTests.class)
public final class ArchitectureTest {

  /** Cards and boards are parsed once, in the engine's kits. */
  @ArchTest
  public static final ArchRule PARSES_NO_CARD_FILES =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("org.precinct.engine.DataFile");

  /** What numbers hold of several things at once, the seat takes apart. */
  @ArchTest
  public static final ArchRule NO_BIT_MASKS =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveSimpleName("Bits")
          .orShould()
          .dependOnClassesThat()
          .haveSimpleName("Packed");

  /** A game's screen takes what it shows and gives what was touched. */
  @ArchTest
  public static final ArchRule SCREENS_OF_GAMES_KNOW_NO_TABLE =
      noClasses()
          .that()
          .resideInAPackage("org.precinct.app.play..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.precinct.table..");
}
