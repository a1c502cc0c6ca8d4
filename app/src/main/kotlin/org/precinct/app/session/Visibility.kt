package org.precinct.app.session

import android.app.Activity
import android.app.Application
import android.os.Bundle
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow

/** Whether anything of the app is on the screen. */
class Visibility : Application.ActivityLifecycleCallbacks {
    private val mutableVisible = MutableStateFlow(false)
    val visible: StateFlow<Boolean> = mutableVisible.asStateFlow()

    private var started = 0

    override fun onActivityStarted(activity: Activity) {
        started++
        mutableVisible.value = true
    }

    override fun onActivityStopped(activity: Activity) {
        started--
        // An activity that is only turned with the phone is back in a moment.
        mutableVisible.value = started > 0 || activity.isChangingConfigurations
    }

    override fun onActivityCreated(
        activity: Activity,
        savedInstanceState: Bundle?,
    ) = Unit

    override fun onActivityResumed(activity: Activity) = Unit

    override fun onActivityPaused(activity: Activity) = Unit

    override fun onActivitySaveInstanceState(
        activity: Activity,
        outState: Bundle,
    ) = Unit

    override fun onActivityDestroyed(activity: Activity) = Unit
}
