package org.gradle.internal.compiler.java;

import java.io.File;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler.CompilationTask;

/**
 * Stands in for the class of Gradle's javac plug-in that the one-jar Gradle lacks: compiles, and
 * reports nothing of what an incremental compilation would want to know.
 *
 * <p>Gradle calls the constructor by reflection, so its parameters are given.
 */
public final class IncrementalCompileTask implements CompilationTask {
  private final CompilationTask task;

  public IncrementalCompileTask(
      CompilationTask task,
      Function<File, Optional<String>> relativize,
      Consumer<String> classBackup,
      Consumer<Map<String, Set<String>>> classNames,
      BiConsumer<String, String> constants,
      BiConsumer<String, String> constantDependents) {
    this.task = task;
  }

  @Override
  public void addModules(Iterable<String> names) {
    task.addModules(names);
  }

  @Override
  public void setProcessors(Iterable<? extends Processor> processors) {
    task.setProcessors(processors);
  }

  @Override
  public void setLocale(Locale locale) {
    task.setLocale(locale);
  }

  @Override
  public Boolean call() {
    return task.call();
  }
}
