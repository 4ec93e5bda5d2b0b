<?php
/**
 * How far many pictures are that were started together.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Remembers the last pictures that a user started together, and what has become of them. */
final class Bildwort_Run {

	/** Of the user: `ids` and `began`, as Unix time. */
	const KEPT = 'bildwort_run';

	const WAITING    = 'waiting';
	const WRITTEN    = 'written';
	const DECORATIVE = 'decorative';
	const FAILED     = 'failed';

	/** A person, or another run, was faster. */
	const KEPT_AS_IT_WAS = 'kept';

	/**
	 * Remembers a run that is about to begin. What was wrong with its pictures before is forgotten.
	 *
	 * @param int[] $ids Of attachments.
	 */
	public static function remember( array $ids ): void {
		foreach ( $ids as $id ) {
			delete_post_meta( $id, Bildwort_Describer::PROBLEM );
			Bildwort_Reader::remember( $id );
		}
		update_user_option(
			get_current_user_id(),
			self::KEPT,
			array(
				'ids'   => $ids,
				'began' => time(),
			)
		);
	}

	/**
	 * The attachments of the last run by what has become of them; those that are gone by now are left out. Null: there was none.
	 *
	 * @return array<string, int[]>|null
	 */
	public static function read() {
		$run = get_user_option( self::KEPT );
		if ( ! is_array( $run ) || empty( $run['ids'] ) ) {
			return null;
		}
		_prime_post_caches( $run['ids'], false, true );
		$found = array_fill_keys( array( self::WAITING, self::WRITTEN, self::DECORATIVE, self::FAILED, self::KEPT_AS_IT_WAS ), array() );
		foreach ( array_filter( $run['ids'], 'get_post' ) as $id ) {
			$found[ self::outcome( $id, (int) $run['began'] ) ][] = $id;
		}
		return $found;
	}

	/**
	 * What has become of one.
	 *
	 * @param int $id    Of an attachment.
	 * @param int $began As Unix time.
	 */
	private static function outcome( int $id, int $began ): string {
		if ( Bildwort_Batch::is_waiting( $id ) ) {
			return self::WAITING;
		}
		if ( '' !== (string) get_post_meta( $id, Bildwort_Describer::PROBLEM, true ) ) {
			return self::FAILED;
		}
		$record = Bildwort_Texts::record( $id );
		if ( empty( $record['at'] ) || strtotime( $record['at'] ) < $began ) {
			return self::KEPT_AS_IT_WAS;
		}
		return empty( $record['decorative'] ) ? self::WRITTEN : self::DECORATIVE;
	}
}
