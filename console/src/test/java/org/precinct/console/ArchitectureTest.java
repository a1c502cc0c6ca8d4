package org.precinct.console;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchUnitRunner;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.runner.RunWith;

/** Arrows point down only. The app lies above all of them: Gradle gives them no way to see it. */
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
}
