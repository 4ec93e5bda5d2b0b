<?php
/**
 * Why nothing is asked right now.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/**
 * Keeps until when nothing is asked (`until`), after how many failures (`count`), why (`message`), and of which account (`account`):
 * what fails with one token, maybe after another one was entered, says nothing of the other.
 */
final class Bildwort_Pause {

	const OPTION = 'bildwort_pause';

	/** Answers that pass. 0: none came. */
	const PASSING = array( 0, 408, 409, 429, 500, 502, 503, 504 );

	/** Where only a person can help, that is looked for so often. */
	const HOUR_SECONDS = 3600;

	const DAY_SECONDS = 86400;

	/**
	 * All of it empty: nothing is wrong.
	 *
	 * @return array{until: int, count: int, message: string}
	 */
	public static function read(): array {
		$usual = array(
			'until'   => 0,
			'count'   => 0,
			'message' => '',
		);
		$pause = get_option( self::OPTION, array() );
		$is_of_now = is_array( $pause ) && isset( $pause['account'] ) && Bildwort_Token::account() === $pause['account'];
		return $is_of_now ? array_merge( $usual, array_intersect_key( $pause, $usual ) ) : $usual;
	}

	/** For how many seconds nothing is asked; 0: something may be. */
	public static function seconds_left(): int {
		return max( 0, self::read()['until'] - time() );
	}

	/**
	 * Waits after a failure. Answers how many seconds.
	 *
	 * @param WP_Error $why As of Bildwort_Client.
	 */
	public static function begin( WP_Error $why ): int {
		$about   = $why->get_error_data();
		$count   = self::read()['count'] + 1;
		$passes  = in_array( $about['status'], self::PASSING, true ) && 'not_connected' !== $why->get_error_code();
		$seconds = $passes ? min( self::HOUR_SECONDS, 30 * 2 ** min( $count, 10 ) ) : self::HOUR_SECONDS;
		if ( null !== $about['retry_after'] ) {
			$seconds = min( self::DAY_SECONDS, max( 1, $about['retry_after'] ) );
		}
		update_option(
			self::OPTION,
			array(
				'until'   => time() + $seconds,
				'count'   => $count,
				'message' => $why->get_error_message(),
				'account' => Bildwort_Token::account(),
			),
			false
		);
		return $seconds;
	}

	/** Something was answered, or what was wrong may be right now. */
	public static function end(): void {
		delete_option( self::OPTION );
	}
}
