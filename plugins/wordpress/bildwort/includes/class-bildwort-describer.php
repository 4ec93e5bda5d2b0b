<?php
/**
 * Describing one attachment.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Has one attachment described and writes its texts. */
final class Bildwort_Describer {

	/** Why an attachment has no texts, for people. */
	const PROBLEM = '_bildwort_problem';

	/**
	 * The fields that were written. Nothing is asked, and nothing costs, where nothing could be written.
	 *
	 * @param int         $id        Of an attachment.
	 * @param int|null    $max_cents What it may cost at most; null: what it costs.
	 * @param string|null $seen      As of Bildwort_Texts::writable.
	 * @return string[]|WP_Error A WP_Error as of Bildwort_Client.
	 */
	public static function describe( int $id, $max_cents = null, $seen = null ) {
		$attachment = get_post( $id );
		if ( ! $attachment || ! wp_attachment_is_image( $id ) || array() === Bildwort_Texts::writable( $id, $seen ) ) {
			return array();
		}
		$order = Bildwort_Picture::order( $attachment, $max_cents );
		$image = is_wp_error( $order ) ? $order : Bildwort_Client::describe_image( $order['body'], $order['key'] );
		if ( Bildwort_Picture::needs_file( $order, $image ) ) {
			$order = Bildwort_Picture::order( $attachment, $max_cents, true );
			$image = is_wp_error( $order ) ? $order : Bildwort_Client::describe_image( $order['body'], $order['key'] );
		}
		if ( is_wp_error( $image ) ) {
			return $image;
		}
		delete_post_meta( $id, self::PROBLEM );
		return Bildwort_Texts::write( $id, $image, $seen );
	}
}
