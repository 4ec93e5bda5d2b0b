<?php
/**
 * Plugin Name: Probe of the test ground
 * Description: Says which PHP runs, calls what tests want called, and lets time pass. For tests alone: it asks nobody for leave.
 * Version: 1.0.0
 * License: GPL-2.0-or-later
 */

defined( 'ABSPATH' ) || exit;

// Bildwort and WordPress are on one machine here, so that it is for the test to say whether the site is public.
add_filter(
	'bildwort_reaches_host',
	static function () {
		return (bool) get_option( 'probe_is_public' );
	}
);

// A site may have a public name, and its pictures may not be had there.
add_filter(
	'wp_get_attachment_url',
	static function ( $url ) {
		return get_option( 'probe_hides_pictures' ) ? str_replace( home_url(), 'http://127.0.0.1:1', $url ) : $url;
	}
);

/** Activates plugins by their folders. Fresh from the installation /wp-json leads nowhere. */
function probe_set_up( array $plugins ): void {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	foreach ( $plugins as $plugin ) {
		$fault = activate_plugin( "{$plugin}/{$plugin}.php" );
		if ( is_wp_error( $fault ) ) {
			throw new Exception( $fault->get_error_message() );
		}
	}
	update_option( 'permalink_structure', '/%postname%/' );
}

/** Removes a plugin as its link in the list of plugins does, but for its files. */
function probe_uninstall( string $plugin ): void {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	deactivate_plugins( array( "{$plugin}/{$plugin}.php" ) );
	uninstall_plugin( "{$plugin}/{$plugin}.php" );
}

/** The alt texts of images. */
function probe_alt_texts( array $ids ): array {
	return array_map(
		static function ( int $id ): string {
			return (string) get_post_meta( $id, '_wp_attachment_image_alt', true );
		},
		$ids
	);
}

/** Images of the media library, without their sizes: `name-1`, `name-2` and so on. */
function probe_add_pictures( string $name, array $base64s ): array {
	set_time_limit( 0 );
	$ids = array();
	foreach ( $base64s as $index => $base64 ) {
		$title = $name . '-' . ( $index + 1 );
		$file  = wp_upload_bits( "{$title}.jpg", null, base64_decode( $base64 ) );
		$ids[] = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => $title, 'post_status' => 'inherit' ), $file['file'] );
	}
	return $ids;
}

/** What the plugin says above the media library. */
function probe_notice(): string {
	require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
	require_once ABSPATH . 'wp-admin/includes/screen.php';
	require_once ABSPATH . 'wp-admin/includes/template.php';
	set_current_screen( 'upload' );
	ob_start();
	Bildwort_Notices::show();
	return (string) ob_get_clean();
}

/** What the plugin waits for comes nearer. */
function probe_let_pass( int $seconds ): void {
	$pause = get_option( 'bildwort_pause' );
	if ( is_array( $pause ) ) {
		$pause['until'] -= $seconds;
		update_option( 'bildwort_pause', $pause, false );
	}
	foreach ( array( 'bildwort_describe_next', 'bildwort_tend_jobs' ) as $event ) {
		$next = wp_next_scheduled( $event );
		if ( $next ) {
			wp_clear_scheduled_hook( $event );
			wp_schedule_single_event( $next - $seconds, $event );
		}
	}
}

/** Does what WP-Cron does, while another process finishes a picture just before this one takes the lock. */
function probe_describe_after_another( int $id ): void {
	add_filter(
		'query',
		static function ( $query ) use ( $id ) {
			global $wpdb;
			if ( false !== strpos( $query, 'INSERT IGNORE' ) && false !== strpos( $query, 'bildwort_lock_' ) ) {
				// Another process leaves what this one keeps in its memory as it is.
				$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = '_bildwort_waiting'", $id ) );
			}
			return $query;
		}
	);
	Bildwort_Queue::describe_next();
}

/**
 * Calls a function, as `array( name, given … )`. As soon as Bildwort has answered it the call that $pattern fits (`POST /api/v1/jobs`),
 * and before it looks at the answer, another process does what $meanwhile is: a function of this file, called with the rest of it and
 * with what was answered.
 */
