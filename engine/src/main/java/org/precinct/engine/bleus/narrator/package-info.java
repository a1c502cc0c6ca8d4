/** Allez les Bleus in sentences, made of views, actions and events; it never sees a state. */
package org.precinct.engine.bleus.narrator;
