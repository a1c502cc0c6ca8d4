package org.precinct.engine.kit;

import com.squareup.wire.Message;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;
import org.precinct.engine.Setup;

/**
 * {@link Properties} over a few random games of every registered game, one of each setup at least;
 * {@link PropertiesSoak} plays many.
 */
@RunWith(Parameterized.class)
public class PropertiesTest {
  private final Kit<?, ?, ?, ?> kit;

  public PropertiesTest(String name, Kit<?, ?, ?, ?> kit) {
    this.kit = kit;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> kits() {
    return Kits.all().stream()
        .map(kit -> new Object[] {kit.game().info().id(), kit})
        .collect(Collectors.toList());
  }

  @Test
  public void everyRandomGamePlaysToTheEnd() throws Exception {
    forRandomGames(200, Properties::playsToTheEnd);
  }

  @Test
  public void theSameStepsGiveTheSameGame() throws Exception {
    forRandomGames(60, Properties::replays);
  }

  @Test
  public void theOpenedRecordIsTheSameGame() throws Exception {
    forRandomGames(40, Properties::opens);
  }

  @Test
  public void nobodyLearnsWhatTheyMayNotKnow() throws Exception {
    forRandomGames(120, Properties::doesNotInterfere);
  }

  @Test
  public void messagesSurviveTheWire() throws Exception {
    forRandomGames(40, Properties::encodes);
  }

  @Test
  public void aDesertedTableComesToAnEnd() throws Exception {
    forRandomGames(40, Properties::endsWithNobodyThere);
  }

  @Test
  public void phonesComingAndGoingNeverStopAGame() throws Exception {
    forRandomGames(60, Properties::endsWithPhonesComingAndGoing);
  }

  @Test
  public void botsFinishEveryGame() throws Exception {
    forRandomGames(40, Properties::botsFinish);
  }

  @Test
  public void everyGuessFitsTheView() throws Exception {
    forRandomGames(40, Properties::guesses);
  }

  @Test
  public void guessesAreSpreadLikeTheTruth() throws Exception {
    forRandomGames(100, Properties::guessesEvenly);
  }

  private void forRandomGames(int many, Check check) throws Exception {
    run(kit, games(many), check);
  }

  int games(int many) {
    return many / 10;
  }

  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      void run(Kit<S, A, V, E> kit, int games, Check check) throws Exception {
    List<Setup> setups = kit.setups();
    for (int i = 0; i < Math.max(games, setups.size()); i++) {
      Setup setup = setups.get(i % setups.size());
      String seed = kit.game().info().id() + " " + i;
      try {
        check.on(new Properties<>(kit, setup, seed));
      } catch (Exception | Error e) {
        throw new AssertionError("seed \"" + seed + "\", " + setup + ": " + e.getMessage(), e);
      }
    }
  }

  private interface Check {
    void on(Properties<?, ?, ?, ?> game) throws Exception;
  }
}
