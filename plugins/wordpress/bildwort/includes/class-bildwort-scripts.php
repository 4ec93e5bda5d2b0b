<?php
/**
 * Scripts and styles, and on which pages they are.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Hands scripts out, as they are: nothing builds them. */
final class Bildwort_Scripts {

	/** Calls the site and asks people; the others stand on it. */
	const WRITE = 'bildwort-write';

	/** Hears of pages. */
	public static function listen(): void {
		add_action( 'admin_enqueue_scripts', array( self::class, 'on_page' ) );
		add_action( 'wp_enqueue_media', array( self::class, 'with_media' ) );
		add_action( 'enqueue_block_editor_assets', array( self::class, 'in_block_editor' ) );
		add_filter( 'wp_prepare_attachment_for_js', array( self::class, 'prepare' ), 10, 2 );
	}

	/**
	 * The media library's list, and the page of an attachment.
	 *
	 * @param string $page As WordPress calls its file.
	 */
	public static function on_page( $page ): void {
		if ( ! current_user_can( Bildwort_Access::CAPABILITY ) ) {
			return;
		}
		if ( 'upload.php' === $page ) {
			self::add( 'bildwort-media-list', 'media-list.js' );
		}
		$post = 'post.php' === $page ? get_post() : null;
		if ( $post && 'attachment' === $post->post_type && Bildwort_Access::may_describe( $post->ID ) ) {
			self::add( 'bildwort-edit-attachment', 'edit-attachment.js' );
			self::hand_over( 'bildwort-edit-attachment', 'bildwortAttachment', array( 'id' => $post->ID ) + self::standing( $post->ID ) );
		}
	}

	/** Wherever there is the dialog of media. */
	public static function with_media(): void {
		if ( is_admin() && current_user_can( Bildwort_Access::CAPABILITY ) ) {
			self::add( 'bildwort-media-dialog', 'media-dialog.js', array( 'media-views' ) );
			self::hand_over(
				'bildwort-media-dialog',
				'bildwortChoose',
				array(
					'address' => admin_url( 'admin-post.php' ),
					'action'  => Bildwort_Bulk_Actions::CHOOSE,
					'nonce'   => wp_create_nonce( Bildwort_Bulk_Actions::CHOOSE ),
				)
			);
		}
	}

	/** Beside the image that is being edited. */
	public static function in_block_editor(): void {
		if ( current_user_can( Bildwort_Access::CAPABILITY ) ) {
			self::add( 'bildwort-block-editor', 'block-editor.js', array( 'wp-block-editor', 'wp-components', 'wp-compose', 'wp-element', 'wp-hooks' ) );
		}
	}

	/**
	 * Tells the dialog of media how an attachment stands, where its button may be used.
	 *
	 * @param array   $answer What the dialog is told.
	 * @param WP_Post $post   The attachment.
	 */
	public static function prepare( $answer, $post ) {
		if ( is_array( $answer ) && Bildwort_Access::may_describe( $post->ID ) ) {
			$answer['bildwort'] = self::standing( $post->ID );
		}
		return $answer;
	}

	/**
	 * The text, and whose it is.
	 *
	 * @param int $id Of an image.
	 */
	private static function standing( int $id ): array {
		return array(
			'state' => Bildwort_State::of( $id ),
			'alt'   => Bildwort_State::alt( $id ),
		);
	}

	/**
	 * A script with what it stands on.
	 *
	 * @param string   $name  For WordPress.
	 * @param string   $file  In the folder of assets.
	 * @param string[] $needs Names of other scripts.
	 */
	public static function add( string $name, string $file, array $needs = array() ): void {
		if ( ! wp_script_is( self::WRITE, 'registered' ) ) {
			wp_register_script( self::WRITE, self::address( 'write.js' ), array( 'wp-api-fetch', 'wp-a11y' ), BILDWORT_VERSION, true );
			self::hand_over( self::WRITE, 'bildwortWords', self::words() );
		}
		wp_enqueue_style( 'bildwort', self::address( 'bildwort.css' ), array(), BILDWORT_VERSION );
		wp_enqueue_script( $name, self::address( $file ), array_merge( array( self::WRITE ), $needs ), BILDWORT_VERSION, true );
	}

	/**
	 * What a script knows from the beginning.
	 *
	 * @param string $name   Of the script.
	 * @param string $global Where it looks.
	 * @param array  $values What it finds there.
	 */
	public static function hand_over( string $name, string $global, array $values ): void {
		wp_add_inline_script( $name, sprintf( 'var %1$s = %2$s;', $global, wp_json_encode( $values ) ), 'before' );
	}

	/**
	 * Where a file is.
	 *
	 * @param string $file In the folder of assets.
	 */
	private static function address( string $file ): string {
		return plugins_url( 'assets/' . $file, BILDWORT_FILE );
	}

	/** What scripts say. */
	private static function words(): array {
		return array(
			'write'       => __( 'Write alt text', 'bildwort' ),
			'writeSome'   => __( 'Write alt texts', 'bildwort' ),
			'rewrite'     => __( 'Write anew', 'bildwort' ),
			'busy'        => __( 'Bildwort is looking at the picture …', 'bildwort' ),
			'done'        => __( 'The alt text is written.', 'bildwort' ),
			'decorative'  => __( 'Bildwort takes this picture for a decoration: it needs no alt text.', 'bildwort' ),
			/* translators: %s: an alt text. */
			'askReplace'  => __( 'A person wrote this text: “%s” Shall Bildwort replace it?', 'bildwort' ),
			'unreachable' => __( 'The site did not answer. Please try again.', 'bildwort' ),
			'all'         => Bildwort_Media_Filter::words()[''],
			'missing'     => Bildwort_Media_Filter::words()[ Bildwort_State::MISSING ],
			'filter'      => __( 'Filter by alt text', 'bildwort' ),
			'panel'       => __( 'Bildwort', 'bildwort' ),
			'take'        => __( 'Take the text of the media library', 'bildwort' ),
			/* translators: %s: an alt text. */
			'inLibrary'   => __( 'The media library has this text for the picture: “%s”', 'bildwort' ),
			/* translators: %s: an alt text. */
			'inBlock'     => __( 'This block has a text of its own: “%s” It will be replaced.', 'bildwort' ),
			'cancel'      => __( 'Cancel', 'bildwort' ),
			'outside'     => __( 'Bildwort writes for pictures of the media library. This one is not there.', 'bildwort' ),
			'help'        => __( 'Bildwort looks at the picture and writes the alt text for this block and for the media library. That costs what one picture costs.', 'bildwort' ),
		);
	}
}
