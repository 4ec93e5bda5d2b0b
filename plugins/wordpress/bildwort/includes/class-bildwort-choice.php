<?php
/**
 * The pictures that somebody has chosen, until they are told what it costs.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Keeps choices for an hour: an address would be too short for hundreds of them. */
final class Bildwort_Choice {

	/** All that lack an alt text, instead of a choice that is kept. */
	const MISSING = 'missing';

	/** So many of them at once. */
	const MOST_MISSING = 1000;

	/**
	 * Keeps a choice. Answers its name.
	 *
	 * @param int[] $ids Of attachments.
	 */
	public static function keep( array $ids ): string {
		$name = strtolower( wp_generate_password( 12, false ) );
		set_transient( self::place( $name ), $ids, HOUR_IN_SECONDS );
		return $name;
	}

	/**
	 * The chosen attachments; null: the choice is too old, or another user's.
	 *
	 * @param string $name As `keep` answered, or MISSING.
	 * @return int[]|null
	 */
	public static function read( string $name ) {
		$ids = self::MISSING === $name ? self::missing() : get_transient( self::place( $name ) );
		if ( ! is_array( $ids ) ) {
			return null;
		}
		// What is asked of each of them next is looked up at once.
		_prime_post_caches( $ids, false, true );
		return $ids;
	}

	/**
	 * Images that lack an alt text, the newest first.
	 *
	 * @return int[]
	 */
	private static function missing(): array {
		$question = array(
			'post_type'      => 'attachment',
			'post_status'    => 'inherit',
			'posts_per_page' => self::MOST_MISSING,
			'fields'         => 'ids',
			'no_found_rows'  => true,
		);
		if ( ! current_user_can( 'edit_others_posts' ) ) {
			$question['author'] = get_current_user_id();
		}
		return array_map( 'intval', ( new WP_Query( Bildwort_Media_Filter::narrow( $question ) ) )->posts );
	}

	/**
	 * One user does not see another one's choice.
	 *
	 * @param string $name Of the choice.
	 */
	private static function place( string $name ): string {
		return 'bildwort_choice_' . get_current_user_id() . '_' . sanitize_key( $name );
	}
}
