<?php
/**
 * Media → Alt texts: what many pictures cost, and how far they are.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Says what chosen pictures cost, before anything is begun; then how far they are, and what they came to. */
final class Bildwort_Bulk_Page {

	const SLUG   = 'bildwort-alt-texts';
	const SCREEN = 'media_page_bildwort-alt-texts';

	/** Hears of the menu. */
	public static function listen(): void {
		add_action( 'admin_menu', array( self::class, 'add_to_menu' ) );
		add_action( 'admin_enqueue_scripts', array( self::class, 'add_script' ) );
	}

	/**
	 * Where the page is.
	 *
	 * @param string $choice Name of a choice; empty: the last run, if there was one.
	 */
	public static function address( string $choice = '' ): string {
		$address = admin_url( 'upload.php?page=' . self::SLUG );
		return '' === $choice ? $address : add_query_arg( 'choice', $choice, $address );
	}

	/** Below Media. */
	public static function add_to_menu(): void {
		add_media_page( __( 'Write alt texts', 'bildwort' ), __( 'Alt texts', 'bildwort' ), Bildwort_Access::CAPABILITY, self::SLUG, array( self::class, 'show' ) );
	}

	/**
	 * Its own script.
	 *
	 * @param string $page As WordPress calls it.
	 */
	public static function add_script( $page ): void {
		if ( self::SCREEN === $page ) {
			Bildwort_Scripts::add( 'bildwort-run', 'run.js' );
		}
	}

