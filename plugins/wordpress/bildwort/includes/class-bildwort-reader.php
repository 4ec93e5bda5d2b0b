<?php
/**
 * For whom Bildwort says what is wrong.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** In the background nobody is signed in: who started it, or uploaded the picture, reads later why it was not described. */
final class Bildwort_Reader {

	/** Of an attachment: the user who had it described. */
	const KEPT = '_bildwort_reader';

	/**
	 * The locale of a reader who is not signed in; empty: whoever is.
	 *
	 * @var string
	 */
	private static $locale = '';

	/**
	 * Whoever is signed in will read about an attachment.
	 *
	 * @param int $id Of an attachment.
	 */
	public static function remember( int $id ): void {
		update_post_meta( $id, self::KEPT, get_current_user_id() );
	}

	/**
	 * From now on, it is said for the reader of an attachment.
	 *
	 * @param int $id Of an attachment.
	 */
	public static function choose( int $id ): void {
		$user = (int) get_post_meta( $id, self::KEPT, true );
		if ( 0 === $user ) {
			$user = (int) get_post_field( 'post_author', $id );
		}
		self::$locale = get_userdata( $user ) ? get_user_locale( $user ) : get_locale();
	}

	/** As Bildwort calls it: it speaks German and English. */
	public static function language(): string {
		$locale = '' === self::$locale ? determine_locale() : self::$locale;
		return 0 === strpos( $locale, 'de' ) ? 'de' : 'en';
	}
}
