package org.precinct.desktop

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.awt.ComposePanel
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import org.precinct.app.players.Settings
import org.precinct.engine.Language
import java.awt.BorderLayout
import java.awt.Dimension
import java.awt.FlowLayout
import java.awt.event.WindowAdapter
import java.awt.event.WindowEvent
import javax.swing.BorderFactory
import javax.swing.JFrame
import javax.swing.JPanel
import javax.swing.JScrollPane

private val Wall = Color(0xFF2B2F36)
private val Button = Color(0xFF444B57)
private val On = Color(0xFFD9A441)

/** The size of a usual phone, in points. */
const val WIDTH = 360
const val HEIGHT = 740

/**
 * A window with phones side by side, each a world of its own, and under each what can be done to it.
 *
 * Every phone is a panel of its own, so that its dialogs cover it and not its neighbours.
 */
class PhonesWindow(
    private val house: House,
    private val scale: Float,
    private val title: String,
    private val words: PhoneWords,
) {
    private val frame = JFrame(title)

    fun show() {
        val wall = awt(Wall)
        val row = JPanel(FlowLayout(FlowLayout.CENTER, GAP, GAP)).apply { background = wall }
        for (phone in house.phones) row.add(column(phone))
        val scrolling = JScrollPane(row)
        scrolling.border = BorderFactory.createEmptyBorder()
        frame.contentPane.add(scrolling, BorderLayout.CENTER)
        if (house.phones.size > 1) frame.contentPane.add(clock(), BorderLayout.SOUTH)
        frame.defaultCloseOperation = JFrame.DISPOSE_ON_CLOSE
        frame.addWindowListener(
            object : WindowAdapter() {
                override fun windowClosed(event: WindowEvent) {
                    // Hosts and guests say goodbye by falling silent, as phones in pockets do.
                    house.phones.forEach { it.off() }
                    System.exit(0)
                }
            },
        )
        frame.pack()
        frame.isVisible = true
    }

    private fun column(phone: DeskPhone): JPanel {
        val screen = ComposePanel()
        val tools = ComposePanel()
        val column = JPanel(BorderLayout(0, 6)).apply { isOpaque = false }

        fun resize() {
            val (width, height) = if (phone.turned) HEIGHT to WIDTH else WIDTH to HEIGHT
            screen.preferredSize = Dimension((width * scale).toInt(), (height * scale).toInt())
            tools.preferredSize = Dimension((width * scale).toInt(), TOOLS)
            column.revalidate()
            if (frame.isVisible) frame.pack()
        }
        screen.setContent {
            Box(Modifier.fillMaxSize().background(Color.Black)) {
                PhoneView(phone, house.pace::now, scale)
            }
            LaunchedEffect(phone.turned) { resize() }
        }
        tools.setContent { Tools(phone, words) }
        resize()
        column.add(screen, BorderLayout.CENTER)
        if (house.phones.size > 1) column.add(tools, BorderLayout.SOUTH)
        return column
    }

    private fun clock(): ComposePanel {
        val panel = ComposePanel()
        panel.preferredSize = Dimension(WIDTH, TOOLS)
        panel.setContent { Clock(house.pace, words) }
        return panel
    }

    private companion object {
        const val GAP = 14
        const val TOOLS = 34

        fun awt(colour: Color) = java.awt.Color(colour.red, colour.green, colour.blue)
    }
}

/** What can be done to a phone from outside. */
@Composable
fun Tools(
    phone: DeskPhone,
    words: PhoneWords,
) {
    val settings =
        phone.running
            ?.phone
            ?.settings
            ?.collectAsState()
            ?.value
    val dark = settings?.theme == Settings.Theme.DARK
    val french = (settings?.language ?: "").ifEmpty { phone.look.language.code() } == "fr"
    Row(
        Modifier.fillMaxSize().background(Wall),
        Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        Tool(words.power, phone.running != null) {
            if (phone.running == null) phone.on() else phone.off()
        }
        Tool(words.network, phone.plugged) { phone.plug(!phone.plugged) }
        Tool(words.turn, phone.turned) { phone.turned = !phone.turned }
        Tool(words.large, phone.text > 1f) { phone.text = if (phone.text > 1f) 1f else 2f }
        Tool(if (french) "FR" else "EN", false) {
            val other = if (french) Language.ENGLISH else Language.FRENCH
            phone.change { it.with { one -> one.language = other.code() } }
        }
        Tool(words.dark, dark) {
            val theme = if (dark) Settings.Theme.LIGHT else Settings.Theme.DARK
            phone.change { it.with { one -> one.theme = theme } }
        }
    }
}

/** How fast time passes for all phones. */
@Composable
fun Clock(
    pace: Pace,
    words: PhoneWords,
) {
    var speed by remember { mutableStateOf(pace.speed) }
    Row(
        Modifier.fillMaxSize().background(Wall),
        Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        Text(words.time, color = Color.White, fontSize = 13.sp)
        for (one in listOf(1, 2, 5, 20)) {
            Tool("×$one", speed == one) {
                pace.speed = one
                speed = one
            }
        }
    }
}

@Composable
private fun Tool(
    text: String,
    on: Boolean,
    onTouch: () -> Unit,
) = Box(
    Modifier
        .clip(RoundedCornerShape(8.dp))
        .background(if (on) On else Button)
        .clickable(onClick = onTouch)
        .padding(horizontal = 8.dp, vertical = 5.dp),
) {
    Text(text, color = if (on) Color.Black else Color.White, fontSize = 12.sp)
}
