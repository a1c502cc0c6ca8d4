package org.precinct.app;

import android.app.Application;
import android.content.pm.ApplicationInfo;
import android.content.res.Configuration;
import androidx.annotation.NonNull;
import org.precinct.app.links.Links;
import org.precinct.app.links.PhoneLinks;
import org.precinct.app.players.Players;
import org.precinct.app.session.Phone;
import org.precinct.app.session.Visibility;

/** The app's long-lived parts, made when they are first asked for. */
public class Precinct extends Application {
  private final Visibility visibility = new Visibility();
  private Links links;
  private Phone phone;

  @Override
  public void onCreate() {
    super.onCreate();
    if ((getApplicationInfo().flags & ApplicationInfo.FLAG_DEBUGGABLE) != 0) Strictness.on();
    registerActivityLifecycleCallbacks(visibility);
  }

  @Override
  public void onConfigurationChanged(@NonNull Configuration configuration) {
    super.onConfigurationChanged(configuration);
    if (phone != null) phone.getTongue().configurationChanged();
  }

  /** Tables, history and settings. */
  public synchronized Phone phone() {
    if (phone == null) {
      PrecinctDatabase database = PrecinctDatabase.open(this, "precinct.db");
      phone = new Phone(this, database, visibility, this::links, new Phone.Parts());
    }
    return phone;
  }

  /** Puts another phone in place of this one, as a test wants it. */
  public synchronized void use(Phone other) {
    phone = other;
  }

  /** Whether anything of the app is on the screen. */
  public Visibility visibility() {
    return visibility;
  }

  public Players players() {
    return phone().getDatabase().players();
  }

  /** All ways to other phones. */
  public synchronized Links links() {
    if (links == null) links = PhoneLinks.of(this);
    return links;
  }

  /** Puts other ways in place of the real ones, as a test wants them. */
  public synchronized void use(Links ways) {
    links = ways;
  }
}
