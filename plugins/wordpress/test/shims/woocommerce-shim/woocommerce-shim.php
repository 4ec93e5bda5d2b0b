<?php
/**
 * Plugin Name: Shim of WooCommerce
 * Description: WooCommerce is not to be had here: this stands for its products and their categories.
 * Version: 1.0.0
 * License: GPL-2.0-or-later
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		register_post_type( 'product', array( 'public' => true, 'supports' => array( 'title', 'editor', 'thumbnail' ) ) );
		register_taxonomy( 'product_cat', 'product', array( 'hierarchical' => true ) );
	}
);

/** A product with its categories, its featured image and its meta. */
function shim_add_product( string $title, array $categories, int $picture, array $meta = array() ): int {
	$id = wp_insert_post( array( 'post_type' => 'product', 'post_title' => $title, 'post_status' => 'publish', 'meta_input' => $meta ) );
	wp_set_object_terms( $id, $categories, 'product_cat' );
	if ( $picture ) {
		update_post_meta( $id, '_thumbnail_id', $picture );
	}
	return $id;
}
