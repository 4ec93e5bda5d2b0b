<?php
/**
 * Who may have pictures described.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Whoever may upload may spend: on the pictures that they may edit. */
final class Bildwort_Access {

	const CAPABILITY = 'upload_files';

	/**
	 * Whether whoever is signed in may have an attachment described: it is an image, and theirs to edit.
	 *
	 * @param int $id Of an attachment.
	 */
	public static function may_describe( int $id ): bool {
		return current_user_can( self::CAPABILITY ) && wp_attachment_is_image( $id ) && current_user_can( 'edit_post', $id );
	}
}
