<?php
/**
 * What Bildwort is told of an attachment.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Makes the call of an attachment: the picture, and what is known of it. */
final class Bildwort_Picture {

	/** In Base64 this is what the body of a call may be at most. */
	const MOST_BYTES_SENT = 14000000;

	/** Why Bildwort did not get a picture at its address. */
	const NOT_FETCHED = array( 'no_public_server', 'port_refused', 'place_not_listed', 'unreachable', 'not_found', 'forbidden', 'server_error', 'too_many_redirects', 'too_slow', 'not_a_picture' );

	/** What fields of a call may hold, in characters. */
	const CHARACTERS = array(
		'context'     => 2000,
		'caption'     => 500,
		'pageTitle'   => 300,
		'product'     => 200,
		'existingAlt' => 1000,
		'filename'    => 255,
	);

	/**
	 * The body of the call and the key by which its repetition is known. A picture that is not there, or cannot be
	 * sent, is a WP_Error as of Bildwort_Client.
	 *
	 * @param WP_Post  $attachment An image.
	 * @param int|null $max_cents  What it may cost at most; null: what it costs.
	 * @param bool     $as_file    Whether the file itself is sent, also where it has an address.
	 * @return array{body: array, key: string}|WP_Error
	 */
	public static function order( WP_Post $attachment, $max_cents, bool $as_file = false ) {
		$path = get_attached_file( $attachment->ID );
		// Another process may have deleted it.
		clearstatcache( true, (string) $path );
		if ( ! $path || ! is_readable( $path ) ) {
			return self::error( 'file_missing', __( 'The file of this picture is not there.', 'bildwort' ) );
		}
		$source = self::source( $attachment, $path, $as_file );
		if ( is_wp_error( $source ) ) {
			return $source;
		}
		$asked = self::said( $attachment ) + array(
			'externalId' => 'wp-' . $attachment->ID,
			'filename'   => self::cut( 'filename', wp_basename( $path ) ),
			'languages'  => Bildwort_Languages::of( $attachment->ID ),
		);
		if ( null !== $max_cents ) {
			$asked['maxCost'] = $max_cents;
		}
		$body = $source + $asked;
		// With other words the same picture is another call: under the same key it would be refused. So it is once its texts
		// have been written: whoever asks again wants others.
		$record = Bildwort_Texts::record( $attachment->ID );
		$words  = wp_json_encode( array( $asked, isset( $record['image'] ) ? $record['image'] : '' ) );
		$key    = implode( "\n", array( home_url(), $attachment->ID, hash_file( 'sha256', $path ), $words ) );
		return array(
			'body' => $body,
			'key'  => ( isset( $body['url'] ) ? 'wp-' : 'wp-file-' ) . hash( 'sha256', $key ),
		);
	}

	/**
	 * Whether Bildwort did not get a picture at its address: a site may have a public name and want a password.
	 *
	 * @param array|WP_Error $order As of `order`.
	 * @param array|WP_Error $image As of Bildwort_Client.
	 */
	public static function needs_file( $order, $image ): bool {
		return is_wp_error( $image ) && is_array( $order ) && isset( $order['body']['url'] ) && in_array( $image->get_error_data()['fault'], self::NOT_FETCHED, true );
	}

	/**
	 * What a job is told of one of its pictures.
	 *
	 * @param int $id Of an attachment that has an address.
	 */
	public static function of_job( int $id ): array {
		return array( 'url' => self::address( $id ) ) + self::said( get_post( $id ) );
	}

	/**
	 * Where Bildwort can fetch an attachment; empty: it cannot.
	 *
	 * @param int $id Of an attachment.
	 */
	public static function address( int $id ): string {
		$url  = (string) wp_get_attachment_url( $id );
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		return '' !== $host && Bildwort_Hosts::reach_site( $host ) ? $url : '';
	}

	/**
	 * The address, or the file itself where Bildwort cannot reach the site.
	 *
	 * @param WP_Post $attachment An image.
	 * @param string  $path       Of its file.
	 * @param bool    $as_file    Whether it is the file in any case.
	 * @return array|WP_Error
	 */
	private static function source( WP_Post $attachment, string $path, bool $as_file ) {
		$url = self::address( $attachment->ID );
		if ( '' !== $url && ! $as_file ) {
			return array( 'url' => $url );
		}
		if ( filesize( $path ) > self::MOST_BYTES_SENT ) {
			return self::error( 'file_too_large', __( 'The file of this picture is too large to be sent, and the site cannot be reached from outside.', 'bildwort' ) );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents, WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- A file of this site, as the API takes it.
		return array( 'base64' => base64_encode( (string) file_get_contents( $path ) ) );
	}

	/**
	 * What the site says of the picture; what says nothing is absent.
	 *
	 * @param WP_Post $attachment An image.
	 */
	private static function said( WP_Post $attachment ): array {
		$page  = Bildwort_Context::of( $attachment );
		$title = self::is_filename( $attachment ) ? '' : $attachment->post_title;
		$said  = array(
			'context'     => implode( "\n", array_filter( array( $title, $page['category'] ), 'strlen' ) ),
			'caption'     => self::by_a_person( $attachment, 'caption', $attachment->post_excerpt ),
			'pageTitle'   => $page['page_title'],
			'product'     => $page['product'],
			'existingAlt' => self::by_a_person( $attachment, 'alt', (string) get_post_meta( $attachment->ID, Bildwort_Texts::ALT, true ) ),
		);
		foreach ( $said as $field => $text ) {
			$said[ $field ] = self::cut( $field, trim( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES, 'UTF-8' ) ) );
		}
		return array_filter( $said, 'strlen' ) + array_filter( array( 'keywords' => $page['keywords'] ) );
	}

	/**
	 * What Bildwort wrote itself tells it nothing new, and would make a repeated call another one.
	 *
	 * @param WP_Post $attachment An image.
	 * @param string  $field      As Bildwort_Texts calls it.
	 * @param string  $text       What it has.
	 */
	private static function by_a_person( WP_Post $attachment, string $field, string $text ): string {
		return Bildwort_Texts::is_own( $attachment->ID, $field, $text ) ? '' : $text;
	}

	/**
	 * WordPress calls a picture as its file is called, until somebody gives it a title.
	 *
	 * @param WP_Post $attachment An image.
	 */
	private static function is_filename( WP_Post $attachment ): bool {
		$name = pathinfo( (string) get_attached_file( $attachment->ID ), PATHINFO_FILENAME );
		return sanitize_title( $attachment->post_title ) === sanitize_title( preg_replace( '/-scaled$/', '', $name ) );
	}

	/**
	 * As many characters as a field may hold.
	 *
	 * @param string $field Of the call.
	 * @param string $text  What it would hold.
	 */
	private static function cut( string $field, string $text ): string {
		return mb_substr( $text, 0, self::CHARACTERS[ $field ] );
	}

	/**
	 * Nothing that waiting would change.
	 *
	 * @param string $code    To branch on.
	 * @param string $message For people.
	 */
	private static function error( string $code, string $message ): WP_Error {
		return new WP_Error(
			$code,
			$message,
			array(
				'status'      => 422,
				'retry_after' => null,
				'fault'       => '',
			)
		);
	}
}
