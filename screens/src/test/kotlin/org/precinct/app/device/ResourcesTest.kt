package org.precinct.app.device

import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test
import org.precinct.app.R
import org.precinct.engine.Language

/** The JVM reads Android's resources as Android does. */
class ResourcesTest {
    @Test
    fun spellingIsAndroids() {
        assertThat(Resources.plain("a\n   b")).isEqualTo("a b")
        assertThat(Resources.plain("It\\'s\\nhere")).isEqualTo("It's\nhere")
        assertThat(Resources.plain("non\\u00A0!")).isEqualTo("non\u00A0!")
    }

    @Test
    fun argumentsAndPluralsAreFilledIn() {
        assertThat(Resources.text(Language.ENGLISH, R.string.players, 2, 4))
            .isEqualTo("2–4 players")
        val one = Resources.plural(Language.ENGLISH, R.plurals.parts_sand_left, 1, 1)
        val more = Resources.plural(Language.ENGLISH, R.plurals.parts_sand_left, 5, 5)
        assertThat(one).contains("1")
        assertThat(more).contains("5")
        assertThat(more.replace("5", "1")).isNotEqualTo(one)
    }

    @Test
    fun whatIsNotTranslatedIsEnglish() {
        assertThat(Resources.text(Language.FRENCH, R.string.app_name)).isEqualTo("Precinct")
    }

    @Test
    fun everythingIsThere() {
        for (field in R.string::class.java.fields) {
            for (language in Language.entries) {
                val text = Resources.text(language, field.getInt(null))
                assertWithMessage(field.name).that(text).isNotEmpty()
            }
        }
        for (field in R.drawable::class.java.fields) {
            Resources.drawable(field.getInt(null)).use { assertThat(it.read()).isEqualTo('<'.code) }
        }
    }
}