function probe_call_while( array $call, string $pattern, array $meanwhile ) {
	$is_told = false;
	add_filter(
		'http_response',
		static function ( $answer, $request, $url ) use ( $pattern, $meanwhile, &$is_told ) {
			if ( ! $is_told && preg_match( "#^{$pattern}$#", $request['method'] . ' ' . wp_parse_url( $url, PHP_URL_PATH ) ) ) {
				$is_told = true;
				call_user_func_array( array_shift( $meanwhile ), array_merge( $meanwhile, array( json_decode( wp_remote_retrieve_body( $answer ), true ) ) ) );
			}
			return $answer;
		},
		10,
		3
	);
	$value = call_user_func_array( array_shift( $call ), $call );
	if ( ! $is_told ) {
		throw new Exception( "Nobody called {$pattern}." );
	}
	return $value;
}

/** Has the webhook say that a job is over, signed as Bildwort does. */
function probe_tell( array $job ): void {
	$body = wp_json_encode( array( 'type' => 'job.completed', 'data' => array( 'jobId' => $job['id'] ) ) );
	$id   = wp_generate_uuid4();
	$at   = time();
	$key  = base64_decode( str_replace( 'whsec_', '', get_option( 'bildwort_hook' )['secret'] ) );
	probe_post(
		rest_url( 'bildwort/v1/hook' ),
		$body,
		array(
			'webhook-id'        => $id,
			'webhook-timestamp' => $at,
			'webhook-signature' => 'v1,' . base64_encode( hash_hmac( 'sha256', "{$id}.{$at}.{$body}", $key, true ) ),
		)
	);
}

/** Has another process call a function. */
function probe_call_elsewhere( string $name, array $given ): void {
	probe_post( rest_url( 'probe/v1/call' ), wp_json_encode( array( 'function' => $name, 'given' => $given ) ) );
}

/** Calls this site, and has the process that answers do so to its end. */
function probe_post( string $url, string $body, array $headers = array() ): void {
	$answer = wp_remote_post( $url, array( 'body' => $body, 'headers' => $headers + array( 'content-type' => 'application/json' ), 'timeout' => 600 ) );
	$said   = is_wp_error( $answer ) ? $answer->get_error_message() : wp_remote_retrieve_body( $answer );
	if ( ! in_array( wp_remote_retrieve_response_code( $answer ), array( 200, 204 ), true ) || false !== strpos( $said, '"refused"' ) ) {
		throw new Exception( "{$url}: {$said}" );
	}
}

/** Adds a picture that waits, just after another process has done what was due. */
function probe_add_after_cron( int $id ): void {
	// What is planned is read before, as WordPress does for every page that somebody visits.
	wp_next_scheduled( 'bildwort_describe_next' );
	probe_post( site_url( 'wp-cron.php' ), '' );
	Bildwort_Batch::start( array( $id ) );
}

/** What is left of the plugin in the database. */
function probe_traces(): array {
	global $wpdb;
	return array_merge(
		$wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%bildwort%'" ),
		$wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE '%bildwort%'" ),
		$wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '%bildwort%'" ),
		array_filter(
			array( 'bildwort_describe_next', 'bildwort_tend_jobs' ),
			static function ( string $event ): bool {
				return false !== wp_next_scheduled( $event );
			}
		)
	);
}

add_action(
	'rest_api_init',
	static function () {
		$open = array(
			'methods'             => 'POST',
			'permission_callback' => '__return_true',
		);
		register_rest_route(
			'probe/v1',
			'/ask',
			$open + array(
				'callback' => static function ( WP_REST_Request $request ) {
					$headers = array( 'Authorization' => 'Bearer ' . $request['token'] );
					$answer  = wp_remote_get( $request['url'], array( 'headers' => $headers ) );
					if ( is_wp_error( $answer ) ) {
						return array( 'php' => PHP_VERSION, 'error' => $answer->get_error_message() );
					}
					return array(
						'php'    => PHP_VERSION,
						'status' => wp_remote_retrieve_response_code( $answer ),
						'body'   => json_decode( wp_remote_retrieve_body( $answer ), true ),
					);
				},
			)
		);
		register_rest_route(
			'probe/v1',
			'/call',
			$open + array(
				'callback' => static function ( WP_REST_Request $request ) {
					wp_set_current_user( 1 );
					$value = call_user_func_array( $request['function'], $request['given'] );
					return is_wp_error( $value ) ? array( 'refused' => $value->get_error_code(), 'why' => $value->get_error_message() ) : array( 'value' => $value );
				},
			)
		);
	}
);
