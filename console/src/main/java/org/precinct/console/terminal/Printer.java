package org.precinct.console.terminal;

import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.Charset;

/** A stream of text in an encoding that may lack some of its signs. */
public final class Printer extends PrintStream {
  private final Charset charset;

  public Printer(OutputStream out, Charset charset) {
    super(out, true, charset);
    this.charset = charset;
  }

  @Override
  public void print(String text) {
    super.print(Ascii.of(String.valueOf(text), charset));
  }

  /** For those who need a writer: it does not know of any encoding. */
  public static PrintWriter writer(PrintStream to) {
    Writer writer =
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) {
            to.print(new String(text, from, length));
          }

          @Override
          public void flush() {
            to.flush();
          }

          @Override
          public void close() {
            to.flush();
          }
        };
    return new PrintWriter(writer, true);
  }
}
