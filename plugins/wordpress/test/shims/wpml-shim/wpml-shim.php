<?php
/**
 * Plugin Name: Shim of WPML
 * Description: WPML is not to be had here: this stands for its filter that tells the language of an attachment.
 * Version: 1.0.0
 * License: GPL-2.0-or-later
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'wpml_element_language_code',
	static function ( $code, $element ) {
		return get_post_meta( $element['element_id'], 'shim_wpml', true ) ?: $code;
	},
	10,
	2
);