	/** Writes the page. */
	public static function show(): void {
		if ( ! current_user_can( Bildwort_Access::CAPABILITY ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It reads.
		$choice = isset( $_GET['choice'] ) && is_string( $_GET['choice'] ) ? sanitize_key( $_GET['choice'] ) : '';
		$run    = Bildwort_Run::read();
		echo '<div class="wrap bildwort-page">';
		printf( '<h1>%s</h1>', esc_html__( 'Write alt texts', 'bildwort' ) );
		Bildwort_Bulk_Actions::show_refusal();
		if ( '' === $choice && null !== $run ) {
			self::show_run( $run );
		} else {
			self::show_choice( '' === $choice ? Bildwort_Choice::MISSING : $choice );
		}
		echo '</div>';
	}

	/**
	 * How far the last run is.
	 *
	 * @param array<string, int[]> $run As of Bildwort_Run.
	 */
	private static function show_run( array $run ): void {
		$left = count( $run[ Bildwort_Run::WAITING ] );
		printf( '<p id="bildwort-summary" role="status">%s</p>', esc_html( Bildwort_Run_View::summary( $run ) ) );
		printf( '<div id="bildwort-run" data-bildwort-waiting="%d">', (int) $left );
		Bildwort_Run_View::show( $run );
		echo '</div>';
		printf(
			'<p><a class="button" href="%1$s">%2$s</a> <a class="button" href="%3$s">%4$s</a></p>',
			esc_url( admin_url( 'upload.php' ) ),
			esc_html__( 'To the media library', 'bildwort' ),
			esc_url( self::address( Bildwort_Choice::MISSING ) ),
			esc_html__( 'Pictures without alt text', 'bildwort' )
		);
	}

	/**
	 * What a choice costs.
	 *
	 * @param string $choice Its name.
	 */
	private static function show_choice( string $choice ): void {
		$chosen = Bildwort_Choice::read( $choice );
		if ( null === $chosen ) {
			self::show_notice( 'warning', __( 'This choice is older than an hour. Please choose the pictures again.', 'bildwort' ) );
			self::show_way_back();
			return;
		}
		if ( Bildwort_Choice::MISSING === $choice ) {
			printf( '<p>%s</p>', esc_html( self::sentence_on_missing( count( $chosen ) ) ) );
		}
		$allowed  = array_values( array_filter( $chosen, array( 'Bildwort_Access', 'may_describe' ) ) );
		$estimate = array() === $allowed ? null : Bildwort_Batch::estimate( $allowed );
		if ( is_wp_error( $estimate ) ) {
			self::show_notice( 'error', $estimate->get_error_message() );
		}
		if ( null === $estimate || is_wp_error( $estimate ) ) {
			self::show_way_back();
			return;
		}
		self::show_costs( $chosen, $estimate );
		self::show_form( $choice, $estimate );
	}

	/**
	 * Above the costs of everything that lacks an alt text.
	 *
	 * @param int $count How many there are, at most MOST_MISSING.
	 */
	private static function sentence_on_missing( int $count ): string {
		if ( 0 === $count ) {
			return __( 'Every picture of the media library has its alt text, or needs none.', 'bildwort' );
		}
		if ( Bildwort_Choice::MOST_MISSING === $count ) {
			/* translators: %s: a number. */
			return sprintf( __( 'These are the newest %s pictures without alt text; the others come after them.', 'bildwort' ), number_format_i18n( $count ) );
		}
		return __( 'These are all pictures of the media library without alt text.', 'bildwort' );
	}

	/**
	 * Number, price, sum and balance.
	 *
	 * @param int[] $chosen   Of attachments.
	 * @param array $estimate As of Bildwort_Batch.
	 */
	private static function show_costs( array $chosen, array $estimate ): void {
		$count = count( $estimate['ids'] );
		echo '<table class="widefat bildwort-costs"><tbody>';
		self::show_row( __( 'Chosen', 'bildwort' ), number_format_i18n( count( $chosen ) ) );
		foreach ( self::left_out( array_diff( $chosen, $estimate['ids'] ) ) as $why => $number ) {
			self::show_row( $why, '− ' . number_format_i18n( $number ) );
		}
		self::show_row( __( 'To be described', 'bildwort' ), number_format_i18n( $count ) );
		$again = count( array_filter( $estimate['ids'], array( self::class, 'is_described' ) ) );
		if ( $again > 0 ) {
			self::show_row( __( 'Of these, once more', 'bildwort' ), number_format_i18n( $again ) );
		}
		if ( $count > 0 ) {
			self::show_row( __( 'Price of a picture', 'bildwort' ), self::euros( (int) round( $estimate['cents'] / $count ) ) );
		}
		self::show_row( __( 'Together, at most', 'bildwort' ), self::euros( $estimate['cents'] ), 'bildwort-sum' );
		self::show_row( __( 'Your balance', 'bildwort' ), self::euros( $estimate['balance_cents'] ) );
		echo '</tbody></table>';
	}

	/**
	 * How many are not described, by why.
	 *
	 * @param int[] $ids Of attachments.
	 * @return array<string, int>
	 */
	private static function left_out( array $ids ): array {
		$numbers = array();
		foreach ( $ids as $id ) {
			$why             = self::why_left_out( $id );
			$numbers[ $why ] = 1 + ( isset( $numbers[ $why ] ) ? $numbers[ $why ] : 0 );
		}
		return $numbers;
	}

	/**
	 * Why one is not described.
	 *
	 * @param int $id Of an attachment.
	 */
	private static function why_left_out( int $id ): string {
		if ( ! wp_attachment_is_image( $id ) ) {
			return __( 'No images', 'bildwort' );
		}
		if ( ! Bildwort_Access::may_describe( $id ) ) {
			return __( 'Not yours to edit', 'bildwort' );
		}
		if ( Bildwort_Batch::is_waiting( $id ) ) {
			return __( 'Wait already', 'bildwort' );
		}
		return self::is_described( $id )
			? __( 'Described by Bildwort already', 'bildwort' )
			: __( 'Stay as a person left them', 'bildwort' );
	}

	/**
	 * Whether what it has is Bildwort's.
	 *
	 * @param int $id Of an attachment.
	 */
	private static function is_described( int $id ): bool {
		return in_array( Bildwort_State::of( $id ), array( Bildwort_State::OWN, Bildwort_State::DECORATIVE ), true );
	}

	/**
	 * A line of the costs.
	 *
	 * @param string $name  Of the number.
	 * @param string $value The number.
	 * @param string $as    A class of CSS; empty: none.
	 */
	private static function show_row( string $name, string $value, string $as = '' ): void {
		printf( '<tr class="%1$s"><th scope="row">%2$s</th><td>%3$s</td></tr>', esc_attr( $as ), esc_html( $name ), esc_html( $value ) );
	}

	/**
	 * The button that begins, where there is something to begin that can be paid.
	 *
	 * @param string $choice   Its name.
	 * @param array  $estimate As of Bildwort_Batch.
	 */
	private static function show_form( string $choice, array $estimate ): void {
		if ( array() === $estimate['ids'] ) {
			self::show_way_back();
			return;
		}
		$short = $estimate['cents'] - $estimate['balance_cents'];
		if ( $short > 0 ) {
			/* translators: %s: an amount like 12.50 €. */
			self::show_notice( 'error', sprintf( __( 'The balance does not reach: %s are missing. Choose fewer pictures, or add credit in Bildwort.', 'bildwort' ), self::euros( $short ) ) );
			self::show_way_back();
			return;
		}
		printf( '<p>%s</p>', esc_html__( 'Only pictures that are described are charged. Nothing has been begun yet.', 'bildwort' ) );
		?>
		<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
			<input type="hidden" name="action" value="<?php echo esc_attr( Bildwort_Bulk_Actions::START ); ?>">
			<input type="hidden" name="choice" value="<?php echo esc_attr( $choice ); ?>">
			<input type="hidden" name="cents" value="<?php echo esc_attr( (string) $estimate['cents'] ); ?>">
			<?php wp_nonce_field( Bildwort_Bulk_Actions::START ); ?>
			<p>
				<?php /* translators: %s: an amount like 12.50 €. */ ?>
				<button type="submit" class="button button-primary"><?php echo esc_html( sprintf( __( 'Write alt texts for at most %s', 'bildwort' ), self::euros( $estimate['cents'] ) ) ); ?></button>
				<a class="button" href="<?php echo esc_url( admin_url( 'upload.php' ) ); ?>"><?php esc_html_e( 'Cancel', 'bildwort' ); ?></a>
			</p>
		</form>
		<?php
	}

	/**
	 * A notice within the page.
	 *
	 * @param string $kind    As WordPress calls it.
	 * @param string $message In words.
	 */
	private static function show_notice( string $kind, string $message ): void {
		printf( '<div class="notice notice-%1$s inline"><p>%2$s</p></div>', esc_attr( $kind ), esc_html( $message ) );
	}

	/** Where there is nothing else to do. */
	private static function show_way_back(): void {
		printf( '<p><a class="button" href="%1$s">%2$s</a></p>', esc_url( admin_url( 'upload.php' ) ), esc_html__( 'To the media library', 'bildwort' ) );
	}

	/**
	 * With its sign.
	 *
	 * @param int $cents Of euros.
	 */
	private static function euros( int $cents ): string {
		/* translators: %s: an amount like 12.50. */
		return sprintf( __( '€%s', 'bildwort' ), Bildwort_Batch::euros( $cents ) );
	}
}
