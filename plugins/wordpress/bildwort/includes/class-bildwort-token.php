<?php
/**
 * The token that calls are signed with.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Keeps the token. It is never part of a page. */
final class Bildwort_Token {

	const OPTION = 'bildwort_token';

	/** The token; empty: there is none. The constant of wp-config.php goes before what was saved. */
	public static function read(): string {
		if ( self::is_constant() ) {
			return trim( (string) constant( 'BILDWORT_TOKEN' ) );
		}
		$kept = get_option( self::OPTION, array() );
		return is_array( $kept ) && isset( $kept['token'] ) ? (string) $kept['token'] : '';
	}

	/** Tells the account of this token from those of others, at this Bildwort from another. The token cannot be read from it. */
	public static function account(): string {
		return hash( 'sha256', Bildwort_Settings::read()['address'] . "\n" . self::read() );
	}

	/** Whether wp-config.php holds it. */
	public static function is_constant(): bool {
		return defined( 'BILDWORT_TOKEN' ) && '' !== trim( (string) constant( 'BILDWORT_TOKEN' ) );
	}

	/**
	 * What a form sent, as it is kept: in an array, because WordPress shows options that are texts at wp-admin/options.php.
	 * An empty field leaves the token as it is. May run over its own result.
	 *
	 * @param mixed $sent The fields `token` and `forget`.
	 */
	public static function clean( $sent ): array {
		$before = get_option( self::OPTION, array() );
		$before = is_array( $before ) ? $before : array();
		if ( ! is_array( $sent ) || self::is_constant() ) {
			return $before;
		}
		if ( ! empty( $sent['forget'] ) ) {
			return array();
		}
		$token = isset( $sent['token'] ) && is_string( $sent['token'] ) ? trim( $sent['token'] ) : '';
		if ( '' === $token ) {
			return $before;
		}
		if ( ! preg_match( '/^[\x21-\x7e]{1,200}$/', $token ) ) {
			if ( function_exists( 'add_settings_error' ) ) {
				add_settings_error( self::OPTION, 'bildwort_token', __( 'This is no access token of Bildwort: it is incomplete or mistyped.', 'bildwort' ) );
			}
			return $before;
		}
		return array( 'token' => $token );
	}
}
