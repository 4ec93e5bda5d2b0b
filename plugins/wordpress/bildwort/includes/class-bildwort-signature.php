<?php
/**
 * Signatures of Standard Webhooks 1.0.0.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Tells what Bildwort sent from what others did. */
final class Bildwort_Signature {

	/** A message may be so old, and a clock so wrong. */
	const SECONDS = 300;

	/**
	 * Whether a message is signed with a secret, and was sent just now.
	 *
	 * @param string $secret     As Bildwort gave it: `whsec_` and Base64.
	 * @param string $id         Header `webhook-id`.
	 * @param string $timestamp  Header `webhook-timestamp`.
	 * @param string $signatures Header `webhook-signature`: one or several, with blanks between them.
	 * @param string $body       As it came, to the byte.
	 */
	public static function is_good( string $secret, string $id, string $timestamp, string $signatures, string $body ): bool {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- As Standard Webhooks writes secrets.
		$key = base64_decode( (string) preg_replace( '/^whsec_/', '', $secret ), true );
		if ( ! $key || '' === $id || ! preg_match( '/^\d{1,12}$/', $timestamp ) || abs( time() - (int) $timestamp ) > self::SECONDS ) {
			return false;
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- As Standard Webhooks writes signatures.
		$expected = 'v1,' . base64_encode( hash_hmac( 'sha256', "{$id}.{$timestamp}.{$body}", $key, true ) );
		foreach ( explode( ' ', $signatures ) as $signature ) {
			if ( hash_equals( $expected, $signature ) ) {
				return true;
			}
		}
		return false;
	}
}
