<?php
/**
 * The media library's list: what each picture's alt text is, and the action that has it written.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Adds a column and a row action to the list view of the media library. */
final class Bildwort_Media_Column {

	const COLUMN = 'bildwort_alt';

	/** Hears of the list. */
	public static function listen(): void {
		add_filter( 'manage_media_columns', array( self::class, 'add_column' ) );
		add_action( 'manage_media_custom_column', array( self::class, 'show' ), 10, 2 );
		add_filter( 'media_row_actions', array( self::class, 'add_action' ), 10, 2 );
	}

	/**
	 * Behind the file's name.
	 *
	 * @param string[] $columns Headings by name.
	 */
	public static function add_column( array $columns ): array {
		$place = array_search( 'title', array_keys( $columns ), true );
		$place = false === $place ? count( $columns ) : $place + 1;
		return array_slice( $columns, 0, $place, true )
			+ array( self::COLUMN => esc_html__( 'Alt text', 'bildwort' ) )
			+ array_slice( $columns, $place, null, true );
	}

	/**
	 * Writes a cell.
	 *
	 * @param string $column Its name.
	 * @param int    $id     Of an attachment.
	 */
	public static function show( $column, $id ): void {
		if ( self::COLUMN !== $column ) {
			return;
		}
		if ( ! wp_attachment_is_image( $id ) ) {
			printf( '<span aria-hidden="true">&#8212;</span><span class="screen-reader-text">%s</span>', esc_html__( 'Not an image', 'bildwort' ) );
			return;
		}
		// Scripts put another one in its place.
		echo '<div class="bildwort-cell">' . self::cell( (int) $id ) . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
	}

	/**
	 * What a cell says, as HTML.
	 *
	 * @param int $id Of an image.
	 */
	public static function cell( int $id ): string {
		$state = Bildwort_State::of( $id );
		$label = Bildwort_State::label( $state );
		$html  = '';
		if ( '' !== Bildwort_State::alt( $id ) ) {
			$html .= sprintf( '<p class="bildwort-text">%s</p>', esc_html( Bildwort_State::alt( $id ) ) );
		}
		if ( '' !== $label ) {
			$html .= sprintf( '<span class="bildwort-state bildwort-state-%1$s">%2$s</span>', esc_attr( $state ), esc_html( $label ) );
		}
		if ( Bildwort_Batch::is_waiting( $id ) ) {
			$html .= sprintf( '<p class="bildwort-waiting">%s</p>', esc_html__( 'Waits for Bildwort', 'bildwort' ) );
		}
		$problem = (string) get_post_meta( $id, Bildwort_Describer::PROBLEM, true );
		if ( '' !== $problem ) {
			$html .= sprintf( '<p class="bildwort-problem">%s</p>', esc_html( $problem ) );
		}
		return $html;
	}

	/**
	 * Behind “Edit”. It needs scripts, as “Copy URL” of WordPress does.
	 *
	 * @param string[] $actions HTML by name.
	 * @param WP_Post  $post    The attachment.
	 */
	public static function add_action( array $actions, $post ): array {
		if ( 'trash' === $post->post_status || ! Bildwort_Access::may_describe( $post->ID ) ) {
			return $actions;
		}
		$button = sprintf(
			'<button type="button" class="button-link hide-if-no-js bildwort-write" data-bildwort-id="%1$d" data-bildwort-state="%2$s" data-bildwort-alt="%3$s" aria-label="%4$s">%5$s</button>',
			$post->ID,
			esc_attr( Bildwort_State::of( $post->ID ) ),
			esc_attr( Bildwort_State::alt( $post->ID ) ),
			/* translators: %s: the title of a picture. */
			esc_attr( sprintf( __( 'Write an alt text for “%s”', 'bildwort' ), _draft_or_post_title( $post ) ) ),
			esc_html__( 'Write alt text', 'bildwort' )
		);
		return array_slice( $actions, 0, 1, true ) + array( 'bildwort' => $button ) + $actions;
	}
}
