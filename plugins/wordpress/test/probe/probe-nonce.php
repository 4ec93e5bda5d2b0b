<?php
/**
 * Plugin Name: Nonces of the probe
 * Description: Answers a nonce of whoever asks, for the action that `probe-nonce` names. For tests alone.
 * Version: 1.0.0
 * License: GPL-2.0-or-later
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		if ( isset( $_GET['probe-nonce'] ) ) {
			echo esc_html( wp_create_nonce( sanitize_text_field( wp_unslash( $_GET['probe-nonce'] ) ) ) );
			exit;
		}
	}
);

/** A user who may do what is named and nothing else. */
function probe_add_user( string $name, array $capabilities ): void {
	add_role( "probe_{$name}", $name, array_fill_keys( $capabilities, true ) );
	wp_insert_user( array( 'user_login' => $name, 'user_pass' => 'password', 'user_email' => "{$name}@example.org", 'role' => "probe_{$name}" ) );
}
