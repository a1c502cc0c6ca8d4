package org.precinct.engine;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.StringReader;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;

public final class DataFileTest {
  private static final DataFile FILE = parse("id,cost,flag,kind\ntaser,2,1,easy\n\"a, b\",,no,x\n");

  @Test
  public void fieldsAreReadByColumn() {
    DataFile.Row taser = FILE.rows().get(0);
    assertThat(taser.text("id")).isEqualTo("taser");
    assertThat(taser.number("cost")).isEqualTo(2);
    assertThat(taser.flag("flag")).isTrue();
    assertThat(taser.constant("kind", BotLevel.class)).isEqualTo(BotLevel.EASY);
    assertThat(FILE.columns()).containsExactly("id", "cost", "flag", "kind").inOrder();
    assertThat(FILE.name()).isEqualTo("demo.csv");
  }

  @Test
  public void emptyFieldsHaveAStandIn() {
    DataFile.Row row = FILE.rows().get(1);
    assertThat(row.text("id")).isEqualTo("a, b");
    assertThat(row.isEmpty("cost")).isTrue();
    assertThat(row.number("cost", 7)).isEqualTo(7);
  }

  @Test
  public void errorsNameFileAndLine() {
    DataFile.Row row = FILE.rows().get(1);
    assertBroken("demo.csv, line 3: cost is '', not a whole number", () -> row.number("cost"));
    assertBroken("demo.csv, line 3: flag is 'no', not yes or no", () -> row.flag("flag"));
    assertBroken("demo.csv, line 3: no column price", () -> row.text("price"));
    assertBroken(
        "demo.csv, line 3: kind is 'x', which is unknown",
        () -> row.constant("kind", BotLevel.class));
  }

  @Test
  public void aMisshapenFileIsRefused() {
    assertBroken("demo.csv, line 3: 1 fields, but 2 columns", () -> parse("a,b\n1,2\n3\n"));
    assertBroken("demo.csv, line 1: a column twice", () -> parse("a,a\n"));
    assertBroken("demo.csv, line 1: the header row is missing", () -> parse(""));
    assertBroken(
        "nowhere.csv: the file is missing",
        () -> DataFile.resource(DataFileTest.class, "nowhere.csv"));
  }

  private static void assertBroken(String message, ThrowingRunnable code) {
    assertThat(assertThrows(DataFile.BrokenData.class, code)).hasMessageThat().isEqualTo(message);
  }

  private static DataFile parse(String text) {
    return DataFile.parse("demo.csv", new StringReader(text));
  }
}
