<?php
/**
 * Names of languages.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Says languages as Bildwort takes them: it has codes for a few, and is told the others by their names. */
final class Bildwort_Language_Names {

	/** Codes that Bildwort has itself. */
	const BUILT_IN = array( 'de', 'en', 'it', 'es', 'cz', 'hu', 'pl', 'sl' );

	/** So many others a call may name. */
	const MOST_OTHERS = 2;

	/** What WordPress and its plugins call otherwise than Bildwort does, and names of what Bildwort has no code for. */
	const NAMES = array(
		'cs' => 'cz',
		'af' => 'Afrikaans',
		'ar' => 'Arabic',
		'az' => 'Azerbaijani',
		'be' => 'Belarusian',
		'bg' => 'Bulgarian',
		'bn' => 'Bengali',
		'bs' => 'Bosnian',
		'ca' => 'Catalan',
		'cy' => 'Welsh',
		'da' => 'Danish',
		'el' => 'Greek',
		'eo' => 'Esperanto',
		'et' => 'Estonian',
		'eu' => 'Basque',
		'fa' => 'Persian',
		'fi' => 'Finnish',
		'fr' => 'French',
		'ga' => 'Irish',
		'gd' => 'Scottish Gaelic',
		'gl' => 'Galician',
		'gu' => 'Gujarati',
		'he' => 'Hebrew',
		'hi' => 'Hindi',
		'hr' => 'Croatian',
		'hy' => 'Armenian',
		'id' => 'Indonesian',
		'is' => 'Icelandic',
		'ja' => 'Japanese',
		'ka' => 'Georgian',
		'kk' => 'Kazakh',
		'km' => 'Khmer',
		'kn' => 'Kannada',
		'ko' => 'Korean',
		'lb' => 'Luxembourgish',
		'lo' => 'Lao',
		'lt' => 'Lithuanian',
		'lv' => 'Latvian',
		'mk' => 'Macedonian',
		'ml' => 'Malayalam',
		'mn' => 'Mongolian',
		'mr' => 'Marathi',
		'ms' => 'Malay',
		'my' => 'Burmese',
		'nb' => 'Norwegian',
		'ne' => 'Nepali',
		'nl' => 'Dutch',
		'nn' => 'Norwegian Nynorsk',
		'no' => 'Norwegian',
		'pa' => 'Punjabi',
		'ps' => 'Pashto',
		'pt' => 'Portuguese',
		'ro' => 'Romanian',
		'ru' => 'Russian',
		'si' => 'Sinhala',
		'sk' => 'Slovak',
		'so' => 'Somali',
		'sq' => 'Albanian',
		'sr' => 'Serbian',
		'sv' => 'Swedish',
		'sw' => 'Swahili',
		'ta' => 'Tamil',
		'te' => 'Telugu',
		'th' => 'Thai',
		'tl' => 'Tagalog',
		'tr' => 'Turkish',
		'uk' => 'Ukrainian',
		'ur' => 'Urdu',
		'uz' => 'Uzbek',
		'vi' => 'Vietnamese',
		'zh' => 'Chinese',
	);

	/**
	 * A language as Bildwort takes it: `de` for `de_AT`, `cz` for `cs`, `French` for `fr`. What is no code of the table stays.
	 *
	 * @param string $said A locale, a code or a name.
	 */
	public static function of( string $said ): string {
		$code = strtolower( (string) strtok( $said, '_-' ) );
		if ( isset( self::NAMES[ $code ] ) ) {
			return self::NAMES[ $code ];
		}
		return in_array( $code, self::BUILT_IN, true ) ? $code : $said;
	}

	/**
	 * Whether Bildwort would take a code for a mistake.
	 *
	 * @param string $language As `of` answers.
	 */
	public static function is_unknown( string $language ): bool {
		return ! in_array( $language, self::BUILT_IN, true ) && 1 === preg_match( '/^[a-z]{2,3}$/', $language );
	}

	/**
	 * How many Bildwort has no code for.
	 *
	 * @param string[] $languages As `of` answers.
	 */
	public static function count_others( array $languages ): int {
		return count( array_diff( $languages, self::BUILT_IN ) );
	}
}
