package org.precinct.app.links;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;
import static org.precinct.app.AndroidsKt.NEWEST;
import static org.precinct.app.AndroidsKt.OLDEST;

import android.net.nsd.NsdManager;
import android.net.nsd.NsdServiceInfo;
import android.net.wifi.WifiManager;
import android.os.Build;
import androidx.test.core.app.ApplicationProvider;
import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import okio.ByteString;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.precinct.table.carrier.SteppedLoop;
import org.precinct.table.channel.TableId;
import org.precinct.table.net.Discovery;
import org.precinct.table.net.TableNotice;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;

@RunWith(RobolectricTestRunner.class)
@Config(minSdk = OLDEST, maxSdk = NEWEST)
public class NsdDiscoveryTest {
  private static final TableId TABLE = new TableId(ByteString.decodeHex("0123456789abcdef"));
  private static final TableNotice NOTICE = new TableNotice(TABLE, "L’équipe", "kojak", 28117);

  private final SteppedLoop loop = new SteppedLoop();
  private final FakeNsd nsd = new FakeNsd();
  private final List<String> heard = new ArrayList<>();
  private NsdDiscovery discovery;

  @Before
  public void begin() {
    discovery =
        new NsdDiscovery(
            nsd,
            () -> AndroidLinks.multicast(ApplicationProvider.getApplicationContext()),
            loop,
            0);
  }

  /** The system's service: one answer for each wish, and mistakes of its callers are punished. */
  private static final class FakeNsd implements Nsd {
    final Map<NsdManager.RegistrationListener, NsdServiceInfo> registered = new LinkedHashMap<>();
    final Map<NsdServiceInfo, NsdManager.ResolveListener> resolving = new LinkedHashMap<>();
    final List<Object> used = new ArrayList<>();
    NsdManager.DiscoveryListener searching;
    Integer failure;
    boolean silent;
    int asked;

    private void use(Object listener) {
      if (used.contains(listener)) throw new IllegalArgumentException("listener already in use");
      used.add(listener);
    }

    @Override
    public void register(NsdServiceInfo info, NsdManager.RegistrationListener listener) {
      use(listener);
      if (silent) return;
      if (failure != null) {
        listener.onRegistrationFailed(info, failure);
        return;
      }
      registered.put(listener, info);
      listener.onServiceRegistered(info);
    }

    @Override
    public void unregister(NsdManager.RegistrationListener listener) {
      NsdServiceInfo info = registered.remove(listener);
      if (info == null) throw new IllegalArgumentException("listener not registered");
      listener.onServiceUnregistered(info);
    }

    @Override
    public void discover(String type, NsdManager.DiscoveryListener listener) {
      use(listener);
      if (failure != null) {
        listener.onStartDiscoveryFailed(type, failure);
        return;
      }
      searching = listener;
      listener.onDiscoveryStarted(type);
    }

    @Override
    public void stopDiscovery(NsdManager.DiscoveryListener listener) {
      if (searching != listener) throw new IllegalArgumentException("listener not registered");
      searching = null;
      listener.onDiscoveryStopped(TableNotice.SERVICE);
    }

    @Override
    public void resolve(NsdServiceInfo info, NsdManager.ResolveListener listener) {
      use(listener);
      asked++;
      if (!resolving.isEmpty()) {
        listener.onResolveFailed(info, NsdManager.FAILURE_ALREADY_ACTIVE);
      } else {
        resolving.put(info, listener);
      }
    }

    /** Answers the one question that is open. */
    void answer(NsdServiceInfo info) {
      only().onServiceResolved(info);
    }

    void refuse(int code) {
      NsdServiceInfo info = resolving.keySet().iterator().next();
      only().onResolveFailed(info, code);
    }

    String question() {
      assertThat(resolving).hasSize(1);
      return resolving.keySet().iterator().next().getServiceName();
    }

    private NsdManager.ResolveListener only() {
      assertThat(resolving).hasSize(1);
      NsdManager.ResolveListener listener = resolving.values().iterator().next();
      resolving.clear();
      return listener;
    }
  }

  private Discovery.Showing browse() throws IOException {
    return discovery.browse(
        new Discovery.Listener() {
          @Override
          public void found(TableNotice notice, List<InetAddress> addresses) {
            heard.add("found " + notice.name() + " " + addresses);
          }

          @Override
          public void lost(TableId table) {
            heard.add("lost " + table);
          }
        });
  }

  private static NsdServiceInfo named(String name) {
    NsdServiceInfo info = new NsdServiceInfo();
    info.setServiceName(name);
    info.setServiceType(TableNotice.SERVICE + ".");
    return info;
  }

