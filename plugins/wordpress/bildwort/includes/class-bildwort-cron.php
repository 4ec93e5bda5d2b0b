<?php
/**
 * Work in the background.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Has WP-Cron do work of which there may be more: one process at a time, not during a pause, and again until nothing is left. */
final class Bildwort_Cron {

	/**
	 * Does a piece of work now, and comes back for the next.
	 *
	 * @param string   $event Of WP-Cron: what comes back, and what no other process does meanwhile.
	 * @param callable $work  Answers in how many seconds to come back; null: nothing is left.
	 */
	public static function run( string $event, callable $work ): void {
		// Comes back as well where this process is killed.
		self::schedule( $event, Bildwort_Lock::SECONDS + 1 );
		if ( Bildwort_Pause::seconds_left() > 0 ) {
			self::schedule( $event, Bildwort_Pause::seconds_left() );
			return;
		}
		if ( ! Bildwort_Lock::take( $event ) ) {
			return;
		}
		try {
			$seconds = $work();
		} finally {
			Bildwort_Lock::release( $event );
		}
		// Where nothing is left it looks once more: something may have come that saw it scheduled already.
		if ( null !== $seconds ) {
			self::schedule( $event, $seconds );
		}
	}

	/**
	 * Comes back then, and only then: WordPress would refuse a second event that is near the first.
	 *
	 * @param string $event   Of WP-Cron.
	 * @param int    $seconds From now.
	 */
	public static function schedule( string $event, int $seconds ): void {
		self::stop( $event );
		wp_schedule_single_event( time() + $seconds, $event );
	}

	/**
	 * Comes back no more.
	 *
	 * @param string $event Of WP-Cron.
	 */
	public static function stop( string $event ): void {
		wp_clear_scheduled_hook( $event );
	}
}
