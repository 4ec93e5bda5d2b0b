<?php
/**
 * What leads to the page of costs, and what begins there.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Takes choices of the media library's list and grid, and starts those whose costs were said. */
final class Bildwort_Bulk_Actions {

	const CHOOSE = 'bildwort_choose';
	const START  = 'bildwort_start';

	/** Hears of both. */
	public static function listen(): void {
		add_filter( 'bulk_actions-upload', array( self::class, 'add' ) );
		add_filter( 'handle_bulk_actions-upload', array( self::class, 'choose_in_list' ), 10, 3 );
		add_action( 'admin_post_' . self::CHOOSE, array( self::class, 'choose_in_grid' ) );
		add_action( 'admin_post_' . self::START, array( self::class, 'start' ) );
	}

	/**
	 * Among the list's actions.
	 *
	 * @param string[] $actions Words by name.
	 */
	public static function add( array $actions ): array {
		return current_user_can( Bildwort_Access::CAPABILITY ) ? $actions + array( self::CHOOSE => __( 'Write alt texts', 'bildwort' ) ) : $actions;
	}

	/**
	 * Leads from the list to the costs. WordPress has checked the nonce.
	 *
	 * @param string $address Where it would lead.
	 * @param string $action  Which action was chosen.
	 * @param int[]  $ids     Of attachments.
	 */
	public static function choose_in_list( $address, $action, $ids ) {
		if ( self::CHOOSE !== $action || array() === $ids || ! current_user_can( Bildwort_Access::CAPABILITY ) ) {
			return $address;
		}
		return Bildwort_Bulk_Page::address( Bildwort_Choice::keep( array_map( 'intval', $ids ) ) );
	}

	/** Leads from the grid to the costs. */
	public static function choose_in_grid(): void {
		self::check( self::CHOOSE );
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Checked above.
		$sent = isset( $_POST['ids'] ) && is_string( $_POST['ids'] ) ? sanitize_text_field( wp_unslash( $_POST['ids'] ) ) : '';
		wp_safe_redirect( Bildwort_Bulk_Page::address( Bildwort_Choice::keep( wp_parse_id_list( $sent ) ) ) );
		exit;
	}

	/** Begins what was said to cost so much, and nothing that costs more. */
	public static function start(): void {
		self::check( self::START );
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- Checked above.
		$choice = isset( $_POST['choice'] ) && is_string( $_POST['choice'] ) ? sanitize_key( $_POST['choice'] ) : '';
		$cents  = isset( $_POST['cents'] ) && is_string( $_POST['cents'] ) ? absint( $_POST['cents'] ) : 0;
		// phpcs:enable
		$chosen = Bildwort_Choice::read( $choice );
		if ( null === $chosen ) {
			wp_safe_redirect( Bildwort_Bulk_Page::address( $choice ) );
			exit;
		}
		$allowed = array_values( array_filter( $chosen, array( 'Bildwort_Access', 'may_describe' ) ) );
		$begun   = Bildwort_Batch::start( $allowed, $cents );
		if ( is_wp_error( $begun ) ) {
			set_transient( self::place(), $begun->get_error_message(), MINUTE_IN_SECONDS );
			wp_safe_redirect( Bildwort_Bulk_Page::address( $choice ) );
			exit;
		}
		Bildwort_Run::remember( array_values( array_filter( $allowed, array( 'Bildwort_Batch', 'is_waiting' ) ) ) );
		wp_safe_redirect( Bildwort_Bulk_Page::address() );
		exit;
	}

	/** Writes once why nothing was begun. */
	public static function show_refusal(): void {
		$message = get_transient( self::place() );
		delete_transient( self::place() );
		if ( is_string( $message ) ) {
			printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( $message ) );
		}
	}

	/**
	 * Ends whatever did not come from a page of this site, and whoever may not.
	 *
	 * @param string $action The nonce's.
	 */
	private static function check( string $action ): void {
		check_admin_referer( $action );
		if ( ! current_user_can( Bildwort_Access::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'bildwort' ), '', array( 'response' => 403 ) );
		}
	}

	/** One user does not see what another one was refused. */
	private static function place(): string {
		return 'bildwort_refusal_' . get_current_user_id();
	}
}