  /** Before Android 14 a service had one address. */
  @SuppressWarnings("deprecation")
  private static NsdServiceInfo resolved(TableNotice notice, String... addresses) {
    NsdServiceInfo info = named(notice.instance());
    info.setPort(notice.port());
    notice.attributes().forEach(info::setAttribute);
    List<InetAddress> hosts = new ArrayList<>();
    try {
      for (String address : addresses) hosts.add(InetAddress.getByName(address));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) info.setHostAddresses(hosts);
    else if (!hosts.isEmpty()) info.setHost(hosts.get(0));
    return info;
  }

  private static int locks() {
    WifiManager wifi =
        ApplicationProvider.getApplicationContext().getSystemService(WifiManager.class);
    return Shadows.shadowOf(wifi).getActiveLockCount();
  }

  @Test
  public void aTableIsAnnouncedWithAllItSays() throws Exception {
    Discovery.Showing showing = discovery.announce(NOTICE);
    NsdServiceInfo info = nsd.registered.values().iterator().next();
    assertThat(info.getServiceName()).isEqualTo("0123456789abcdef");
    assertThat(info.getServiceType()).isEqualTo("_precinct._tcp");
    assertThat(info.getPort()).isEqualTo(28117);
    Map<String, String> attributes = new HashMap<>();
    info.getAttributes().forEach((key, value) -> attributes.put(key, new String(value)));
    assertThat(attributes).isEqualTo(NOTICE.attributes());
    assertThat(locks()).isEqualTo(1);
    showing.close();
    showing.close();
    assertThat(nsd.registered).isEmpty();
    assertThat(locks()).isEqualTo(0);
  }

  @Test
  public void everyAnnouncementHasAListenerOfItsOwn() throws Exception {
    for (int i = 0; i < 3; i++) discovery.announce(NOTICE).close();
    assertThat(nsd.used).hasSize(3);
  }

  @Test
  public void aRefusalIsAnExceptionAndHoldsNothing() {
    for (int code :
        new int[] {
          NsdManager.FAILURE_INTERNAL_ERROR,
          NsdManager.FAILURE_ALREADY_ACTIVE,
          NsdManager.FAILURE_MAX_LIMIT
        }) {
      nsd.failure = code;
      IOException announce = assertThrows(IOException.class, () -> discovery.announce(NOTICE));
      assertThat(announce).hasMessageThat().contains("" + code);
      assertThrows(IOException.class, this::browse);
      assertThat(locks()).isEqualTo(0);
    }
  }

  @Test
  public void aSystemThatDoesNotAnswerIsNotWaitedForForEver() {
    nsd.silent = true;
    assertThrows(IOException.class, () -> discovery.announce(NOTICE));
    assertThat(locks()).isEqualTo(0);
  }

  @Test
  public void closingTheDiscoveryEndsAllOfIt() throws Exception {
    discovery.announce(NOTICE);
    browse();
    assertThat(locks()).isEqualTo(2);
    discovery.close();
    assertThat(nsd.registered).isEmpty();
    assertThat(nsd.searching).isNull();
    assertThat(locks()).isEqualTo(0);
  }

  @Test
  public void whatTheSystemHasEndedByItselfIsOver() throws Exception {
    Discovery.Showing showing = browse();
    NsdManager.DiscoveryListener listener = nsd.searching;
    nsd.searching = null;
    listener.onDiscoveryStopped(TableNotice.SERVICE);
    showing.close();
    assertThat(locks()).isEqualTo(0);

    Discovery.Showing other = discovery.announce(NOTICE);
    nsd.registered.clear();
    other.close();
    assertThat(locks()).isEqualTo(0);
  }

  @Test
  public void aServiceIsResolvedBeforeItIsShown() throws Exception {
    browse();
    nsd.searching.onServiceFound(named(NOTICE.instance()));
    loop.run();
    assertThat(heard).isEmpty();
    nsd.answer(resolved(NOTICE, "192.168.0.7", "8.8.8.8", "fd00::7"));
    loop.run();
    String all = Build.VERSION.SDK_INT == OLDEST ? "" : ", /fd00:0:0:0:0:0:0:7";
    assertThat(heard).containsExactly("found L’équipe [/192.168.0.7" + all + "]");
    nsd.searching.onServiceLost(named(NOTICE.instance()));
    loop.run();
    assertThat(heard).contains("lost 0123456789abcdef");
  }

