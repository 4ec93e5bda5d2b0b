<?php
/**
 * Which hosts the world can reach.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Tells hosts of the house from public ones. */
final class Bildwort_Hosts {

	/**
	 * Whether Bildwort can call a host of this site, for its pictures and its webhook.
	 *
	 * @param string $host As an address has it.
	 */
	public static function reach_site( string $host ): bool {
		$is_reached = 'local' !== wp_get_environment_type() && self::is_public( $host );
		/**
		 * Lets sites say it that know better, such as in a network that Bildwort is part of.
		 *
		 * @param bool   $is_reached Whether Bildwort can call the host.
		 * @param string $host       As an address has it.
		 */
		return (bool) apply_filters( 'bildwort_reaches_host', $is_reached, $host );
	}

	/**
	 * Whether a host can be reached from outside, as far as its name says: names are not looked up.
	 *
	 * @param string $host As an address has it.
	 */
	public static function is_public( string $host ): bool {
		$host = strtolower( trim( $host, '[].' ) );
		if ( filter_var( $host, FILTER_VALIDATE_IP ) ) {
			return false !== filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
		}
		return 1 !== preg_match( '/^[^.]+$|\.(?:localhost|local|test|internal|lan|home\.arpa)$/', $host );
	}
}
