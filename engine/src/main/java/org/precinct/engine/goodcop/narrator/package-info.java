/** Good Cop Bad Cop in sentences, made of views, actions and events alone. */
package org.precinct.engine.goodcop.narrator;
