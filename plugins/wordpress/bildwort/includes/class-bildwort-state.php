<?php
/**
 * What has become of an attachment's alt text.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Tells pictures that lack an alt text from those that have one, and whose it is. */
final class Bildwort_State {

	const MISSING    = 'missing';
	const DECORATIVE = 'decorative';
	const OWN        = 'own';
	const TEXT       = 'text';

	/**
	 * One of the constants: no alt text; none, because Bildwort found the picture decorative; Bildwort's, as it wrote it;
	 * a person's.
	 *
	 * @param int $id Of an attachment.
	 */
	public static function of( int $id ): string {
		$alt    = self::alt( $id );
		$is_own = Bildwort_Texts::is_own( $id, 'alt', $alt );
		if ( '' !== $alt ) {
			return $is_own ? self::OWN : self::TEXT;
		}
		return $is_own && ! empty( Bildwort_Texts::record( $id )['decorative'] ) ? self::DECORATIVE : self::MISSING;
	}

	/**
	 * The alt text as it is.
	 *
	 * @param int $id Of an attachment.
	 */
	public static function alt( int $id ): string {
		return (string) get_post_meta( $id, Bildwort_Texts::ALT, true );
	}

	/**
	 * In a word or two; empty where the text itself says enough.
	 *
	 * @param string $state One of the constants.
	 */
	public static function label( string $state ): string {
		switch ( $state ) {
			case self::MISSING:
				return __( 'Missing', 'bildwort' );
			case self::DECORATIVE:
				return __( 'Decorative', 'bildwort' );
			case self::OWN:
				return __( 'By Bildwort', 'bildwort' );
			default:
				return '';
		}
	}

	/** What meta queries find where an alt text is missing: `of` says the same of each. */
	public static function missing_query(): array {
		return array(
			'relation' => 'AND',
			array(
				'relation' => 'OR',
				array(
					'key'     => Bildwort_Texts::ALT,
					'compare' => 'NOT EXISTS',
				),
				array(
					'key'   => Bildwort_Texts::ALT,
					'value' => '',
				),
			),
			array(
				'relation' => 'OR',
				array(
					'key'     => Bildwort_Texts::RECORD,
					'compare' => 'NOT EXISTS',
				),
				array(
					'key'     => Bildwort_Texts::RECORD,
					// As PHP writes it into the array that is kept.
					'value'   => 's:10:"decorative";b:1;',
					'compare' => 'NOT LIKE',
				),
			),
		);
	}
}