  @Test
  public void oneIsResolvedAfterTheOther() throws Exception {
    browse();
    for (String name : List.of("a", "b", "c")) nsd.searching.onServiceFound(named(name));
    loop.run();
    assertThat(nsd.question()).isEqualTo("a");
    nsd.answer(resolved(NOTICE, "192.168.0.7"));
    loop.run();
    assertThat(nsd.question()).isEqualTo("b");
    nsd.refuse(NsdManager.FAILURE_INTERNAL_ERROR);
    loop.run();
    assertThat(nsd.question()).isEqualTo("c");
    nsd.answer(resolved(NOTICE, "192.168.0.7"));
    // The second one has its turn again after a while.
    loop.pass(500);
    assertThat(nsd.question()).isEqualTo("b");
    assertThat(nsd.asked).isEqualTo(4);
  }

  @Test
  public void whileAnotherAppResolvesItIsTriedAgain() throws Exception {
    nsd.resolving.put(named("of another app"), new Ignoring());
    browse();
    nsd.searching.onServiceFound(named(NOTICE.instance()));
    loop.pass(700);
    assertThat(nsd.asked).isEqualTo(2);
    nsd.resolving.clear();
    loop.pass(1_000);
    nsd.answer(resolved(NOTICE, "192.168.0.7"));
    loop.run();
    assertThat(heard).hasSize(1);
  }

  @Test
  public void whatNeverResolvesIsGivenUp() throws Exception {
    nsd.resolving.put(named("of another app"), new Ignoring());
    browse();
    nsd.searching.onServiceFound(named(NOTICE.instance()));
    loop.pass(60_000);
    assertThat(nsd.asked).isEqualTo(5);
    assertThat(loop.timers()).isEqualTo(0);
    // Until it is found again.
    nsd.resolving.clear();
    nsd.searching.onServiceFound(named(NOTICE.instance()));
    loop.run();
    assertThat(nsd.asked).isEqualTo(6);
  }

  @Test
  public void aQuestionWithoutAnAnswerDoesNotHoldUpTheOthersAndALateAnswerIsIgnored()
      throws Exception {
    browse();
    nsd.searching.onServiceFound(named("mute"));
    nsd.searching.onServiceFound(named(NOTICE.instance()));
    loop.run();
    NsdManager.ResolveListener late = nsd.resolving.values().iterator().next();
    nsd.resolving.clear();
    loop.pass(6_000);
    assertThat(nsd.question()).isEqualTo(NOTICE.instance());
    late.onServiceResolved(resolved(NOTICE, "192.168.0.66"));
    loop.run();
    assertThat(heard).isEmpty();
    nsd.answer(resolved(NOTICE, "192.168.0.7"));
    loop.run();
    assertThat(heard).containsExactly("found L’équipe [/192.168.0.7]");
  }

  @Test
  public void whatIsLostWhileItIsResolvedIsNotShown() throws Exception {
    browse();
    nsd.searching.onServiceFound(named(NOTICE.instance()));
    loop.run();
    nsd.searching.onServiceLost(named(NOTICE.instance()));
    loop.run();
    nsd.answer(resolved(NOTICE, "192.168.0.7"));
    loop.run();
    assertThat(heard).isEmpty();
  }

  @Test
  public void afterTheEndNothingIsHeard() throws Exception {
    Discovery.Showing showing = browse();
    NsdManager.DiscoveryListener listener = nsd.searching;
    listener.onServiceFound(named(NOTICE.instance()));
    listener.onServiceFound(named("another"));
    loop.run();
    showing.close();
    nsd.answer(resolved(NOTICE, "192.168.0.7"));
    listener.onServiceFound(named("late"));
    listener.onServiceLost(named(NOTICE.instance()));
    loop.pass(60_000);
    assertThat(heard).isEmpty();
    assertThat(nsd.asked).isEqualTo(1);
  }

  @Test
  public void whatIsNotOneOfOursIsNotShown() throws Exception {
    browse();
    TableNotice far = new TableNotice(TABLE, "Far", "", 1);
    for (NsdServiceInfo info :
        List.of(resolved(far, "8.8.8.8"), resolved(far), named(NOTICE.instance()))) {
      nsd.searching.onServiceFound(named(NOTICE.instance()));
      loop.run();
      nsd.answer(info);
      loop.run();
    }
    assertThat(heard).isEmpty();
  }

  private static final class Ignoring implements NsdManager.ResolveListener {
    @Override
    public void onResolveFailed(NsdServiceInfo info, int code) {}

    @Override
    public void onServiceResolved(NsdServiceInfo info) {}
  }
}
