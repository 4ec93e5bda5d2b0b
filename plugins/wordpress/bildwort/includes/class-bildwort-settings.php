<?php
/**
 * What a site has chosen, but for the token.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Reads and cleans the settings. */
final class Bildwort_Settings {

	const OPTION = 'bildwort_settings';

	/** What of the texts may be replaced: nothing; what Bildwort wrote and nobody changed; everything. */
	const OVERWRITES = array( 'none', 'own', 'all' );

	const MOST_LANGUAGES = 20;

	/**
	 * Every setting, those that were never chosen with their usual value.
	 *
	 * @return array{address: string, languages: string[], on_upload: bool, overwrite: string, caption: bool, description: bool}
	 */
	public static function read(): array {
		$usual = array(
			'address'     => '',
			'languages'   => array( self::language_of_site() ),
			'on_upload'   => false,
			'overwrite'   => 'own',
			'caption'     => false,
			'description' => false,
		);
		$chosen = get_option( self::OPTION, array() );
		return is_array( $chosen ) ? array_merge( $usual, array_intersect_key( $chosen, $usual ) ) : $usual;
	}

	/**
	 * What a form sent, as it is kept. What is wrong in it is said, and stays as it was. May run over its own result.
	 *
	 * @param mixed $sent The fields of the form.
	 */
	public static function clean( $sent ): array {
		$before = self::read();
		if ( ! is_array( $sent ) ) {
			return $before;
		}
		$overwrite = isset( $sent['overwrite'] ) ? $sent['overwrite'] : '';
		return array(
			'address'     => self::clean_address( isset( $sent['address'] ) ? $sent['address'] : '', $before['address'] ),
			'languages'   => self::clean_languages( isset( $sent['languages'] ) ? $sent['languages'] : '', $before['languages'] ),
			'on_upload'   => ! empty( $sent['on_upload'] ),
			'overwrite'   => in_array( $overwrite, self::OVERWRITES, true ) ? $overwrite : $before['overwrite'],
			'caption'     => ! empty( $sent['caption'] ),
			'description' => ! empty( $sent['description'] ),
		);
	}

	/** The language whose texts the site shows: its own, where it is asked for, else the first that is. */
	public static function language_to_write(): string {
		$languages = self::read()['languages'];
		$own       = self::language_of_site();
		return in_array( $own, $languages, true ) ? $own : $languages[0];
	}

	/** As Bildwort takes it: `de` for de_DE, de_AT and de_DE_formal. English where nobody knows its name. */
	private static function language_of_site(): string {
		$language = Bildwort_Language_Names::of( get_locale() );
		return Bildwort_Language_Names::is_unknown( $language ) ? 'en' : $language;
	}

	/**
	 * Without a slash at its end. The token goes there, so it is encrypted unless it stays in the house.
	 *
	 * @param mixed  $sent   What was typed.
	 * @param string $before What stays where that is no address.
	 */
	private static function clean_address( $sent, string $before ): string {
		$typed = is_string( $sent ) ? trim( $sent ) : '';
		if ( '' === $typed ) {
			return '';
		}
		$address = untrailingslashit( esc_url_raw( $typed, array( 'https', 'http' ) ) );
		$parts   = wp_parse_url( $address );
		if ( empty( $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] ) ) {
			self::refuse( 'address', __( 'This is no address of an installation of Bildwort. It looks like https://bildwort.example.', 'bildwort' ) );
			return $before;
		}
		if ( 'https' !== $parts['scheme'] && Bildwort_Hosts::is_public( $parts['host'] ) ) {
			self::refuse( 'address', __( 'The address has to begin with https://, or anybody on the way could read the token.', 'bildwort' ) );
			return $before;
		}
		return $address;
	}

	/**
	 * Codes, or names of other languages, as Bildwort takes them.
	 *
	 * @param mixed    $sent   A text with commas, or a list.
	 * @param string[] $before What stays where that names none.
	 */
	private static function clean_languages( $sent, array $before ): array {
		$parts     = is_array( $sent ) ? $sent : explode( ',', is_string( $sent ) ? $sent : '' );
		$languages = array();
		foreach ( $parts as $part ) {
			$language = Bildwort_Language_Names::of( sanitize_text_field( $part ) );
			if ( '' !== $language && strlen( $language ) <= 40 ) {
				$languages[] = $language;
			}
		}
		$languages = array_slice( array_values( array_unique( $languages ) ), 0, self::MOST_LANGUAGES );
		if ( array() === $languages ) {
			self::refuse( 'languages', __( 'At least one language is needed.', 'bildwort' ) );
			return $before;
		}
		$unknown = array_filter( $languages, array( 'Bildwort_Language_Names', 'is_unknown' ) );
		if ( array() !== $unknown ) {
			/* translators: %s: a code like xx. */
			self::refuse( 'languages', sprintf( __( '“%s” is no code of a language that Bildwort knows. Please write the name of the language.', 'bildwort' ), reset( $unknown ) ) );
			return $before;
		}
		if ( Bildwort_Language_Names::count_others( $languages ) > Bildwort_Language_Names::MOST_OTHERS ) {
			/* translators: %s: codes with commas. */
			self::refuse( 'languages', sprintf( __( 'Beside %s at most two languages can be chosen.', 'bildwort' ), implode( ', ', Bildwort_Language_Names::BUILT_IN ) ) );
			return $before;
		}
		return $languages;
	}

	/** Whether the form that is being saved had a wrong address: the former one stayed, and what came with the wrong one is not meant for it. */
	public static function has_refused_address(): bool {
		return function_exists( 'get_settings_errors' ) && in_array( 'bildwort_address', wp_list_pluck( get_settings_errors( self::OPTION ), 'code' ), true );
	}

	/**
	 * Says beside the form why something stays as it was. Settings are cleaned outside of the administration, too.
	 *
	 * @param string $field What is wrong.
	 * @param string $why   In words.
	 */
	private static function refuse( string $field, string $why ): void {
		if ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( self::OPTION, 'bildwort_' . $field, $why );
		}
	}
}
