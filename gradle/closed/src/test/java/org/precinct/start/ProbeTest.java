package org.precinct.start;

import static com.google.common.truth.Truth.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;

public class ProbeTest {
  private static final int PATIENCE_MILLIS = 300_000;

  private HttpServer site;
  private String address;

  @Before
  public void serve() throws Exception {
    site = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    site.createContext(
        "/gradle.zip",
        exchange -> {
          exchange.sendResponseHeaders(200, -1);
          exchange.close();
        });
    site.createContext(
        "/moved.zip",
        exchange -> {
          exchange.getResponseHeaders().add("Location", "/gradle.zip");
          exchange.sendResponseHeaders(307, -1);
          exchange.close();
        });
    site.start();
    address = "http://127.0.0.1:" + site.getAddress().getPort();
  }

  @After
  public void stop() {
    site.stop(0);
  }

  @Test
  public void aFileThatIsThereAnswers() {
    assertThat(Probe.answers(address + "/gradle.zip", PATIENCE_MILLIS)).isTrue();
  }

  @Test
  public void aFileThatHasMovedAnswers() {
    assertThat(Probe.answers(address + "/moved.zip", PATIENCE_MILLIS)).isTrue();
  }

  @Test
  public void aMissingFileDoesNot() {
    assertThat(Probe.answers(address + "/other.zip", PATIENCE_MILLIS)).isFalse();
  }

  @Test
  public void nobodyAtHome() {
    site.stop(0);
    assertThat(Probe.answers(address + "/gradle.zip", PATIENCE_MILLIS)).isFalse();
  }

  @Test
  public void anAddressThatIsNone() {
    assertThat(Probe.answers("nonsense", PATIENCE_MILLIS)).isFalse();
  }

  @Test
  public void silenceIsNotWaitedForForEver() throws Exception {
    try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String address = "http://127.0.0.1:" + silent.getLocalPort() + "/";
      assertThat(Probe.answers(address, 300)).isFalse();
    }
  }
}
