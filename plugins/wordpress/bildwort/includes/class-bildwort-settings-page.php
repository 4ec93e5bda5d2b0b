<?php
/**
 * The page of the settings.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Settings → Bildwort. WordPress checks the nonce and `manage_options` of what it sends. */
final class Bildwort_Settings_Page {

	const SLUG   = 'bildwort';
	const SCREEN = 'settings_page_bildwort';

	/** Hears of the menu. */
	public static function listen(): void {
		add_action( 'admin_init', array( self::class, 'register' ) );
		add_action( 'admin_menu', array( self::class, 'add_to_menu' ) );
		add_filter( 'option_page_capability_' . self::SLUG, array( self::class, 'capability' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( BILDWORT_FILE ), array( self::class, 'link' ) );
	}

	/** Where the page is. */
	public static function address(): string {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}

	/** Who spends money and holds the token: administrators, as long as they may upload, too. */
	public static function capability(): string {
		return current_user_can( 'upload_files' ) ? 'manage_options' : 'do_not_allow';
	}

	/** Tells WordPress what the form sends. */
	public static function register(): void {
		register_setting( self::SLUG, Bildwort_Settings::OPTION, array( 'sanitize_callback' => array( 'Bildwort_Settings', 'clean' ) ) );
		register_setting( self::SLUG, Bildwort_Token::OPTION, array( 'sanitize_callback' => array( 'Bildwort_Token', 'clean' ) ) );
		// Loaded where it is needed only, and by nothing that lists what every page loads.
		add_option( Bildwort_Token::OPTION, array(), '', false );
	}

	/** Below Settings. */
	public static function add_to_menu(): void {
		add_options_page( __( 'Bildwort', 'bildwort' ), __( 'Bildwort', 'bildwort' ), self::capability(), self::SLUG, array( self::class, 'show' ) );
	}

	/**
	 * Beside the plugin in the list of plugins.
	 *
	 * @param string[] $links Those that are there.
	 */
	public static function link( array $links ): array {
		array_unshift( $links, sprintf( '<a href="%1$s">%2$s</a>', esc_url( self::address() ), esc_html__( 'Settings', 'bildwort' ) ) );
		return $links;
	}

	/** Writes the page. */
	public static function show(): void {
		if ( ! current_user_can( self::capability() ) ) {
			return;
		}
		$settings = Bildwort_Settings::read();
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Bildwort', 'bildwort' ); ?></h1>
			<?php Bildwort_Connection_Test::show_outcome(); ?>
			<form action="options.php" method="post">
				<?php settings_fields( self::SLUG ); ?>
				<table class="form-table" role="presentation">
					<?php
					self::show_address( $settings );
					self::show_token();
					self::show_languages( $settings );
					self::show_moments( $settings );
					self::show_fields( $settings );
					self::show_overwrite( $settings );
					?>
				</table>
				<?php submit_button(); ?>
			</form>
			<?php Bildwort_Connection_Test::show_button(); ?>
		</div>
		<?php
	}

	/**
	 * Where Bildwort is.
	 *
	 * @param array $settings All of them.
	 */
	private static function show_address( array $settings ): void {
		?>
		<tr>
			<th scope="row"><label for="bildwort-address"><?php esc_html_e( 'Address of Bildwort', 'bildwort' ); ?></label></th>
			<td><input type="url" class="regular-text code" id="bildwort-address" name="bildwort_settings[address]" value="<?php echo esc_attr( $settings['address'] ); ?>" placeholder="https://bildwort.example"></td>
		</tr>
		<?php
	}

	/** The field is always empty: what is kept is never shown again. */
	private static function show_token(): void {
		$is_kept = '' !== Bildwort_Token::read();
		?>
		<tr>
			<th scope="row"><label for="bildwort-token"><?php esc_html_e( 'Token', 'bildwort' ); ?></label></th>
			<td>
				<?php if ( Bildwort_Token::is_constant() ) : ?>
					<p id="bildwort-token"><?php esc_html_e( 'The token is set in wp-config.php (BILDWORT_TOKEN).', 'bildwort' ); ?></p>
				<?php else : ?>
					<input type="password" class="regular-text code" id="bildwort-token" name="bildwort_token[token]" value="" autocomplete="off" spellcheck="false" aria-describedby="bildwort-token-help">
					<p class="description" id="bildwort-token-help">
						<?php
						if ( $is_kept ) {
							esc_html_e( 'A token is saved. It is not shown again; what you enter here replaces it.', 'bildwort' );
							echo ' ';
							esc_html_e( 'If you change the address, it is removed.', 'bildwort' );
						} else {
							esc_html_e( 'You create it in Bildwort in your account under “Access”, with the scopes account:read and images:write; for many pictures at once also jobs:write and webhooks:write.', 'bildwort' );
						}
						?>
					</p>
					<?php if ( $is_kept ) : ?>
						<p><label><input type="checkbox" name="bildwort_token[forget]" value="1"> <?php esc_html_e( 'Remove the saved token', 'bildwort' ); ?></label></p>
					<?php endif; ?>
				<?php endif; ?>
			</td>
		</tr>
		<?php
	}

	/**
	 * Which languages are asked for.
	 *
	 * @param array $settings All of them.
	 */
	private static function show_languages( array $settings ): void {
		?>
		<tr>
			<th scope="row"><label for="bildwort-languages"><?php esc_html_e( 'Languages', 'bildwort' ); ?></label></th>
			<td>
				<input type="text" class="regular-text" id="bildwort-languages" name="bildwort_settings[languages]" value="<?php echo esc_attr( implode( ', ', $settings['languages'] ) ); ?>" aria-describedby="bildwort-languages-help">
				<p class="description" id="bildwort-languages-help"><?php esc_html_e( 'Codes or names with commas, like “de, en, French”. The media library gets the text in the language of the site. Each further language costs more.', 'bildwort' ); ?></p>
			</td>
		</tr>
		<?php
	}

	/**
	 * When pictures are described.
	 *
	 * @param array $settings All of them.
	 */
	private static function show_moments( array $settings ): void {
		?>
		<tr>
			<th scope="row"><?php esc_html_e( 'On upload', 'bildwort' ); ?></th>
			<td><label><input type="checkbox" name="bildwort_settings[on_upload]" value="1" <?php checked( $settings['on_upload'] ); ?>> <?php esc_html_e( 'Describe every image that is uploaded', 'bildwort' ); ?></label></td>
		</tr>
		<?php
	}

	/**
	 * What is written beside the alt text.
	 *
	 * @param array $settings All of them.
	 */
	private static function show_fields( array $settings ): void {
		?>
		<tr>
			<th scope="row"><?php esc_html_e( 'Write as well', 'bildwort' ); ?></th>
			<td>
				<fieldset>
					<legend class="screen-reader-text"><?php esc_html_e( 'Write as well', 'bildwort' ); ?></legend>
					<label><input type="checkbox" name="bildwort_settings[caption]" value="1" <?php checked( $settings['caption'] ); ?>> <?php esc_html_e( 'The caption', 'bildwort' ); ?></label><br>
					<label><input type="checkbox" name="bildwort_settings[description]" value="1" <?php checked( $settings['description'] ); ?>> <?php esc_html_e( 'The description', 'bildwort' ); ?></label>
				</fieldset>
			</td>
		</tr>
		<?php
	}

	/**
	 * What may be replaced.
	 *
	 * @param array $settings All of them.
	 */
	private static function show_overwrite( array $settings ): void {
		$words = array(
			'none' => __( 'Nothing: only what is missing is written', 'bildwort' ),
			'own'  => __( 'What Bildwort wrote and nobody has changed', 'bildwort' ),
			'all'  => __( 'Everything, also what a person wrote', 'bildwort' ),
		);
		?>
		<tr>
			<th scope="row"><?php esc_html_e( 'May be overwritten', 'bildwort' ); ?></th>
			<td>
				<fieldset>
					<legend class="screen-reader-text"><?php esc_html_e( 'May be overwritten', 'bildwort' ); ?></legend>
					<?php foreach ( Bildwort_Settings::OVERWRITES as $overwrite ) : ?>
						<label><input type="radio" name="bildwort_settings[overwrite]" value="<?php echo esc_attr( $overwrite ); ?>" <?php checked( $settings['overwrite'], $overwrite ); ?>> <?php echo esc_html( $words[ $overwrite ] ); ?></label><br>
					<?php endforeach; ?>
				</fieldset>
			</td>
		</tr>
		<?php
	}
}
