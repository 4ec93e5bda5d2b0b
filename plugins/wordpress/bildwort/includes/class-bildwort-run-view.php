<?php
/**
 * How far the last run is, as HTML.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Shows progress and results of a run: on the page, and again whenever its script asks. */
final class Bildwort_Run_View {

	/** Whoever wants to see more goes to the media library. */
	const MOST_ROWS = 100;

	/** Hears of the script. */
	public static function listen(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** `GET /wp-json/bildwort/v1/run`: the caller's own run. WordPress checks the nonce: without one nobody is signed in. */
	public static function register(): void {
		register_rest_route(
			Bildwort_Attachment_Route::NAMESPACE_V1,
			'/run',
			array(
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => static function () {
					return current_user_can( Bildwort_Access::CAPABILITY );
				},
			)
		);
	}

	/**
	 * What the script puts on the page.
	 *
	 * @return array{waiting: int, summary: string, html: string}
	 */
	public static function answer(): array {
		$run = Bildwort_Run::read();
		if ( null === $run ) {
			return array(
				'waiting' => 0,
				'summary' => '',
				'html'    => '',
			);
		}
		ob_start();
		self::show( $run );
		return array(
			'waiting' => count( $run[ Bildwort_Run::WAITING ] ),
			'summary' => self::summary( $run ),
			'html'    => (string) ob_get_clean(),
		);
	}

	/**
	 * In a sentence.
	 *
	 * @param array<string, int[]> $run As of Bildwort_Run.
	 */
	public static function summary( array $run ): string {
		$total = array_sum( array_map( 'count', $run ) );
		$left  = count( $run[ Bildwort_Run::WAITING ] );
		if ( 0 === $left ) {
			$described = count( $run[ Bildwort_Run::WRITTEN ] ) + count( $run[ Bildwort_Run::DECORATIVE ] );
			/* translators: 1: a number, 2: a number. */
			return sprintf( __( 'Done: %1$s of %2$s pictures have been described.', 'bildwort' ), number_format_i18n( $described ), number_format_i18n( $total ) );
		}
		/* translators: 1: a number, 2: a number. */
		return sprintf( __( '%1$s of %2$s pictures are done.', 'bildwort' ), number_format_i18n( $total - $left ), number_format_i18n( $total ) );
	}

	/**
	 * Writes it.
	 *
	 * @param array<string, int[]> $run As of Bildwort_Run.
	 */
	public static function show( array $run ): void {
		$total = array_sum( array_map( 'count', $run ) );
		$left  = count( $run[ Bildwort_Run::WAITING ] );
		$pause = Bildwort_Pause::read();
		printf(
			'<progress class="bildwort-progress" max="%1$d" value="%2$d" aria-label="%3$s"></progress>',
			(int) $total,
			(int) ( $total - $left ),
			esc_attr__( 'Progress', 'bildwort' )
		);
		if ( $left > 0 ) {
			printf( '<p class="description">%s</p>', esc_html__( 'You may leave this page: Bildwort goes on, and the texts appear in the media library.', 'bildwort' ) );
		}
		if ( $left > 0 && '' !== $pause['message'] ) {
			printf( '<div class="notice notice-warning inline"><p>%1$s %2$s</p></div>', esc_html__( 'Pictures are waiting for their alt texts.', 'bildwort' ), esc_html( $pause['message'] ) );
		}
		self::show_counts( $run );
		self::show_table( __( 'Not described, and why', 'bildwort' ), $run[ Bildwort_Run::FAILED ] );
		self::show_table( __( 'Written by Bildwort', 'bildwort' ), array_merge( $run[ Bildwort_Run::WRITTEN ], $run[ Bildwort_Run::DECORATIVE ] ) );
	}

	/**
	 * How many have come to what.
	 *
	 * @param array<string, int[]> $run As of Bildwort_Run.
	 */
	private static function show_counts( array $run ): void {
		$words = array(
			Bildwort_Run::WRITTEN        => __( 'Alt text written', 'bildwort' ),
			Bildwort_Run::DECORATIVE     => __( 'Decorative', 'bildwort' ),
			Bildwort_Run::FAILED         => __( 'Not described', 'bildwort' ),
			Bildwort_Run::KEPT_AS_IT_WAS => __( 'Kept as it was', 'bildwort' ),
			Bildwort_Run::WAITING        => __( 'Not done yet', 'bildwort' ),
		);
		echo '<ul class="bildwort-counts">';
		foreach ( $words as $outcome => $word ) {
			if ( array() !== $run[ $outcome ] ) {
				printf( '<li><strong>%1$s</strong> %2$s</li>', esc_html( number_format_i18n( count( $run[ $outcome ] ) ) ), esc_html( $word ) );
			}
		}
		echo '</ul>';
	}

	/**
	 * Pictures with what became of them.
	 *
	 * @param string $heading Above them.
	 * @param int[]  $ids     Of attachments; where there are none, nothing is written.
	 */
	private static function show_table( string $heading, array $ids ): void {
		if ( array() === $ids ) {
			return;
		}
		printf( '<h2>%s</h2>', esc_html( $heading ) );
		echo '<table class="widefat striped bildwort-results"><tbody>';
		foreach ( array_slice( $ids, 0, self::MOST_ROWS ) as $id ) {
			printf(
				'<tr><td class="bildwort-thumbnail">%1$s</td><th scope="row"><a href="%2$s">%3$s</a></th><td>%4$s</td></tr>',
				wp_get_attachment_image( $id, array( 60, 60 ), true, array( 'alt' => '' ) ),
				esc_url( (string) get_edit_post_link( $id ) ),
				esc_html( get_the_title( $id ) ),
				Bildwort_Media_Column::cell( $id ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
			);
		}
		echo '</tbody></table>';
		if ( count( $ids ) > self::MOST_ROWS ) {
			/* translators: %s: a number. */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'And more: %s. You find them in the media library.', 'bildwort' ), number_format_i18n( count( $ids ) - self::MOST_ROWS ) ) ) );
		}
	}
}
