package org.precinct.table;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchUnitRunner;
import com.tngtech.archunit.lang.ArchRule;
import java.security.SecureRandom;
import okio.Buffer;
import okio.ByteString;
import org.junit.runner.RunWith;
import org.precinct.engine.BrowserLibrary;
import org.precinct.table.net.JoinPhrase;

/** The table knows the engine's contract, no game by name, and one clock. */
@RunWith(ArchUnitRunner.class)
@AnalyzeClasses(
    packages = "org.precinct.table",
    importOptions = ImportOption.DoNotIncludeTests.class)
public final class ArchitectureTest {

  @ArchTest
  public static final ArchRule KNOWS_NO_SCREEN_AND_NO_GAME =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.precinct.console..",
              "org.precinct.app..",
              "android..",
              "java.lang.reflect..",
              // A game's package; those of the contract have none below.
              "org.precinct.engine.*..");

  /** Everything is asked of the loop, so that tests can invent it. */
  @ArchTest
  public static final ArchRule THE_LOOP_HAS_THE_ONLY_CLOCK =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName(ThreadLoop.class.getName())
          .and()
          .resideOutsideOfPackage("org.precinct.table.link..")
          .should()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .dependOnClassesThat()
          .resideInAnyPackage("java.time..")
          .orShould()
          .callMethod(Thread.class, "sleep", long.class);

  /** Decisions are taken on one thread: nothing there needs a lock. */
  @ArchTest
  public static final ArchRule HOST_AND_GUEST_HAVE_NO_LOCKS =
      noClasses()
          .that()
          .resideInAnyPackage(
              "org.precinct.table.host", "org.precinct.table.guest", "org.precinct.table.play")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.util.concurrent.locks..")
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(Thread.class);

  /**
   * Compilers from Java to JavaScript lack these: each has one class to replace. Carriers, links,
   * encrypted channels and join phrases are not for browsers.
   */
  @ArchTest
  public static final ArchRule WHAT_BROWSERS_LACK_IS_IN_ONE_CLASS_EACH =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              "org.precinct.table.carrier..",
              "org.precinct.table.channel..",
              "org.precinct.table.link..")
          .and()
          .doNotBelongToAnyOf(Entropy.class, JoinPhrase.class, CleanText.class)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.security..",
              "javax.crypto..",
              "java.text..",
              "java.util.concurrent",
              "java.util.concurrent.locks..")
          .orShould()
          .callMethod(ByteString.class, "sha256")
          .orShould()
          .callMethod(Buffer.class, "sha256");

  /** A browser has no files and no addresses: journals on disk and what finds phones stay out. */
  @ArchTest
  public static final ArchRule ASKS_NOTHING_THAT_TEAVM_LACKS =
      classes()
          .that()
          .resideOutsideOfPackages(
              "org.precinct.table.carrier..",
              "org.precinct.table.link..",
              "org.precinct.table.net..")
          .and()
          .haveNameNotMatching("org\\.precinct\\.table\\.journal\\.(FileJournal|Disk)(\\$.*)?")
          .and()
          .doNotBelongToAnyOf(Entropy.class, CleanText.class)
          .should(BrowserLibrary.has());

  @ArchTest
  public static final ArchRule RANDOM_BYTES_COME_FROM_ENTROPY =
      noClasses()
          .that()
          .doNotBelongToAnyOf(Entropy.class)
          .should()
          .dependOnClassesThat()
          .areAssignableTo(SecureRandom.class);

  @ArchTest
  public static final ArchRule PACKAGES_HAVE_NO_CIRCLES =
      slices().matching("org.precinct.table.(*)..").should().beFreeOfCycles();
}
