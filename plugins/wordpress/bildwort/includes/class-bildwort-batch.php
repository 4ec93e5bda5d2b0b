<?php
/**
 * Many pictures at once: what they cost, and their start.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Has many attachments described: few of them one by one, more of them as jobs. */
final class Bildwort_Batch {

	/** From one more on, pictures that Bildwort can fetch go as a job. */
	const MOST_SINGLE = 20;

	/**
	 * What attachments would cost at most. Those that are no images, wait already, or may not be written are left out.
	 *
	 * @param int[] $ids Of attachments.
	 * @return array{ids: int[], left_out: int, cents: int, balance_cents: int}|WP_Error A WP_Error as of Bildwort_Client.
	 */
	public static function estimate( array $ids ) {
		$account = Bildwort_Client::read_account();
		if ( is_wp_error( $account ) ) {
			return $account;
		}
		$prices = self::prices( $ids, $account );
		return array(
			'ids'           => array_keys( $prices ),
			'left_out'      => count( array_unique( $ids ) ) - count( $prices ),
			'cents'         => array_sum( $prices ),
			'balance_cents' => $account['balanceCents'],
		);
	}

	/**
	 * Has attachments described in the background. More than they are estimated at they never cost.
	 *
	 * @param int[]    $ids       Of attachments.
	 * @param int|null $max_cents Above that nothing is begun (`over_max_cost`); null: whatever the estimate says.
	 * @return array{pictures: int, left_out: int, cents: int}|WP_Error What was begun; a WP_Error as of Bildwort_Client: nothing.
	 */
	public static function start( array $ids, $max_cents = null ) {
		$account = Bildwort_Client::read_account();
		if ( is_wp_error( $account ) ) {
			return $account;
		}
		$prices = self::prices( $ids, $account );
		$cents  = array_sum( $prices );
		$refused = self::refuse( $cents, $account['balanceCents'], $max_cents );
		if ( is_wp_error( $refused ) ) {
			return $refused;
		}
		$refused = self::begin( $prices );
		if ( is_wp_error( $refused ) ) {
			return $refused;
		}
		return array(
			'pictures' => count( $prices ),
			'left_out' => count( array_unique( $ids ) ) - count( $prices ),
			'cents'    => $cents,
		);
	}

	/**
	 * Whether so much can be spent; null: yes.
	 *
	 * @param int      $cents         What it can cost.
	 * @param int      $balance_cents What there is.
	 * @param int|null $max_cents     What was allowed; null: all of it.
	 * @return WP_Error|null As of Bildwort_Client.
	 */
	public static function refuse( int $cents, int $balance_cents, $max_cents ) {
		if ( null !== $max_cents && $cents > $max_cents ) {
			/* translators: 1: an amount like 12.50, 2: another one. */
			return self::error( 'over_max_cost', sprintf( __( 'This can cost %1$s euros, more than the %2$s euros that were allowed. Nothing was begun.', 'bildwort' ), self::euros( $cents ), self::euros( $max_cents ) ) );
		}
		if ( $cents > $balance_cents ) {
			/* translators: 1: an amount like 12.50, 2: another one. */
			return self::error( 'insufficient_credits', sprintf( __( 'This can cost %1$s euros, and the balance is %2$s euros. Nothing was begun.', 'bildwort' ), self::euros( $cents ), self::euros( $balance_cents ) ) );
		}
		return null;
	}

	/**
	 * Whether an attachment waits for its texts.
	 *
	 * @param int $id Of an attachment.
	 */
	public static function is_waiting( int $id ): bool {
		return metadata_exists( 'post', $id, Bildwort_Queue::WAITING ) || metadata_exists( 'post', $id, Bildwort_Jobs::IN_JOB );
	}

	/**
	 * An amount as people read it, like 12.50.
	 *
	 * @param int $cents Of euros.
	 */
	public static function euros( int $cents ): string {
		return number_format_i18n( $cents / 100, 2 );
	}

	/**
	 * Lets the pictures wait, those that Bildwort can fetch in jobs where they are many. A WP_Error: nothing waits.
	 *
	 * @param array<int, int> $prices Cents by id.
	 * @return true|WP_Error
	 */
	private static function begin( array $prices ) {
		$fetchable = array_filter(
			$prices,
			static function ( int $id ): bool {
				return '' !== Bildwort_Picture::address( $id );
			},
			ARRAY_FILTER_USE_KEY
		);
		if ( count( $fetchable ) <= self::MOST_SINGLE ) {
			$fetchable = array();
		}
		if ( array() !== $fetchable ) {
			$refused = Bildwort_Jobs::start( $fetchable );
			if ( is_wp_error( $refused ) ) {
				return $refused;
			}
		}
		Bildwort_Queue::add( array_diff_key( $prices, $fetchable ) );
		return true;
	}

	/**
	 * Those that can be described and do not wait for that yet, with their cents.
	 *
	 * @param int[] $ids     Of attachments.
	 * @param array $account As the API describes it.
	 * @return array<int, int>
	 */
	private static function prices( array $ids, array $account ): array {
		$by_count = $account['pricesCents'];
		$prices   = array();
		$ids      = array_unique( array_map( 'intval', $ids ) );
		// One query for all of them, and not some for each.
		_prime_post_caches( $ids, false, true );
		foreach ( $ids as $id ) {
			if ( wp_attachment_is_image( $id ) && ! self::is_waiting( $id ) && array() !== Bildwort_Texts::writable( $id ) ) {
				$prices[ $id ] = (int) $by_count[ min( count( Bildwort_Languages::of( $id ) ), count( $by_count ) ) - 1 ];
			}
		}
		return $prices;
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
				'status'      => 402,
				'retry_after' => null,
			)
		);
	}
}
