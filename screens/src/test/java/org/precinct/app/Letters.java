package org.precinct.app;

import androidx.compose.ui.node.LayoutNode;
import androidx.compose.ui.semantics.SemanticsOwner;
import androidx.compose.ui.text.font.FontFamily;
import androidx.compose.ui.text.font.FontFamilyResolverImpl;
import androidx.compose.ui.text.font.GenericFontFamily;
import androidx.compose.ui.text.font.SkiaFontLoader;
import androidx.compose.ui.text.platform.PlatformFont_skikoKt;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.jetbrains.skia.Data;
import org.jetbrains.skia.FontMgr;
import org.jetbrains.skia.Typeface;
import org.jetbrains.skia.paragraph.TypefaceFontProviderWithFallback;

/**
 * Android's letters, as Robolectric has them, in the place of the machine's own: pictures are the
 * same everywhere. Kotlin cannot tell Compose so, Java can.
 */
public final class Letters {
  private static final Map<GenericFontFamily, List<String>> FILES =
      Map.of(
          FontFamily.Companion.getSansSerif(),
          List.of("Roboto-Regular", "Roboto-Medium", "Roboto-Bold", "Roboto-Italic"),
          FontFamily.Companion.getSerif(),
          List.of("NotoSerif-Regular", "NotoSerif-Bold", "NotoSerif-Italic"),
          FontFamily.Companion.getMonospace(),
          List.of("DroidSansMono"));

  /** For signs that these do not have. */
  private static final List<String> SIGNS =
      List.of("NotoSansSymbols-Regular-Subsetted", "NotoSansSymbols-Regular-Subsetted2");

  private static final FontMgr ALL = load();

  private Letters() {}

  /** A window is written in these letters, and in no others. */
  public static void give(SemanticsOwner window) {
    LayoutNode root = window.getUnmergedRootSemanticsNode().getLayoutNode$ui();
    FontFamilyResolverImpl resolver =
        (FontFamilyResolverImpl) root.getOwner$ui().getFontFamilyResolver();
    SkiaFontLoader loader = (SkiaFontLoader) resolver.getPlatformFontLoader$ui_text();
    loader.getFontCollection().setDefaultFontManager(ALL);
  }

  private static FontMgr load() {
    TypefaceFontProviderWithFallback all = new TypefaceFontProviderWithFallback();
    FILES.forEach(
        (family, files) -> {
          for (String file : files) {
            Typeface typeface = read(file);
            for (String name : PlatformFont_skikoKt.getAliases(family))
              all.registerTypeface(typeface, name);
          }
        });
    for (String file : SIGNS) all.registerTypeface(read(file), file);
    return all;
  }

  private static Typeface read(String name) {
    try (InputStream file = Letters.class.getResourceAsStream("/fonts/" + name + ".ttf")) {
      byte[] bytes = file.readAllBytes();
      return FontMgr.Companion.getDefault()
          .makeFromData(Data.Companion.makeFromBytes(bytes, 0, bytes.length), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
