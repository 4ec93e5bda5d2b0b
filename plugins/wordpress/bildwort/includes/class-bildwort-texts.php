<?php
/**
 * The texts of an attachment, and which of them are Bildwort's.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Writes texts, and remembers what it wrote, by which model and when: what differs from that, a person wrote. */
final class Bildwort_Texts {

	const ALT = '_wp_attachment_image_alt';

	/** What was written: `written` (by field), `texts` (by language), `decorative`, `image`, `model`, `prompt_version`, `at`. */
	const RECORD = '_bildwort';

	/**
	 * The fields that the settings allow to be written, of `alt`, `caption` and `description`.
	 *
	 * @param int         $id   Of an attachment.
	 * @param string|null $seen The alt text that a person lets be replaced, whatever the settings say; null: none.
	 * @return string[]
	 */
	public static function writable( int $id, $seen = null ): array {
		$settings = Bildwort_Settings::read();
		$wanted   = array_keys( array_filter( array( 'alt' => true, 'caption' => $settings['caption'], 'description' => $settings['description'] ) ) );
		$now      = self::read( $id );
		return array_values(
			array_filter(
				$wanted,
				static function ( string $field ) use ( $id, $now, $settings, $seen ): bool {
					$text = $now[ $field ];
					if ( 'all' === $settings['overwrite'] || ( 'alt' === $field && $text === $seen ) ) {
						return true;
					}
					if ( self::is_own( $id, $field, $text ) ) {
						return 'own' === $settings['overwrite'];
					}
					// Where Bildwort wrote and nothing is left, a person took it away.
					return '' === $text && ! self::has_written( $id, $field );
				}
			)
		);
	}

	/**
	 * Writes what was described, as far as it may be written by now: a person may have been faster.
	 *
	 * @param int         $id    Of an attachment.
	 * @param array       $image As the API describes it.
	 * @param string|null $seen  As of `writable`.
	 * @return string[] The fields that were written.
	 */
	public static function write( int $id, array $image, $seen = null ): array {
		// Another process may have written since this one read.
		clean_post_cache( $id );
		$language = Bildwort_Languages::to_write( $id );
		$texts    = isset( $image['texts'] ) && is_array( $image['texts'] ) ? $image['texts'] : array();
		$own      = isset( $texts[ $language ] ) ? $texts[ $language ] : reset( $texts );
		if ( ! is_array( $own ) || ! isset( $own['altText'], $own['description'] ) ) {
			return array();
		}
		$values = array(
			'alt'         => sanitize_text_field( $own['altText'] ),
			'caption'     => sanitize_text_field( $own['description'] ),
			'description' => sanitize_textarea_field( $own['description'] ),
		);
		$fields = self::writable( $id, $seen );
		$new    = array_intersect_key( $values, array_flip( $fields ) );
		if ( array() === $new ) {
			return array();
		}
		self::save( $id, $new );
		$record = self::record( $id );
		$record = array(
			'written'        => array_merge( isset( $record['written'] ) ? $record['written'] : array(), array_intersect_key( self::read( $id ), $new ) ),
			'texts'          => $texts,
			'decorative'     => ! empty( $image['decorative'] ),
			'image'          => isset( $image['id'] ) ? (string) $image['id'] : '',
			'model'          => isset( $image['model'] ) ? (string) $image['model'] : '',
			'prompt_version' => isset( $image['promptVersion'] ) ? (string) $image['promptVersion'] : '',
			'at'             => gmdate( 'Y-m-d\TH:i:s\Z' ),
		);
		update_post_meta( $id, self::RECORD, wp_slash( $record ) );
		return $fields;
	}

	/**
	 * Whether a text is what Bildwort wrote, unchanged.
	 *
	 * @param int    $id    Of an attachment.
	 * @param string $field One of `alt`, `caption` and `description`.
	 * @param string $text  What it has.
	 */
	public static function is_own( int $id, string $field, string $text ): bool {
		return self::has_written( $id, $field ) && self::record( $id )['written'][ $field ] === $text;
	}

	/**
	 * What Bildwort wrote of an attachment; empty: nothing.
	 *
	 * @param int $id Of an attachment.
	 */
	public static function record( int $id ): array {
		$record = get_post_meta( $id, self::RECORD, true );
		return is_array( $record ) ? $record : array();
	}

	/**
	 * Whether Bildwort ever wrote a field.
	 *
	 * @param int    $id    Of an attachment.
	 * @param string $field One of `alt`, `caption` and `description`.
	 */
	private static function has_written( int $id, string $field ): bool {
		return isset( self::record( $id )['written'][ $field ] );
	}

	/**
	 * The texts that an attachment has now.
	 *
	 * @param int $id Of an attachment.
	 * @return array{alt: string, caption: string, description: string}
	 */
	private static function read( int $id ): array {
		$post = get_post( $id );
		return array(
			'alt'         => (string) get_post_meta( $id, self::ALT, true ),
			'caption'     => $post ? $post->post_excerpt : '',
			'description' => $post ? $post->post_content : '',
		);
	}

	/**
	 * Writes where WordPress keeps them.
	 *
	 * @param int   $id  Of an attachment.
	 * @param array $new By field.
	 */
	private static function save( int $id, array $new ): void {
		if ( isset( $new['alt'] ) ) {
			update_post_meta( $id, self::ALT, wp_slash( $new['alt'] ) );
		}
		$of_post = array();
		if ( isset( $new['caption'] ) ) {
			$of_post['post_excerpt'] = $new['caption'];
		}
		if ( isset( $new['description'] ) ) {
			$of_post['post_content'] = $new['description'];
		}
		if ( array() !== $of_post ) {
			wp_update_post( wp_slash( array( 'ID' => $id ) + $of_post ) );
		}
	}
}
