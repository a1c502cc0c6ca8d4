package org.precinct.app.end

import android.content.Context
import android.content.Intent
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.LinearGradient
import android.graphics.Paint
import android.graphics.RectF
import android.graphics.Shader
import android.graphics.Typeface
import android.text.Layout
import android.text.StaticLayout
import android.text.TextPaint
import android.text.TextUtils
import androidx.annotation.WorkerThread
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.asAndroidPath
import androidx.compose.ui.graphics.toArgb
import androidx.core.content.FileProvider
import androidx.core.content.res.ResourcesCompat
import org.precinct.app.R
import org.precinct.app.art.colour
import org.precinct.app.art.ink
import org.precinct.app.art.outline
import org.precinct.app.profile.Officer
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import java.io.File
import java.io.IOException
import java.io.OutputStream

/** The result as a picture to send around: who won, at which game, and everybody's place. */
object ResultPicture {
    private const val WIDTH = 1080
    private const val MARGIN = 72f
    private const val ROW = 104f
    private const val BADGE = 84f
    private const val FILE = "precinct.png"

    /** For a thread that may take its time. */
    @WorkerThread
    fun draw(
        context: Context,
        state: EndState,
    ): Bitmap {
        val result = layout(state.result.orEmpty(), 60f, Typeface.SERIF, Paper.Light.toArgb())
        val top = MARGIN + 200f + result.height + 56f
        val height = (top + state.standings.size * ROW + 150f).toInt()
        val bitmap = Bitmap.createBitmap(WIDTH, height, Bitmap.Config.ARGB_8888)
        val canvas = Canvas(bitmap)
        background(canvas, height.toFloat())
        head(context, canvas, state)
        canvas.save()
        canvas.translate(MARGIN, MARGIN + 200f)
        result.draw(canvas)
        canvas.restore()
        state.standings.forEachIndexed {
            n,
            standing,
            ->
            row(context, canvas, standing, top + n * ROW)
        }
        val small = text(32f, Typeface.SANS_SERIF, Brass.Light.toArgb())
        canvas.drawText(context.getString(R.string.app_name), MARGIN, height - 60f, small)
        return bitmap
    }

    private fun background(
        canvas: Canvas,
        height: Float,
    ) {
        val sky = Paint()
        sky.shader =
            LinearGradient(
                0f,
                0f,
                0f,
                height,
                Night.High.toArgb(),
                Night.Deep.toArgb(),
                Shader.TileMode.CLAMP,
            )
        canvas.drawRect(0f, 0f, WIDTH.toFloat(), height, sky)
        val frame = Paint(Paint.ANTI_ALIAS_FLAG)
        frame.style = Paint.Style.STROKE
        frame.strokeWidth = 6f
        frame.color = Brass.Middle.toArgb()
        canvas.drawRoundRect(RectF(24f, 24f, WIDTH - 24f, height - 24f), 28f, 28f, frame)
    }

    private fun head(
        context: Context,
        canvas: Canvas,
        state: EndState,
    ) {
        val emblem = ResourcesCompat.getDrawable(context.resources, state.face.emblem, null)!!
        emblem.setBounds(MARGIN.toInt(), MARGIN.toInt(), MARGIN.toInt() + 160, MARGIN.toInt() + 160)
        emblem.draw(canvas)
        val title = text(64f, Typeface.SERIF, Brass.Light.toArgb())
        canvas.drawText(context.getString(state.face.title), MARGIN + 196f, MARGIN + 102f, title)
    }

    private fun row(
        context: Context,
        canvas: Canvas,
        standing: Standing,
        y: Float,
    ) {
        val line = text(48f, Typeface.SERIF, Paper.Light.toArgb())
        val place = context.getString(R.string.end_place, standing.place)
        canvas.drawText(place, MARGIN, y + 66f, line)
        badge(canvas, standing.officer, MARGIN + 110f, y + 10f)
        val room = WIDTH - 2 * MARGIN - 220f - if (standing.winner) 80f else 0f
        val name = TextUtils.ellipsize(standing.officer.name, line, room, TextUtils.TruncateAt.END)
        canvas.drawText(name.toString(), MARGIN + 220f, y + 66f, line)
        if (standing.winner) {
            val crown =
                ResourcesCompat
                    .getDrawable(context.resources, R.drawable.icon_crown, null)!!
                    .mutate()
            crown.setTint(Brass.Light.toArgb())
            val left = (WIDTH - MARGIN - 64f).toInt()
            crown.setBounds(left, y.toInt() + 18, left + 64, y.toInt() + 82)
            crown.draw(canvas)
        }
    }

    /** Their shape, their colour, their letter, as on every screen. */
    private fun badge(
        canvas: Canvas,
        officer: Officer,
        x: Float,
        y: Float,
    ) {
        val side = Size(BADGE, BADGE)
        canvas.save()
        canvas.translate(x, y)
        val paint = Paint(Paint.ANTI_ALIAS_FLAG)
        paint.color = Brass.Light.toArgb()
        canvas.drawPath(officer.badge.outline(side, 0.02f).asAndroidPath(), paint)
        paint.color = officer.tint.colour.toArgb()
        canvas.drawPath(officer.badge.outline(side, 0.1f).asAndroidPath(), paint)
        val letter = text(BADGE * 0.38f, Typeface.SERIF, officer.tint.ink.toArgb())
        letter.textAlign = Paint.Align.CENTER
        canvas.drawText(officer.initial(), BADGE / 2, BADGE * 0.63f, letter)
        canvas.restore()
    }

    private fun layout(
        words: String,
        size: Float,
        face: Typeface,
        colour: Int,
    ): StaticLayout {
        val width = (WIDTH - 2 * MARGIN).toInt()
        return StaticLayout.Builder
            .obtain(words, 0, words.length, text(size, face, colour), width)
            .setAlignment(Layout.Alignment.ALIGN_NORMAL)
            .setLineSpacing(0f, 1.15f)
            .build()
    }

    private fun text(
        size: Float,
        face: Typeface,
        colour: Int,
    ) = TextPaint(Paint.ANTI_ALIAS_FLAG).apply {
        textSize = size
        typeface = Typeface.create(face, Typeface.BOLD)
        color = colour
    }

    /** Keeps the picture where other apps may read this one file, and asks where to send it. */
    @WorkerThread
    @Throws(IOException::class)
    fun share(
        context: Context,
        state: EndState,
    ): Intent {
        val folder = File(context.cacheDir, "shared")
        folder.mkdirs()
        val file = File(folder, FILE)
        file.outputStream().use { write(draw(context, state), it) }
        val uri = FileProvider.getUriForFile(context, "${context.packageName}.shared", file)
        val send =
            Intent(Intent.ACTION_SEND)
                .setType("image/png")
                .putExtra(Intent.EXTRA_STREAM, uri)
                .putExtra(Intent.EXTRA_TEXT, state.result)
                .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
        return Intent.createChooser(send, context.getString(R.string.end_share))
    }

    /** The whole of it. A disk that is full ends it early, and Android says so by a false alone. */
    @Throws(IOException::class)
    internal fun write(
        picture: Bitmap,
        out: OutputStream,
    ) {
        val whole = picture.compress(Bitmap.CompressFormat.PNG, 100, out)
        if (!whole) throw IOException("The picture could not be written to its end.")
    }
}
