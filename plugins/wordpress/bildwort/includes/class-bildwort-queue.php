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

	/** Until when nothing is asked (`until`), after how many failures (`count`), and why (`message`). */
	const PAUSE = 'bildwort_pause';

	/** Until WordPress has made its sizes, and editors have typed what they type at once. */
	const DELAY_SECONDS = 10;

	/** Where only a person can help, that is looked for so often. */
	const HOUR_SECONDS = 3600;

	const DAY_SECONDS = 86400;

	/** Answers that hold for this one picture. */
	const OF_PICTURE = array( 400, 413, 422 );

	/** Answers that pass. 0: none came. */
	const PASSING = array( 0, 408, 409, 429, 500, 502, 503, 504 );

	/** Hears of uploads, and of changed settings. */
	public static function listen(): void {
		add_action( 'add_attachment', array( self::class, 'take_upload' ) );
		add_action( self::EVENT, array( self::class, 'describe_next' ) );
		foreach ( array( Bildwort_Settings::OPTION, Bildwort_Token::OPTION ) as $option ) {
			add_action( "add_option_{$option}", array( self::class, 'resume' ) );
			add_action( "update_option_{$option}", array( self::class, 'resume' ) );
		}
	}

	/**
	 * Lets a picture wait that has just been uploaded, where the settings say so.
	 *
	 * @param int $id Of an attachment.
	 */
	public static function take_upload( $id ): void {
		if ( Bildwort_Settings::read()['on_upload'] && wp_attachment_is_image( $id ) ) {
			self::add( (int) $id );
		}
	}

	/**
	 * Lets an attachment wait.
	 *
	 * @param int $id Of an attachment.
	 */
	public static function add( int $id ): void {
		update_post_meta( $id, self::WAITING, time() );
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			self::schedule( self::DELAY_SECONDS );
		}
	}

	/** Describes the attachment that has waited longest, and comes back for the next. */
	public static function describe_next(): void {
		$id = self::longest_waiting();
		if ( 0 === $id ) {
			return;
		}
		// Comes back as well where this process is killed.
		self::schedule( Bildwort_Lock::SECONDS + 1 );
		$pause = self::pause();
		if ( $pause['until'] > time() ) {
			self::schedule( $pause['until'] - time() );
			return;
		}
		if ( ! Bildwort_Lock::take() ) {
			return;
		}
		try {
			$outcome = Bildwort_Describer::describe( $id );
		} finally {
			Bildwort_Lock::release();
		}
		self::schedule( is_wp_error( $outcome ) ? self::put_off( $id, $outcome ) : self::finish( $id ) );
	}

	/** Goes on at once: what was wrong may be right now. */
	public static function resume(): void {
		delete_option( self::PAUSE );
		if ( 0 !== self::longest_waiting() ) {
			self::schedule( 0 );
		}
	}

	/** Leaves what waits as it is. */
	public static function stop(): void {
		wp_clear_scheduled_hook( self::EVENT );
	}

	/**
	 * Why nothing is described right now.
	 *
	 * @return array{until: int, count: int, message: string} All of it empty: nothing is wrong.
	 */
	public static function pause(): array {
		$usual = array(
			'until'   => 0,
			'count'   => 0,
			'message' => '',
		);
		$pause = get_option( self::PAUSE, array() );
		return is_array( $pause ) ? array_merge( $usual, $pause ) : $usual;
	}

	/**
	 * Takes an attachment out. Answers in how many seconds to go on.
	 *
	 * @param int $id Of an attachment.
	 */
	private static function finish( int $id ): int {
		delete_post_meta( $id, self::WAITING );
		delete_option( self::PAUSE );
		return 0;
	}

	/**
	 * Decides what becomes of an attachment that was not described. Answers in how many seconds to go on.
	 *
	 * @param int      $id  Of an attachment.
	 * @param WP_Error $why As of Bildwort_Client.
	 */
	private static function put_off( int $id, WP_Error $why ): int {
		$about  = $why->get_error_data();
		$status = $about['status'];
		if ( in_array( $status, self::OF_PICTURE, true ) || 'idempotency_mismatch' === $why->get_error_code() ) {
			update_post_meta( $id, Bildwort_Describer::PROBLEM, wp_slash( $why->get_error_message() ) );
			return self::finish( $id );
		}
		// The others that wait come first: it may be this picture's fault after all.
		update_post_meta( $id, self::WAITING, time() );
		$count   = self::pause()['count'] + 1;
		$passes  = in_array( $status, self::PASSING, true ) && 'not_connected' !== $why->get_error_code();
		$seconds = $passes ? min( self::HOUR_SECONDS, 30 * 2 ** min( $count, 10 ) ) : self::HOUR_SECONDS;
		if ( null !== $about['retry_after'] ) {
			$seconds = min( self::DAY_SECONDS, max( 1, $about['retry_after'] ) );
		}
		update_option(
			self::PAUSE,
			array(
				'until'   => time() + $seconds,
				'count'   => $count,
				'message' => $why->get_error_message(),
			),
			false
		);
		return $seconds;
	}

	/** Id of the attachment that has waited longest; 0: none waits. */
	private static function longest_waiting(): int {
		$ids = get_posts(
			array(
				'post_type'        => 'attachment',
				'post_status'      => 'any',
				'numberposts'      => 1,
				'fields'           => 'ids',
				'suppress_filters' => true,
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Only attachments that wait have it.
				'meta_key'         => self::WAITING,
				'orderby'          => array(
					'meta_value_num' => 'ASC',
					'ID'             => 'ASC',
				),
			)
		);
		return array() === $ids ? 0 : (int) $ids[0];
	}

	/**
	 * Comes back then, and only then: WordPress would refuse a second event that is near the first.
	 *
	 * @param int $seconds From now.
	 */
	private static function schedule( int $seconds ): void {
		wp_clear_scheduled_hook( self::EVENT );
		wp_schedule_single_event( time() + $seconds, self::EVENT );
	}
}
