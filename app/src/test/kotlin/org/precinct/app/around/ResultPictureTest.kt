package org.precinct.app.around

import android.content.Context
import android.content.Intent
import android.graphics.BitmapFactory
import android.net.Uri
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import org.junit.Assert.assertThrows
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Phone
import org.precinct.app.end.EndState
import org.precinct.app.end.ResultPicture
import org.precinct.app.end.Standing
import org.precinct.app.game.GameFace
import org.precinct.app.named
import org.precinct.app.pickUp
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.app.profile.Officer
import org.precinct.app.session.Fairness
import org.precinct.pictures.Album
import org.precinct.pictures.Picture
import java.io.ByteArrayOutputStream
import java.io.File
import java.io.IOException

/** The picture that people send around after a game. */
@RunWith(AndroidJUnit4::class)
class ResultPictureTest {
    private val context = ApplicationProvider.getApplicationContext<Context>()
    private val end =
        EndState(
            GameFace.byId("allez-les-bleus")!!,
            "Ana atteint 16 points à la manche 11 et gagne devant Bruno et tous les autres.",
            listOf(
                Standing(Officer("Ana", Tint.GREEN, Badge.STAR), 1, winner = true, mine = true),
                Standing(
                    Officer("Bruno", Tint.BLUE, Badge.SHIELD),
                    2,
                    winner = false,
                    mine = false,
                ),
                Standing(
                    Officer("Maximilienne-Apolline", Tint.RED, Badge.SUN),
                    3,
                    winner = false,
                    mine = false,
                ),
            ),
            Fairness.FAIR,
        )

    @Test
    fun itShowsEverybodysPlace() {
        Phone("fr").pickUp()
        val picture = ResultPicture.draw(context, end).named("result")
        Album.sheets().keep("end-shared-fr", Picture.sheet(listOf(picture), 1))
    }

    @Test
    fun anotherAppMayReadThatPictureOnly() {
        val chooser = ResultPicture.share(context, end)
        assertThat(chooser.action).isEqualTo(Intent.ACTION_CHOOSER)
        @Suppress("DEPRECATION")
        val send = chooser.getParcelableExtra<Intent>(Intent.EXTRA_INTENT)!!
        assertThat(send.type).isEqualTo("image/png")
        assertThat(send.flags and Intent.FLAG_GRANT_READ_URI_PERMISSION).isNotEqualTo(0)
        @Suppress("DEPRECATION")
        val picture = send.getParcelableExtra<Uri>(Intent.EXTRA_STREAM)!!
        assertThat(picture.authority).isEqualTo("org.precinct.app.shared")
        assertThat(picture.path).isEqualTo("/shared/precinct.png")
        val bytes = File(context.cacheDir, "shared/precinct.png").readBytes()
        val read = BitmapFactory.decodeByteArray(bytes, 0, bytes.size)
        assertThat(read.width).isEqualTo(1080)
    }

    @Test
    fun halfAPictureIsNotShared() {
        val disk =
            object : ByteArrayOutputStream() {
                override fun write(
                    bytes: ByteArray,
                    from: Int,
                    length: Int,
                ) {
                    if (size() + length > 10_000) throw IOException("No space left on device")
                    super.write(bytes, from, length)
                }
            }
        val picture = ResultPicture.draw(context, end)
        assertThrows(IOException::class.java) { ResultPicture.write(picture, disk) }
        assertThat(disk.size()).isGreaterThan(0)
    }
}
