/**
 * Tables that are open on this phone. {@code Sessions} opens, joins and resumes them; a {@code
 * TableSession} is one of them, with its guest and perhaps its host from the module {@code table};
 * {@code SceneMaker} makes scenes of what the guest says. The service and its notifications keep a
 * table alive while nobody looks.
 */
package org.precinct.app.session;
