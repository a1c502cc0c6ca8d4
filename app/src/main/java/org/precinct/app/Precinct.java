package org.precinct.app;

import android.app.Application;
import android.content.pm.ApplicationInfo;
import android.content.res.Configuration;
import androidx.annotation.NonNull;
import org.precinct.app.links.AndroidLinks;
import org.precinct.app.links.PhoneLinks;
import org.precinct.app.session.AndroidPhone;
import org.precinct.app.session.Phone;
import org.precinct.app.session.Visibility;

/** The app's long-lived parts, made when they are first asked for. */
public class Precinct extends Application {
  private final Visibility visibility = new Visibility();

  // A lock for each: while the radios are looked up, the first frame has its settings.
  private final Object phoneLock = new Object();
  private final Object linksLock = new Object();
  private AndroidPhone phone;
  private PhoneLinks links;

  @Override
  public void onCreate() {
    super.onCreate();
    if ((getApplicationInfo().flags & ApplicationInfo.FLAG_DEBUGGABLE) != 0) Strictness.on();
    registerActivityLifecycleCallbacks(visibility);
  }

  @Override
  public void onConfigurationChanged(@NonNull Configuration configuration) {
    super.onConfigurationChanged(configuration);
    synchronized (phoneLock) {
      if (phone != null) phone.getTexts().configurationChanged();
    }
  }

  /** Tables, history and settings. */
  public AndroidPhone phone() {
    synchronized (phoneLock) {
      if (phone == null) {
        PrecinctDatabase database = PrecinctDatabase.open(this, "precinct.db");
        phone = new AndroidPhone(this, database, visibility, this::links, new Phone.Parts());
      }
      return phone;
    }
  }

  /** Puts another phone in place of this one, as a test wants it. */
  public void use(AndroidPhone other) {
    synchronized (phoneLock) {
      phone = other;
    }
  }

  /** Whether anything of the app is on the screen. */
  public Visibility visibility() {
    return visibility;
  }

  /** All ways to other phones. */
  public PhoneLinks links() {
    synchronized (linksLock) {
      if (links == null) links = AndroidLinks.of(this);
      return links;
    }
  }

  /** Puts other ways in place of the real ones, as a test wants them. */
  public void use(PhoneLinks ways) {
    synchronized (linksLock) {
      links = ways;
    }
  }
}
