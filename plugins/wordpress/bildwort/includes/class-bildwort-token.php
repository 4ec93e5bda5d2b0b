<?php
/**
 * The token that calls are signed with.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Keeps the token. It is never part of a page, and sent to the Bildwort alone that it was entered for. */
final class Bildwort_Token {

	const OPTION = 'bildwort_token';

	/**
	 * Whether the address was changed just now.
	 *
	 * @var bool
	 */
	private static $is_forgotten = false;

	/** Hears of another address, before that is kept. */
	public static function listen(): void {
		add_action( 'update_option', array( self::class, 'forget_elsewhere' ), 10, 3 );
	}

	/**
	 * Whoever changes the address, nobody has said that the server there may have the token.
	 *
	 * @param string $option Any.
	 * @param mixed  $before What it was.
	 * @param mixed  $after  What it is about to be.
	 */
	public static function forget_elsewhere( $option, $before, $after ): void {
		$address = isset( $before['address'] ) ? $before['address'] : '';
		if ( Bildwort_Settings::OPTION !== $option || '' === $address || isset( $after['address'] ) && $after['address'] === $address ) {
			return;
		}
		$is_saved = ! empty( get_option( self::OPTION ) );
		delete_option( self::OPTION );
		add_option( self::OPTION, array(), '', false );
		self::$is_forgotten = $is_saved;
	}

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
	 * An empty field leaves the token as it is. The settings come before it in their form, so that its address is known. May run over its own result.
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
			if ( self::$is_forgotten ) {
				self::say( __( 'The address was changed, so the saved token was removed. Please enter a token of the new address.', 'bildwort' ), 'warning' );
			}
			return $before;
		}
		if ( ! preg_match( '/^[\x21-\x7e]{1,200}$/', $token ) ) {
			self::say( __( 'This is no access token of Bildwort: it is incomplete or mistyped.', 'bildwort' ) );
			return $before;
		}
		if ( Bildwort_Settings::has_refused_address() ) {
			self::say( __( 'The token was not saved, either. Please enter it again with the right address.', 'bildwort' ) );
			return $before;
		}
		return array( 'token' => $token );
	}

	/**
	 * Says beside the form what became of the token. It is cleaned outside of the administration, too.
	 *
	 * @param string $words What to say.
	 * @param string $kind  Of the message.
	 */
	private static function say( string $words, string $kind = 'error' ): void {
		if ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( self::OPTION, 'bildwort_token', $words, $kind );
		}
	}
}
