<?php
/**
 * Attachments that wait for their texts.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Describes what waits by WP-Cron, one attachment at a time. */
final class Bildwort_Queue {

	const EVENT = 'bildwort_describe_next';

	/** Since when an attachment waits, or was last tried, in seconds of Unix time. */
	const WAITING = '_bildwort_waiting';

	/** Cents that an attachment may cost at most, where somebody was told what it costs. */
	const MAX_CENTS = '_bildwort_max_cents';

	/** Until WordPress has made its sizes, and editors have typed what they type at once. */
	const DELAY_SECONDS = 10;

	/** Answers that hold for this one picture. */
	const OF_PICTURE = array( 400, 413, 422 );

	/** `not_found`: what its key was answered with was deleted at Bildwort. */
	const CODES_OF_PICTURE = array( 'idempotency_mismatch', 'not_found', 'over_max_cost' );

	/** Hears of uploads. */
	public static function listen(): void {
		add_action( 'add_attachment', array( self::class, 'take_upload' ) );
		add_action( self::EVENT, array( self::class, 'describe_next' ) );
	}

	/**
	 * Lets a picture wait that has just been uploaded, where the settings say so.
	 *
	 * @param int $id Of an attachment.
	 */
	public static function take_upload( $id ): void {
		if ( Bildwort_Settings::read()['on_upload'] && wp_attachment_is_image( $id ) ) {
			self::add( array( (int) $id => null ) );
		}
	}

	/**
	 * Lets attachments wait.
	 *
	 * @param array<int, int|null> $max_cents What each may cost at most, by id; null: what it costs.
	 */
	public static function add( array $max_cents ): void {
		foreach ( $max_cents as $id => $cents ) {
			if ( null !== $cents ) {
				update_post_meta( $id, self::MAX_CENTS, $cents );
			}
			update_post_meta( $id, self::WAITING, time() );
		}
		if ( array() !== $max_cents ) {
			Bildwort_Cron::ensure( self::EVENT, self::DELAY_SECONDS );
		}
	}

	/** Describes the attachment that has waited longest, and comes back for the next. */
	public static function describe_next(): void {
		if ( 0 === self::longest_waiting() ) {
			Bildwort_Cron::forget_hurry( self::EVENT );
			return;
		}
		Bildwort_Cron::run( self::EVENT, array( self::class, 'describe_longest_waiting' ) );
	}

	/**
	 * While no other process does. Answers in how many seconds to go on; null: none waits.
	 *
	 * @return int|null
	 */
	public static function describe_longest_waiting() {
		$id = self::longest_waiting();
		if ( 0 === $id ) {
			return null;
		}
		Bildwort_Reader::choose( $id );
		$most    = get_post_meta( $id, self::MAX_CENTS, true );
		$outcome = Bildwort_Describer::describe( $id, '' === $most ? null : (int) $most );
		return is_wp_error( $outcome ) ? self::put_off( $id, $outcome ) : self::finish( $id );
	}

	/** Goes on at once. */
	public static function hurry(): void {
		if ( 0 !== self::longest_waiting() ) {
			Bildwort_Cron::hurry( self::EVENT );
		}
	}

	/** Goes on, also where another process has undone the plan. */
	public static function ensure(): void {
		if ( 0 !== self::longest_waiting() ) {
			Bildwort_Cron::ensure( self::EVENT, 0 );
		}
	}

	/** How many attachments wait. */
	public static function count(): int {
		return ( new WP_Query( array( 'posts_per_page' => 1 ) + self::waiting() ) )->found_posts;
	}

	/** Leaves what waits as it is. */
	public static function stop(): void {
		Bildwort_Cron::stop( self::EVENT );
	}

	/**
	 * Takes an attachment out. Answers in how many seconds to go on.
	 *
	 * @param int $id Of an attachment.
	 */
	private static function finish( int $id ): int {
		delete_post_meta( $id, self::WAITING );
		delete_post_meta( $id, self::MAX_CENTS );
		Bildwort_Pause::end();
		return 0;
	}

	/**
	 * Decides what becomes of an attachment that was not described. Answers in how many seconds to go on.
	 *
	 * @param int      $id  Of an attachment.
	 * @param WP_Error $why As of Bildwort_Client.
	 */
	private static function put_off( int $id, WP_Error $why ): int {
		$is_its_own = in_array( $why->get_error_data()['status'], self::OF_PICTURE, true );
		if ( $is_its_own || in_array( $why->get_error_code(), self::CODES_OF_PICTURE, true ) ) {
			update_post_meta( $id, Bildwort_Describer::PROBLEM, wp_slash( $why->get_error_message() ) );
			return self::finish( $id );
		}
		// The others that wait come first: it may be this picture's fault after all.
		update_post_meta( $id, self::WAITING, time() );
		return Bildwort_Pause::begin( $why );
	}

	/** Id of the attachment that has waited longest; 0: none waits. */
	private static function longest_waiting(): int {
		$ids = get_posts( array( 'numberposts' => 1 ) + self::waiting() );
		return array() === $ids ? 0 : (int) $ids[0];
	}

	/** What queries find the attachments that wait by, the one that has waited longest first. */
	private static function waiting(): array {
		return array(
			'post_type'        => 'attachment',
			'post_status'      => 'any',
			'fields'           => 'ids',
			'suppress_filters' => true,
			// Another process may have taken one since this one looked.
			'cache_results'    => false,
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Only attachments that wait have it.
			'meta_key'         => self::WAITING,
			'orderby'          => array(
				'meta_value_num' => 'ASC',
				'ID'             => 'ASC',
			),
		);
	}
}
