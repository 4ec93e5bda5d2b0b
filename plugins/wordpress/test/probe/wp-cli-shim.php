<?php
/**
 * Plugin Name: Shim of WP-CLI
 * Description: WP-CLI is not to be had here: this stands for what the plugin uses of it. Its commands come by POST to /probe/v1/wp-cli?wp-cli-shim.
 * Version: 1.0.0
 * License: GPL-2.0-or-later
 */

defined( 'ABSPATH' ) || exit;

if ( ! isset( $_GET['wp-cli-shim'] ) ) {
	return;
}

define( 'WP_CLI', true );

/** What WP-CLI does with commands and their words. */
class WP_CLI {

	public static $commands = array();
	public static $lines    = array();

	public static function add_command( string $name, string $class ) {
		self::$commands[ $name ] = new $class();
	}

	public static function line( string $text ) {
		self::$lines[] = $text;
	}

	public static function success( string $text ) {
		self::$lines[] = 'Success: ' . $text;
	}

	public static function warning( string $text ) {
		self::$lines[] = 'Warning: ' . $text;
	}

	/** Ends the command. */
	public static function error( string $text ) {
		self::$lines[] = 'Error: ' . $text;
		throw new WP_CLI_Shim_End();
	}
}

class WP_CLI_Shim_End extends Exception {}

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'probe/v1',
			'/wp-cli',
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => static function ( WP_REST_Request $request ) {
					$code = 0;
					try {
						$command = array( WP_CLI::$commands[ $request['command'] ], $request['subcommand'] );
						$command( array(), (array) $request['options'] );
					} catch ( WP_CLI_Shim_End $end ) {
						$code = 1;
					}
					return array( 'code' => $code, 'lines' => WP_CLI::$lines );
				},
			)
		);
	}
);
