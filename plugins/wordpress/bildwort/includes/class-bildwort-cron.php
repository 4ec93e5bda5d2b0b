<?php
/**
 * Work in the background.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Has WP-Cron do work of which there may be more: one process at a time, not during a pause, and again until nothing is left. */
final class Bildwort_Cron {

	/** That somebody wants an event at once: an option for each event. Its plan alone would be lost to whoever is at it right now, and plans it for later. */
	const HURRIED = 'bildwort_hurried_';

	/**
	 * Does a piece of work now, and comes back for the next.
	 *
	 * @param string   $event Of WP-Cron: what comes back, and what no other process does meanwhile.
	 * @param callable $work  Answers in how many seconds to come back; null: nothing is left.
	 */
	public static function run( string $event, callable $work ): void {
		self::alone(
			$event,
			static function () use ( $event, $work ) {
				// Who hurries from here on may mean what this work has looked at already.
				self::forget_hurry( $event );
				self::forget_what_was_read();
				$pause = Bildwort_Pause::seconds_left();
				return $pause > 0 ? $pause : $work();
			}
		);
	}

	/**
	 * Does work that no other process does meanwhile, and has WP-Cron come back for more of it. Answers whether it did it: another
	 * process may be at it.
	 *
	 * @param string   $event Of WP-Cron.
	 * @param callable $work  Answers in how many seconds to come back; null: nothing is left.
	 */
	public static function alone( string $event, callable $work ): bool {
		// Comes back as well where this process is killed.
		self::schedule( $event, Bildwort_Lock::SECONDS + 1 );
		if ( ! Bildwort_Lock::take( $event ) ) {
			return false;
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
		// After the plan, because who hurries says so before they plan: one of the two sees what the other did. Those of other
		// events as well: WordPress keeps all plans in one option.
		foreach ( self::hurried() as $hurried ) {
			self::schedule_now( $hurried );
		}
		return true;
	}

	/**
	 * Comes back at once, also where a process is at it right now.
	 *
	 * @param string $event Of WP-Cron.
	 */
	public static function hurry( string $event ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- What the options' own functions remember may be old.
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, '1', 'no')", self::HURRIED . $event ) );
		self::schedule_now( $event );
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
	 * Comes back then at the latest, unless that is planned for another time already; at once where somebody hurries.
	 *
	 * @param string $event   Of WP-Cron.
	 * @param int    $seconds From now.
	 */
	public static function ensure( string $event, int $seconds ): void {
		self::forget_what_was_read();
		if ( in_array( $event, self::hurried(), true ) ) {
			self::schedule_now( $event );
		} elseif ( ! wp_next_scheduled( $event ) ) {
			self::schedule( $event, $seconds );
		}
	}

	/**
	 * Comes back no more.
	 *
	 * @param string $event Of WP-Cron.
	 */
	public static function stop( string $event ): void {
		self::forget_what_was_read();
		wp_clear_scheduled_hook( $event );
	}

	/**
	 * Comes back at once. Where that is due already it stays as it is: WP-Cron may be about to do it, and would miss it in its plan.
	 *
	 * @param string $event Of WP-Cron.
	 */
	private static function schedule_now( string $event ): void {
		self::forget_what_was_read();
		$next = wp_next_scheduled( $event );
		if ( false === $next || $next > time() ) {
			self::schedule( $event, 0 );
		}
	}

	/**
	 * The events that somebody wants at once, and that nobody has begun since.
	 *
	 * @return string[]
	 */
	private static function hurried(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Options cannot be listed otherwise.
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( self::HURRIED ) . '%' ) );
		return array_map(
			static function ( string $name ): string {
				return substr( $name, strlen( self::HURRIED ) );
			},
			$names
		);
	}

	/**
	 * What was wanted at once is begun, or there is nothing to be done.
	 *
	 * @param string $event Of WP-Cron.
	 */
	public static function forget_hurry( string $event ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- What the options' own functions remember may be old.
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name = %s", self::HURRIED . $event ) );
	}

	/**
	 * A process remembers options for as long as it lives, and a call of Bildwort takes up to a minute: it would work by settings that
	 * were changed since, and its plan would undo those of all other processes.
	 */
	private static function forget_what_was_read(): void {
		wp_cache_delete_multiple(
			array( 'alloptions', 'notoptions', 'cron', Bildwort_Pause::OPTION, Bildwort_Settings::OPTION, Bildwort_Token::OPTION ),
			'options'
		);
	}
}
