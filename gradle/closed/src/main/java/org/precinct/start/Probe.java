package org.precinct.start;

import java.io.IOException;
import java.io.Reader;
import java.net.HttpURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Finds out whether an address answers, redirections included, within a few seconds.
 *
 * <p>In Java rather than with curl because it is Java that will download: what counts is whether
 * that comes through, with the proxies that Gradle's own property files name.
 */
final class Probe {
  private static final int PATIENCE_MILLIS = 4000;
  private static final String SYSTEM = "systemProp.";

  private Probe() {}

  /** Asks as Gradle would that reads these property files, the last one first. */
  static boolean answers(String url, List<Path> gradleProperties) throws IOException {
    for (Path file : gradleProperties) adoptSystemProperties(file);
    return answers(url, Integer.getInteger("precinct.patience", PATIENCE_MILLIS));
  }

  static boolean answers(String url, int patienceMillis) {
    CompletableFuture<Boolean> answer = new CompletableFuture<>();
    Thread asking = new Thread(() -> answer.complete(ask(url, patienceMillis)));
    asking.setDaemon(true);
    asking.start();
    return answer.completeOnTimeout(false, patienceMillis, TimeUnit.MILLISECONDS).join();
  }

  private static boolean ask(String url, int patienceMillis) {
    try {
      HttpURLConnection connection = (HttpURLConnection) new URL(url).openConnection();
      connection.setRequestMethod("HEAD");
      connection.setConnectTimeout(patienceMillis);
      connection.setReadTimeout(patienceMillis);
      return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
    } catch (IOException | RuntimeException silence) {
      return false;
    }
  }

  private static void adoptSystemProperties(Path file) throws IOException {
    if (!Files.isRegularFile(file)) return;
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    for (String name : properties.stringPropertyNames()) {
      if (name.startsWith(SYSTEM)) {
        System.setProperty(name.substring(SYSTEM.length()), properties.getProperty(name));
      }
    }
  }
}
