package org.precinct.engine;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRow;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A table of card or board data: CSV with a header row. Its errors name the file and the line. */
public final class DataFile {
  private final String name;
  private final List<String> columns;
  private final List<Row> rows;

  private DataFile(String name, List<String> columns, List<Row> rows) {
    this.name = name;
    this.columns = columns;
    this.rows = rows;
  }

  /** The file of that name beside a class. */
  public static DataFile resource(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      if (in == null) throw new BrokenData(name, 0, "the file is missing");
      return parse(name, new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A file from anywhere; {@code name} is for error messages. */
  public static DataFile parse(String name, Reader text) {
    List<String> columns = null;
    Map<String, Integer> places = new HashMap<>();
    List<Row> rows = new ArrayList<>();
    DataFile file = null;
    for (CsvRow row : CsvReader.builder().build(text)) {
      int line = (int) row.getOriginalLineNumber();
      if (columns == null) {
        columns = List.copyOf(row.getFields());
        for (int i = 0; i < columns.size(); i++) places.put(columns.get(i), i);
        if (places.size() != columns.size()) throw new BrokenData(name, line, "a column twice");
        file = new DataFile(name, columns, Collections.unmodifiableList(rows));
        continue;
      }
      if (row.getFieldCount() != columns.size()) {
        throw new BrokenData(
            name, line, row.getFieldCount() + " fields, but " + columns.size() + " columns");
      }
      rows.add(new Row(name, line, places, List.copyOf(row.getFields())));
    }
    if (file == null) throw new BrokenData(name, 1, "the header row is missing");
    return file;
  }

  public String name() {
    return name;
  }

  public List<String> columns() {
    return columns;
  }

  public List<Row> rows() {
    return rows;
  }

  /** One line of the file. */
  public static final class Row {
    private final String file;
    private final int line;
    private final Map<String, Integer> places;
    private final List<String> fields;

    private Row(String file, int line, Map<String, Integer> places, List<String> fields) {
      this.file = file;
      this.line = line;
      this.places = places;
      this.fields = fields;
    }

    public String text(String column) {
      Integer place = places.get(column);
      if (place == null) throw broken("no column " + column);
      return fields.get(place);
    }

    public boolean isEmpty(String column) {
      return text(column).isEmpty();
    }

    public int number(String column) {
      try {
        return Integer.parseInt(text(column));
      } catch (NumberFormatException e) {
        throw broken(column + " is '" + text(column) + "', not a whole number");
      }
    }

    /** A number, or what stands for an empty field. */
    public int number(String column, int empty) {
      return isEmpty(column) ? empty : number(column);
    }

    /** {@code 1} or {@code true} against {@code 0}, {@code false} or nothing. */
    public boolean flag(String column) {
      return switch (text(column)) {
        case "1", "true" -> true;
        case "0", "false", "" -> false;
        default -> throw broken(column + " is '" + text(column) + "', not yes or no");
      };
    }

    /** A constant whose name is the field in capitals. */
    public <T extends Enum<T>> T constant(String column, Class<T> type) {
      String wanted = text(column).toUpperCase(java.util.Locale.ROOT);
      for (T value : type.getEnumConstants()) if (value.name().equals(wanted)) return value;
      throw broken(column + " is '" + text(column) + "', which is unknown");
    }

    /** The error to throw for something wrong in this line. */
    public BrokenData broken(String problem) {
      return new BrokenData(file, line, problem);
    }
  }

  /** Data that cannot be used, and where. */
  public static final class BrokenData extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    public BrokenData(String file, int line, String problem) {
      super(file + (line > 0 ? ", line " + line : "") + ": " + problem);
    }
  }
}
