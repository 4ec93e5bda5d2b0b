<?php
/**
 * Which languages a picture is described in.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Tells the languages of attachments. Where WPML or Polylang gives each attachment a language, that is its only one. */
final class Bildwort_Languages {

	/**
	 * Those that are asked for.
	 *
	 * @param int $id Of an attachment.
	 * @return string[] Never empty.
	 */
	public static function of( int $id ): array {
		$own = self::own( $id );
		return '' === $own ? Bildwort_Settings::read()['languages'] : array( $own );
	}

	/**
	 * The one whose texts the attachment gets.
	 *
	 * @param int $id Of an attachment.
	 */
	public static function to_write( int $id ): string {
		$own = self::own( $id );
		return '' === $own ? Bildwort_Settings::language_to_write() : $own;
	}

	/**
	 * As Bildwort takes it; empty: it has none of its own.
	 *
	 * @param int $id Of an attachment.
	 */
	private static function own( int $id ): string {
		$code = function_exists( 'pll_get_post_language' ) ? pll_get_post_language( $id, 'locale' ) : false;
		if ( ! is_string( $code ) || '' === $code ) {
			$element = array(
				'element_id'   => $id,
				'element_type' => 'attachment',
			);
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WPML's own.
			$code = apply_filters( 'wpml_element_language_code', null, $element );
		}
		return is_string( $code ) && '' !== $code ? Bildwort_Language_Names::of( $code ) : '';
	}
}
