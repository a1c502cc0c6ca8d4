package org.precinct.app

/** The oldest Android that the app runs on, for tests that run on both ends: minSdk in gradle/android.gradle. */
const val OLDEST = 26

/** The Android that all other tests run on: robolectric.properties. */
const val NEWEST = 35
