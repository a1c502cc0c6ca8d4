package org.precinct.app

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.produceState
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import androidx.navigation.NavBackStackEntry
import androidx.navigation.compose.NavHost
import androidx.navigation.compose.composable
import androidx.navigation.compose.rememberNavController
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import org.precinct.app.game.GameFace
import org.precinct.app.game.GameOnShelf
import org.precinct.app.game.GameScreen
import org.precinct.app.home.HomeScreen
import org.precinct.app.home.HomeWay
import org.precinct.app.home.HomeViewModel
import org.precinct.app.profile.ProfileScreen
import org.precinct.app.profile.ProfileViewModel

/** The ways between the screens, each screen with its view model. */
@Composable
fun Ways() {
    val way = rememberNavController()
    NavHost(way, startDestination = "home") {
        composable("home") {
            val model: HomeViewModel = viewModel(factory = HomeViewModel.Factory)
            val state by model.state.collectAsStateWithLifecycle()
            HomeScreen(
                state,
                onGo = {
                    when (it) {
                        is HomeWay.Game -> way.navigate("game/${it.face.id}")
                        HomeWay.Profile -> way.navigate("profile")
                        else -> Unit
                    }
                },
            )
        }
        composable("game/{id}") { entry ->
            val game by produceState<GameOnShelf?>(null) {
                value = withContext(Dispatchers.IO) { entry.face().game() }
            }
            game?.let { GameScreen(it, {}, {}, onBack = { way.popBackStack() }) }
        }
        composable("profile") {
            val model: ProfileViewModel = viewModel(factory = ProfileViewModel.Factory)
            val state by model.state.collectAsStateWithLifecycle()
            ProfileScreen(state, onChange = model::change, onBack = { way.popBackStack() })
        }
    }
}

private fun NavBackStackEntry.face(): GameFace = GameFace.byId(arguments?.getString("id")!!)!!
