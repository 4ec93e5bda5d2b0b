<?php
/**
 * One at a time.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Keeps two processes of the site from the same work at once. */
final class Bildwort_Lock {

	const OPTION = 'bildwort_lock_';

	/** Longer than a call takes. A process that was killed holds it no longer than this. */
	const SECONDS = 180;

	/**
	 * Whether it was free. The options' own functions would let two have it: what they look up may be old.
	 *
	 * @param string $work What is locked.
	 */
	public static function take( string $work ): bool {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name = %s AND CAST(option_value AS UNSIGNED) < %d", self::OPTION . $work, time() - self::SECONDS ) );
		return 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')", self::OPTION . $work, (string) time() ) );
		// phpcs:enable
	}

	/**
	 * Lets the next one in.
	 *
	 * @param string $work What is locked.
	 */
	public static function release( string $work ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name = %s", self::OPTION . $work ) );
	}
}
