<?php
/**
 * "Test the connection".
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Asks Bildwort for the account, and says its balance or what is wrong. */
final class Bildwort_Connection_Test {

	const ACTION = 'bildwort_test_connection';

	/** Hears of the button. */
	public static function listen(): void {
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'run' ) );
	}

	/** Below the form: it tests what is saved. */
	public static function show_button(): void {
		?>
		<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<?php
			wp_nonce_field( self::ACTION );
			submit_button( __( 'Test the connection', 'bildwort' ), 'secondary' );
			?>
		</form>
		<?php
	}

	/** Tests, and leads back to the page. */
	public static function run(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'upload_files' ) || ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'bildwort' ), '', array( 'response' => 403 ) );
		}
		set_transient( self::place(), self::outcome(), MINUTE_IN_SECONDS );
		wp_safe_redirect( Bildwort_Settings_Page::address() );
		exit;
	}

	/** Writes once what the test came to. */
	public static function show_outcome(): void {
		$outcome = get_transient( self::place() );
		delete_transient( self::place() );
		if ( ! is_array( $outcome ) ) {
			return;
		}
		printf( '<div class="notice notice-%1$s" role="status"><p>%2$s</p></div>', esc_attr( $outcome['kind'] ), esc_html( $outcome['message'] ) );
	}

	/**
	 * What Bildwort says.
	 *
	 * @return array{kind: string, message: string}
	 */
	private static function outcome(): array {
		$account = Bildwort_Client::read_account();
		if ( is_wp_error( $account ) ) {
			return array(
				'kind'    => 'error',
				'message' => $account->get_error_message(),
			);
		}
		if ( ! in_array( 'images:write', (array) $account['token']['scopes'], true ) ) {
			return array(
				'kind'    => 'error',
				'message' => __( 'The token may read the account, but not have pictures described: it lacks the scope images:write.', 'bildwort' ),
			);
		}
		if ( ! $account['ready'] ) {
			return array(
				'kind'    => 'warning',
				'message' => __( 'The connection works, but no AI key is ready for this account yet.', 'bildwort' ),
			);
		}
		/* translators: 1: a name of a user, 2: an amount like 12.50. */
		$connected = sprintf( __( 'Connected as %1$s. Balance: %2$s euros.', 'bildwort' ), $account['username'], Bildwort_Batch::euros( $account['balanceCents'] ) );
		$lacking   = array_diff( array( 'jobs:write' ), (array) $account['token']['scopes'] );
		if ( array() !== $lacking ) {
			return array(
				'kind'    => 'warning',
				/* translators: %s: scopes with commas. */
				'message' => $connected . ' ' . sprintf( __( 'For many pictures at once the token lacks these scopes: %s.', 'bildwort' ), implode( ', ', $lacking ) ),
			);
		}
		return array(
			'kind'    => 'success',
			'message' => $connected,
		);
	}

	/** One user does not see another one's test. */
	private static function place(): string {
		return 'bildwort_test_' . get_current_user_id();
	}
}
