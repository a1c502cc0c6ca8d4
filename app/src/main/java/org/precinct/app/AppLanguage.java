package org.precinct.app;

import android.app.Activity;
import android.app.LocaleManager;
import android.content.Context;
import android.content.SharedPreferences;
import android.content.res.Configuration;
import android.os.Build;
import android.os.LocaleList;
import android.os.StrictMode;
import androidx.annotation.RequiresApi;
import java.util.Locale;

/**
 * The language that the player has chosen for this app alone. Since Android 13 the system keeps it
 * and shows it in its own settings; before, it is kept here, where the first screen can have it
 * before it is drawn.
 */
final class AppLanguage {
  private static final String FILE = "language";
  private static final String KEY = "code";

  private AppLanguage() {}

  /** An activity's base in the chosen language. */
  static Context wrap(Context base) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) return base;
    String code = kept(base);
    if (code.isEmpty()) return base;
    Configuration configuration = new Configuration(base.getResources().getConfiguration());
    configuration.setLocale(Locale.forLanguageTag(code));
    return base.createConfigurationContext(configuration);
  }

  /**
   * Chooses a language; the activity starts anew if that is another one.
   *
   * @param code an ISO 639 code, or nothing for the phone's language
   */
  static void choose(Activity activity, String code) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
      tellSystem(activity, LocaleList.forLanguageTags(code));
    } else if (!kept(activity).equals(code)) {
      preferences(activity).edit().putString(KEY, code).apply();
      activity.recreate();
    }
  }

  /** An ISO 639 code; nothing for the phone's language. */
  static String chosen(Context context) {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) return kept(context);
    LocaleList chosen = askSystem(context);
    return chosen.isEmpty() ? "" : chosen.get(0).getLanguage();
  }

  @RequiresApi(Build.VERSION_CODES.TIRAMISU)
  private static LocaleList askSystem(Context context) {
    return context.getSystemService(LocaleManager.class).getApplicationLocales();
  }

  @RequiresApi(Build.VERSION_CODES.TIRAMISU)
  private static void tellSystem(Context context, LocaleList wanted) {
    if (askSystem(context).equals(wanted)) return;
    context.getSystemService(LocaleManager.class).setApplicationLocales(wanted);
  }

  /** A few bytes that the first frame cannot do without; the system makes their folder once. */
  private static String kept(Context context) {
    StrictMode.ThreadPolicy strict = StrictMode.allowThreadDiskWrites();
    try {
      return preferences(context).getString(KEY, "");
    } finally {
      StrictMode.setThreadPolicy(strict);
    }
  }

  private static SharedPreferences preferences(Context context) {
    return context.getSharedPreferences(FILE, Context.MODE_PRIVATE);
  }
}
