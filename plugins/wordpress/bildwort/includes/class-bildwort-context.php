<?php
/**
 * What the page of a picture is about.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Reads the post that a picture belongs to: its title, what it sells, and what it wants to be found by. */
final class Bildwort_Context {

	const MOST_KEYWORDS = 10;

	/** Where Yoast SEO and Rank Math keep their focus phrases. */
	const FOCUS_PHRASES = array( '_yoast_wpseo_focuskw', 'rank_math_focus_keyword' );

	/**
	 * What says nothing is empty.
	 *
	 * @param WP_Post $attachment An image.
	 * @return array{page_title: string, product: string, category: string, keywords: string[]}
	 */
	public static function of( WP_Post $attachment ): array {
		$post = self::post_of( $attachment );
		return array(
			'page_title' => $post ? $post->post_title : '',
			'product'    => $post && 'product' === $post->post_type ? $post->post_title : '',
			'category'   => $post ? self::categories( $post ) : '',
			'keywords'   => $post ? self::focus_phrases( $post ) : array(),
		);
	}

	/**
	 * The post that it is attached to, or the first whose featured image it is: shops choose the pictures of their products so.
	 *
	 * @param WP_Post $attachment An image.
	 * @return WP_Post|null
	 */
	private static function post_of( WP_Post $attachment ) {
		$parent = $attachment->post_parent ? get_post( $attachment->post_parent ) : null;
		if ( $parent ) {
			return $parent;
		}
		$posts = get_posts(
			array(
				'post_type'        => 'any',
				'post_status'      => 'any',
				'numberposts'      => 1,
				'orderby'          => 'ID',
				'order'            => 'ASC',
				'suppress_filters' => true,
				// phpcs:disable WordPress.DB.SlowDBQuery -- In the background, once a picture.
				'meta_key'         => '_thumbnail_id',
				'meta_value'       => (string) $attachment->ID,
				// phpcs:enable
			)
		);
		return array() === $posts ? null : $posts[0];
	}

	/**
	 * Of a product of WooCommerce.
	 *
	 * @param WP_Post $post Any.
	 */
	private static function categories( WP_Post $post ): string {
		$terms = taxonomy_exists( 'product_cat' ) ? get_the_terms( $post, 'product_cat' ) : false;
		return is_array( $terms ) ? implode( ', ', wp_list_pluck( $terms, 'name' ) ) : '';
	}

	/**
	 * What a post wants to be found by.
	 *
	 * @param WP_Post $post Any.
	 * @return string[]
	 */
	private static function focus_phrases( WP_Post $post ): array {
		$phrases = array();
		foreach ( self::FOCUS_PHRASES as $key ) {
			// Rank Math keeps several with commas.
			foreach ( explode( ',', (string) get_post_meta( $post->ID, $key, true ) ) as $phrase ) {
				$phrases[] = mb_substr( sanitize_text_field( $phrase ), 0, 100 );
			}
		}
		return array_slice( array_values( array_unique( array_filter( $phrases, 'strlen' ) ) ), 0, self::MOST_KEYWORDS );
	}
}
