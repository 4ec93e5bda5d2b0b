<?php
/**
 * What the buttons call.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/**
 * `/wp-json/bildwort/v1/attachments/<id>`: GET says what an attachment's alt text is, POST has one written while its caller
 * waits. WordPress checks the nonce: without one nobody is signed in.
 */
final class Bildwort_Attachment_Route {

	const NAMESPACE_V1 = 'bildwort/v1';

	/** Hears of calls. */
	public static function listen(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Tells WordPress of the route. */
	public static function register(): void {
		$id = array(
			'id' => array(
				'type'     => 'integer',
				'required' => true,
			),
		);
		register_rest_route(
			self::NAMESPACE_V1,
			'/attachments/(?P<id>\d+)',
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( self::class, 'read' ),
					'permission_callback' => array( self::class, 'permit' ),
					'args'                => $id,
				),
				array(
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => array( self::class, 'write' ),
					'permission_callback' => array( self::class, 'permit' ),
					'args'                => $id + array(
						// The alt text that the person saw and lets be replaced. Another one stays, if a person wrote it.
						'seen' => array(
							'type'     => 'string',
							'required' => true,
						),
					),
				),
			)
		);
	}

	/**
	 * Whether the caller may have it described.
	 *
	 * @param WP_REST_Request $request The call.
	 * @return true|WP_Error
	 */
	public static function permit( WP_REST_Request $request ) {
		if ( Bildwort_Access::may_describe( (int) $request['id'] ) ) {
			return true;
		}
		return new WP_Error( 'bildwort_forbidden', __( 'You are not allowed to do this.', 'bildwort' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * How it stands.
	 *
	 * @param WP_REST_Request $request The call.
	 */
	public static function read( WP_REST_Request $request ): array {
		return self::answer( (int) $request['id'] );
	}

	/**
	 * Has it described.
	 *
	 * @param WP_REST_Request $request The call.
	 * @return array|WP_Error
	 */
	public static function write( WP_REST_Request $request ) {
		$id   = (int) $request['id'];
		$seen = (string) $request['seen'];
		if ( metadata_exists( 'post', $id, Bildwort_Jobs::IN_JOB ) ) {
			return new WP_Error( 'bildwort_in_job', __( 'This picture is being described together with others already.', 'bildwort' ), array( 'status' => 409 ) );
		}
		if ( ! in_array( 'alt', Bildwort_Texts::writable( $id, $seen ), true ) ) {
			return self::refuse_to_replace( $id );
		}
		$written = Bildwort_Describer::describe( $id, null, $seen );
		if ( is_wp_error( $written ) ) {
			return self::error( $written );
		}
		// Nothing is left to be done for it in the background.
		delete_post_meta( $id, Bildwort_Queue::WAITING );
		delete_post_meta( $id, Bildwort_Queue::MAX_CENTS );
		if ( ! in_array( 'alt', $written, true ) ) {
			return self::refuse_to_replace( $id );
		}
		return array( 'written' => $written ) + self::answer( $id );
	}

	/**
	 * What scripts show.
	 *
	 * @param int $id Of an image.
	 * @return array{id: int, state: string, alt: string, caption: string, description: string, cell: string}
	 */
	private static function answer( int $id ): array {
		$post = get_post( $id );
		return array(
			'id'          => $id,
			'state'       => Bildwort_State::of( $id ),
			'alt'         => Bildwort_State::alt( $id ),
			'caption'     => $post->post_excerpt,
			'description' => $post->post_content,
			'cell'        => Bildwort_Media_Column::cell( $id ),
		);
	}

	/**
	 * A person was faster.
	 *
	 * @param int $id Of an image.
	 */
	private static function refuse_to_replace( int $id ): WP_Error {
		return new WP_Error(
			'bildwort_kept',
			__( 'This picture has got another text in the meantime. It stays.', 'bildwort' ),
			array( 'status' => 409 ) + self::answer( $id )
		);
	}

	/**
	 * What Bildwort refuses is no refusal of this site: its 401 would say that nobody is signed in here.
	 *
	 * @param WP_Error $why As of Bildwort_Client.
	 */
	private static function error( WP_Error $why ): WP_Error {
		$about      = $why->get_error_data();
		$of_picture = in_array( $about['status'], Bildwort_Queue::OF_PICTURE, true );
		return new WP_Error( 'bildwort_' . $why->get_error_code(), $why->get_error_message(), array( 'status' => $of_picture ? 422 : 502 ) );
	}
}
