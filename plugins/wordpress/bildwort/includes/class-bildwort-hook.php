<?php
/**
 * Where Bildwort says that a job is over.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Makes the webhook of this site, and takes what it is told: `/wp-json/bildwort/v1/hook`. */
final class Bildwort_Hook {

	/** Of the webhook: `id`, `secret`, `url`, and `account`, which tells whose it is. */
	const OPTION = 'bildwort_hook';

	const ROUTE = '/hook';

	const EVENTS = array( 'job.completed', 'job.stopped', 'job.failed' );

	/** What Bildwort sends has hundreds of bytes. */
	const MOST_BYTES = 65536;

	/** Hears of calls. */
	public static function listen(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Tells WordPress of the address. Who calls has no account here: the signature is looked at instead. */
	public static function register(): void {
		register_rest_route(
			Bildwort_Attachment_Route::NAMESPACE_V1,
			self::ROUTE,
			array(
				'methods'             => 'POST',
				'permission_callback' => array( self::class, 'allow' ),
				'callback'            => array( self::class, 'receive' ),
				'show_in_index'       => false,
			)
		);
	}

	/** Whether Bildwort says by itself when a job is over. */
	public static function is_there(): bool {
		$hook = get_option( self::OPTION, array() );
		return is_array( $hook ) && isset( $hook['account'], $hook['url'] ) && Bildwort_Token::account() === $hook['account'] && self::url() === $hook['url'];
	}

	/** Makes the webhook, where there is none and Bildwort can call this site. Without it jobs are asked after. */
	public static function ensure(): void {
		$host = (string) wp_parse_url( self::url(), PHP_URL_HOST );
		if ( self::is_there() || ! Bildwort_Hosts::reach_site( $host ) ) {
			return;
		}
		self::remove();
		$made = Bildwort_Client::create_webhook( self::url(), self::EVENTS );
		if ( is_wp_error( $made ) || ! isset( $made['secret'], $made['webhook']['id'] ) ) {
			return;
		}
		update_option(
			self::OPTION,
			array(
				'id'      => (int) $made['webhook']['id'],
				'secret'  => (string) $made['secret'],
				'url'     => self::url(),
				'account' => Bildwort_Token::account(),
			),
			false
		);
	}

	/** Has Bildwort call no more, where that is still possible. */
	public static function remove(): void {
		$hook = get_option( self::OPTION, array() );
		if ( is_array( $hook ) && isset( $hook['id'], $hook['account'] ) && Bildwort_Token::account() === $hook['account'] ) {
			Bildwort_Client::delete_webhook( $hook['id'] );
		}
		delete_option( self::OPTION );
	}

	/**
	 * Whether it is Bildwort that calls, now and for the first time.
	 *
	 * @param WP_REST_Request $request The call.
	 * @return true|WP_Error
	 */
	public static function allow( WP_REST_Request $request ) {
		$hook    = get_option( self::OPTION, array() );
		$secret  = is_array( $hook ) && isset( $hook['secret'] ) ? $hook['secret'] : '';
		$id      = (string) $request->get_header( 'webhook_id' );
		$body    = $request->get_body();
		$is_good = strlen( $body ) <= self::MOST_BYTES && Bildwort_Signature::is_good(
			$secret,
			$id,
			(string) $request->get_header( 'webhook_timestamp' ),
			(string) $request->get_header( 'webhook_signature' ),
			$body
		);
		if ( ! $is_good ) {
			return new WP_Error( 'bildwort_not_signed', __( 'This was not signed by Bildwort just now.', 'bildwort' ), array( 'status' => 401 ) );
		}
		$place = 'bildwort_told_' . md5( $id );
		if ( false !== get_transient( $place ) ) {
			return new WP_Error( 'bildwort_repeated', __( 'This was told already.', 'bildwort' ), array( 'status' => 409 ) );
		}
		// As long as its signature is good, on a clock that is slow, too.
		set_transient( $place, 1, 2 * Bildwort_Signature::SECONDS + MINUTE_IN_SECONDS );
		return true;
	}

	/**
	 * Looks after the jobs soon: Bildwort waits for no more than an answer.
	 *
	 * @param WP_REST_Request $request The call.
	 */
	public static function receive( WP_REST_Request $request ): WP_REST_Response {
		$told = json_decode( $request->get_body(), true );
		if ( is_array( $told ) && isset( $told['data']['jobId'] ) && Bildwort_Jobs::may_wait_for( $told['data']['jobId'] ) ) {
			Bildwort_Jobs::hurry();
			if ( ! defined( 'DISABLE_WP_CRON' ) || ! DISABLE_WP_CRON ) {
				spawn_cron();
			}
		}
		return new WP_REST_Response( null, 204 );
	}

	/** Where it calls. */
	private static function url(): string {
		return rest_url( Bildwort_Attachment_Route::NAMESPACE_V1 . self::ROUTE );
	}
}
