<?php
/**
 * What editors are told when pictures wait.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Says in the media library and on the settings page why nothing is described. */
final class Bildwort_Notices {

	/** Passing failures are told from this one on. */
	const TOLD_FROM = 3;

	/** Hears of pages. */
	public static function listen(): void {
		add_action( 'admin_notices', array( self::class, 'show' ) );
	}

	/** Writes the notice, where there is one. */
	public static function show(): void {
		$screen = get_current_screen();
		if ( ! $screen || ! in_array( $screen->id, array( 'upload', Bildwort_Settings_Page::SCREEN ), true ) || ! current_user_can( 'upload_files' ) ) {
			return;
		}
		$pause   = Bildwort_Pause::read();
		$is_long = $pause['until'] - time() > 10 * MINUTE_IN_SECONDS;
		if ( '' === $pause['message'] || ( ! $is_long && $pause['count'] < self::TOLD_FROM ) ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p>%1$s %2$s</p></div>',
			esc_html__( 'Pictures are waiting for their alt texts.', 'bildwort' ),
			esc_html( $pause['message'] )
		);
	}
}
