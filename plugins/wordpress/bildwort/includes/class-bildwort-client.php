<?php
/**
 * Calls of Bildwort's API v1.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/**
 * Calls an installation of Bildwort. What fails is a WP_Error with the code of the API (or one of `not_connected`,
 * `unreachable`, `not_bildwort`), a sentence for people, and as data `status` (0: no answer came) and `retry_after` in seconds
 * (null: nothing said how long to wait).
 */
final class Bildwort_Client {

	/** Bildwort describes a picture within 55 seconds, or says that it did not. */
	const SECONDS = 70;

	/**
	 * The account that the token belongs to.
	 *
	 * @return array|WP_Error
	 */
	public static function read_account() {
		return self::call( 'GET', '/api/v1/account', null, array() );
	}

	/**
	 * Has a picture described.
	 *
	 * @param array  $order           The body of the call.
	 * @param string $idempotency_key A repetition with the same key costs nothing.
	 * @return array|WP_Error
	 */
	public static function describe_image( array $order, string $idempotency_key ) {
		return self::call( 'POST', '/api/v1/images', $order, array( 'Idempotency-Key' => $idempotency_key ) );
	}

	/**
	 * One call.
	 *
	 * @param string     $method  Of HTTP.
	 * @param string     $path    Below the installation's address.
	 * @param array|null $body    Null: none.
	 * @param array      $headers Beside the usual ones.
	 * @return array|WP_Error
	 */
	private static function call( string $method, string $path, $body, array $headers ) {
		$address = Bildwort_Settings::read()['address'];
		$token   = Bildwort_Token::read();
		if ( '' === $address || '' === $token ) {
			return self::error( 'not_connected', __( 'Please enter the address of Bildwort and a token in the settings.', 'bildwort' ), 0, null );
		}
		$request = array(
			'method'      => $method,
			'timeout'     => self::SECONDS,
			// A redirect would take the token elsewhere.
			'redirection' => 0,
			'user-agent'  => 'Bildwort-WordPress/' . BILDWORT_VERSION,
			'headers'     => array_merge(
				$headers,
				array(
					'Authorization'   => 'Bearer ' . $token,
					'Accept'          => 'application/json',
					'Accept-Language' => 0 === strpos( determine_locale(), 'de' ) ? 'de' : 'en',
				)
			),
		);
		if ( null !== $body ) {
			$request['body']                    = wp_json_encode( $body );
			$request['headers']['Content-Type'] = 'application/json';
		}
		return self::read_answer( wp_remote_request( $address . $path, $request ) );
	}

	/**
	 * What an answer says.
	 *
	 * @param array|WP_Error $answer Of wp_remote_request.
	 * @return array|WP_Error
	 */
	private static function read_answer( $answer ) {
		if ( is_wp_error( $answer ) ) {
			/* translators: %s: why, as the server's software says it. */
			return self::error( 'unreachable', sprintf( __( 'Bildwort does not answer: %s', 'bildwort' ), $answer->get_error_message() ), 0, null );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$said   = json_decode( wp_remote_retrieve_body( $answer ), true );
		$wait   = self::seconds_of( (string) wp_remote_retrieve_header( $answer, 'retry-after' ) );
		if ( $status >= 200 && $status < 300 && is_array( $said ) ) {
			return $said;
		}
		if ( is_array( $said ) && isset( $said['code'], $said['error'] ) && is_string( $said['code'] ) && is_string( $said['error'] ) ) {
			return self::error( $said['code'], $said['error'], $status, $wait );
		}
		/* translators: %d: a status of HTTP, like 404. */
		return self::error( 'not_bildwort', sprintf( __( 'At this address something else than Bildwort answers (%d). Please check the address.', 'bildwort' ), $status ), $status, $wait );
	}

	/**
	 * What `Retry-After` says, in seconds or as a date.
	 *
	 * @param string $header The header; empty: it was not sent.
	 * @return int|null
	 */
	private static function seconds_of( string $header ) {
		if ( ctype_digit( $header ) ) {
			return (int) $header;
		}
		$date = '' === $header ? false : strtotime( $header );
		return false === $date ? null : max( 0, $date - time() );
	}

	/**
	 * As this class promises.
	 *
	 * @param string   $code    To branch on.
	 * @param string   $message For people.
	 * @param int      $status  Of HTTP.
	 * @param int|null $wait    In seconds.
	 */
	private static function error( string $code, string $message, int $status, $wait ): WP_Error {
		return new WP_Error(
			$code,
			$message,
			array(
				'status'      => $status,
				'retry_after' => $wait,
			)
		);
	}
}
