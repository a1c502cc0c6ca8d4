package org.precinct.app.art

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.imePadding
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.PrecinctTheme

/** A page behind the home screen: a night-blue head with a way back, and a sheet that scrolls with it. */
@Composable
fun Page(
    onBack: () -> Unit,
    head: @Composable () -> Unit,
    sheet: @Composable ColumnScope.() -> Unit,
) {
    val sides = WindowInsetsSides.Start + WindowInsetsSides.End
    Surface(Modifier.fillMaxSize(), color = MaterialTheme.colorScheme.background) {
        Column(Modifier.imePadding().verticalScroll(rememberScrollState())) {
            Column(
                Modifier
                    .fillMaxWidth()
                    .background(Brush.verticalGradient(listOf(Night.High, Night.Deep)))
                    .windowInsetsPadding(
                        WindowInsets.safeDrawing.only(sides + WindowInsetsSides.Top),
                    ),
                horizontalAlignment = Alignment.CenterHorizontally,
            ) {
                Column(Modifier.widthIn(max = PageWidth).fillMaxWidth()) {
                    IconButton(onBack, Modifier.padding(4.dp).size(48.dp)) {
                        Icon(
                            painterResource(R.drawable.icon_back),
                            stringResource(R.string.back),
                            tint = Brass.Light,
                        )
                    }
                    Box(Modifier.padding(start = 20.dp, end = 20.dp, bottom = 20.dp)) { head() }
                }
            }
            HorizontalDivider(thickness = 3.dp, color = Brass.Middle)
            Column(
                Modifier
                    .align(Alignment.CenterHorizontally)
                    .windowInsetsPadding(
                        WindowInsets.safeDrawing.only(
                            sides + WindowInsetsSides.Bottom,
                        ),
                    ).widthIn(max = PageWidth)
                    .fillMaxWidth()
                    .padding(20.dp),
                Arrangement.spacedBy(20.dp),
                content = sheet,
            )
        }
    }
}

private val PageWidth = 640.dp

@Preview
@Composable
private fun PagePreview() =
    PrecinctTheme {
        Page(onBack = {}, head = { Text("Head", color = Brass.Light) }) { Text("Sheet") }
    }
