<?php
/**
 * Plugin Name: Probe of the test ground
 * Description: Says which PHP runs, and what an address answers to WordPress. For tests alone: it asks nobody for leave.
 * Version: 1.0.0
 * License: GPL-2.0-or-later
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'probe/v1',
			'/ask',
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => static function ( WP_REST_Request $request ) {
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
	}
);
