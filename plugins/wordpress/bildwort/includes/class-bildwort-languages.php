<?php
/**
 * Which languages a picture is described in.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Tells the languages of attachments. */
final class Bildwort_Languages {

	/**
	 * Those that are asked for.
	 *
	 * @param int $id Of an attachment.
	 * @return string[] Never empty.
	 */
	public static function of( int $id ): array {
		return Bildwort_Settings::read()['languages'];
	}

	/**
	 * The one whose texts the attachment gets.
	 *
	 * @param int $id Of an attachment.
	 */
	public static function to_write( int $id ): string {
		return Bildwort_Settings::language_to_write();
	}
}
