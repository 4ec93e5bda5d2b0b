<?php
/**
 * Plugin Name: Shim of Polylang
 * Description: Polylang is not to be had here: this stands for its function that tells the language of an attachment.
 * Version: 1.0.0
 * License: GPL-2.0-or-later
 */

defined( 'ABSPATH' ) || exit;

/** The slug of a language is whatever the site's owner wrote. */
function pll_get_post_language( $id, $field = 'slug' ) {
	$locale = get_post_meta( $id, 'shim_polylang', true );
	if ( '' === $locale ) {
		return false;
	}
	return 'locale' === $field ? $locale : 'our-language';
}
