package org.precinct.app.session

import android.os.Looper
import android.view.WindowManager.LayoutParams.FLAG_SECURE
import androidx.activity.ComponentActivity
import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.NEWEST
import org.precinct.app.OLDEST
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.w3c.dom.Element
import java.io.File
import java.time.Duration
import javax.xml.parsers.DocumentBuilderFactory

/** What must not leave the phone, or the eyes of its player. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [OLDEST, NEWEST])
class SecretsTest {
    private val activity = Robolectric.buildActivity(ComponentActivity::class.java).setup().get()

    private fun isSecure() = activity.window.attributes.flags and FLAG_SECURE != 0

    @Test
    fun theWindowIsSecureWhileAnySecretIsOnIt() {
        val secrecy = SecureWindow(activity.window)
        assertThat(isSecure()).isFalse()
        val hand = secrecy.begin()
        val dice = secrecy.begin()
        assertThat(isSecure()).isTrue()
        hand.close()
        // Once is enough.
        hand.close()
        assertThat(secrecy.isSecret).isTrue()
        assertThat(isSecure()).isTrue()
        dice.close()
        assertThat(secrecy.isSecret).isFalse()
        // What is on the glass has not been drawn anew yet.
        assertThat(isSecure()).isTrue()
        aMomentPasses()
        assertThat(isSecure()).isFalse()
    }

    @Test
    fun aSecretThatFollowsAnotherIsNeverSeen() {
        val secrecy = SecureWindow(activity.window)
        secrecy.begin().close()
        val next = secrecy.begin()
        aMomentPasses()
        assertThat(isSecure()).isTrue()
        next.close()
        aMomentPasses()
        assertThat(isSecure()).isFalse()
    }

    private fun aMomentPasses() = shadowOf(Looper.getMainLooper()).idleFor(Duration.ofSeconds(1))

    @Test
    fun nothingIsBackedUp() {
        val application = read("src/main/AndroidManifest.xml").getElementsByTagName("application")
        val manifest = application.item(0) as Element
        assertThat(manifest.getAttribute("android:allowBackup")).isEqualTo("false")
        assertThat(manifest.getAttribute("android:fullBackupContent")).isEqualTo("false")
        assertThat(manifest.getAttribute("android:dataExtractionRules"))
            .isEqualTo("@xml/data_extraction_rules")
        val rules = read("src/main/res/xml/data_extraction_rules.xml")
        for (way in listOf("cloud-backup", "device-transfer")) {
            val rule = rules.getElementsByTagName(way).item(0) as Element
            val excluded = rule.getElementsByTagName("exclude")
            val domains =
                (0..<excluded.length).map { (excluded.item(it) as Element).getAttribute("domain") }
            assertWithMessage(way)
                .that(domains)
                .containsAtLeast("root", "file", "database", "sharedpref", "external")
            assertWithMessage(way).that(rule.getElementsByTagName("include").length).isEqualTo(0)
        }
    }

    @Test
    fun nothingIsLogged() {
        val sources =
            listOf("java/org/precinct/app/storage", "kotlin/org/precinct/app/session")
                .flatMap { part -> listOf("src/main", "../screens/src/main").map { "$it/$part" } }
                .flatMap { File(it).walk() }
                .filter { it.isFile }
        assertThat(sources.size).isAtLeast(20)
        for (source in sources) {
            val text = source.readText()
            assertWithMessage(source.name).that(text).doesNotContain("android.util.Log")
            assertWithMessage(source.name).that(text).doesNotContainMatch("\\bprintln\\(")
            assertWithMessage(source.name).that(text).doesNotContain("printStackTrace")
        }
    }

    private fun read(file: String) =
        DocumentBuilderFactory
            .newInstance()
            .newDocumentBuilder()
            .parse(File(file))
}
