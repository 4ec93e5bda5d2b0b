<?php
/**
 * Commands of WP-CLI.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Has alt texts written from the command line. */
final class Bildwort_Cli {

	/** Only there where WP-CLI runs. */
	public static function listen(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'bildwort', self::class );
		}
	}

	/**
	 * Has alt texts written in the background, for all pictures whose texts may be written.
	 *
	 * ## OPTIONS
	 *
	 * [--only-missing]
	 * : Leave out pictures that have an alt text, or that Bildwort found to be decorative.
	 *
	 * [--ids=<ids>]
	 * : Only these attachments, with commas.
	 *
	 * [--max-cost=<cents>]
	 * : Begin nothing if it can cost more than this.
	 *
	 * [--dry-run]
	 * : Say what would be sent and what it would cost, and begin nothing.
	 *
	 * ## EXAMPLES
	 *
	 *     wp bildwort generate --only-missing --dry-run
	 *     wp bildwort generate --ids=12,13 --max-cost=50
	 *
	 * @param string[] $given   None.
	 * @param array    $options As above.
	 */
	public function generate( $given, $options ): void {
		$ids = isset( $options['ids'] ) ? self::ids( (string) $options['ids'] ) : self::all_images();
		if ( ! empty( $options['only-missing'] ) ) {
			$ids = array_values(
				array_filter(
					$ids,
					static function ( int $id ): bool {
						return Bildwort_State::MISSING === Bildwort_State::of( $id );
					}
				)
			);
		}
		$max_cents = isset( $options['max-cost'] ) ? self::cents( (string) $options['max-cost'] ) : null;
		if ( ! empty( $options['dry-run'] ) ) {
			self::say_estimate( $ids, $max_cents );
			return;
		}
		$begun = Bildwort_Batch::start( $ids, $max_cents );
		if ( is_wp_error( $begun ) ) {
			WP_CLI::error( $begun->get_error_message() );
			return;
		}
		/* translators: 1: how many, 2: how many, 3: an amount like 12.50. */
		WP_CLI::success( sprintf( __( 'Pictures begun: %1$d, left out: %2$d. This can cost %3$s euros.', 'bildwort' ), $begun['pictures'], $begun['left_out'], Bildwort_Batch::euros( $begun['cents'] ) ) );
	}

	/**
	 * Says how things stand: the account, what waits, and why.
	 *
	 * ## EXAMPLES
	 *
	 *     wp bildwort status
	 */
	public function status(): void {
		$account = Bildwort_Client::read_account();
		if ( ! is_wp_error( $account ) ) {
			/* translators: 1: a name of a user, 2: an amount like 12.50. */
			WP_CLI::line( sprintf( __( 'Connected as %1$s. Balance: %2$s euros.', 'bildwort' ), $account['username'], Bildwort_Batch::euros( $account['balanceCents'] ) ) );
		}
		/* translators: %d: how many. */
		WP_CLI::line( sprintf( __( 'Pictures that wait for a call of their own: %d', 'bildwort' ), Bildwort_Queue::count() ) );
		/* translators: %d: how many. */
		WP_CLI::line( sprintf( __( 'Pictures in jobs: %d', 'bildwort' ), Bildwort_Jobs::count() ) );
		$pause = Bildwort_Pause::read();
		if ( '' !== $pause['message'] ) {
			WP_CLI::warning( $pause['message'] );
		}
		if ( is_wp_error( $account ) ) {
			WP_CLI::error( $account->get_error_message() );
		}
	}

	/**
	 * What would be sent.
	 *
	 * @param int[]    $ids       Of attachments.
	 * @param int|null $max_cents Above that nothing would be begun.
	 */
	private static function say_estimate( array $ids, $max_cents ): void {
		$estimate = Bildwort_Batch::estimate( $ids );
		if ( is_wp_error( $estimate ) ) {
			WP_CLI::error( $estimate->get_error_message() );
			return;
		}
		foreach ( $estimate['ids'] as $id ) {
			WP_CLI::line( $id . "\t" . wp_get_attachment_url( $id ) );
		}
		/* translators: 1: how many, 2: how many, 3: an amount like 12.50, 4: another one. */
		WP_CLI::line( sprintf( __( 'Pictures: %1$d, left out: %2$d. This can cost %3$s euros; the balance is %4$s euros.', 'bildwort' ), count( $estimate['ids'] ), $estimate['left_out'], Bildwort_Batch::euros( $estimate['cents'] ), Bildwort_Batch::euros( $estimate['balance_cents'] ) ) );
		$refused = Bildwort_Batch::refuse( $estimate['cents'], $estimate['balance_cents'], $max_cents );
		if ( is_wp_error( $refused ) ) {
			WP_CLI::error( $refused->get_error_message() );
		}
	}

	/**
	 * What `--ids` says.
	 *
	 * @param string $said As it was typed.
	 * @return int[]
	 */
	private static function ids( string $said ): array {
		if ( ! preg_match( '/^\d+(?:\s*,\s*\d+)*$/', trim( $said ) ) ) {
			WP_CLI::error( __( 'Expected are numbers of attachments with commas, like --ids=12,13.', 'bildwort' ) );
		}
		return array_map( 'intval', explode( ',', $said ) );
	}

	/**
	 * What `--max-cost` says.
	 *
	 * @param string $said As it was typed.
	 */
	private static function cents( string $said ): int {
		if ( ! preg_match( '/^\d{1,9}$/', $said ) ) {
			WP_CLI::error( __( 'Expected are whole cents, like --max-cost=50.', 'bildwort' ) );
		}
		return (int) $said;
	}

	/**
	 * Every image of the media library, the oldest first.
	 *
	 * @return int[]
	 */
	private static function all_images(): array {
		return get_posts(
			array(
				'post_type'        => 'attachment',
				'post_status'      => 'inherit',
				'post_mime_type'   => 'image',
				'numberposts'      => -1,
				'fields'           => 'ids',
				'orderby'          => 'ID',
				'order'            => 'ASC',
				'suppress_filters' => true,
			)
		);
	}
}
