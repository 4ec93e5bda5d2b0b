<?php
/**
 * Calls of Bildwort's API v1.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/**
 * Calls an installation of Bildwort. What fails is a WP_Error with the code of the API (or one of `not_connected`,
 * `unreachable`, `not_bildwort`), a sentence for people, and as data `status` (0: no answer came), `retry_after` in seconds
 * (null: nothing said how long to wait) and, of a picture that could not be described, `fault`: why, as a code.
 */
final class Bildwort_Client {

	/** Bildwort describes a picture within 55 seconds, or says that it did not. */
	const SECONDS_OF_WORK = 70;

	/** Whatever else it is asked, somebody may be waiting at a screen. */
	const SECONDS = 15;

	/**
	 * The account that the token belongs to.
	 *
	 * @return array|WP_Error
	 */
	public static function read_account() {
		$account = self::call( 'GET', '/api/v1/account', null );
		if ( is_wp_error( $account ) || isset( $account['username'], $account['balanceCents'], $account['ready'], $account['token']['scopes'], $account['pricesCents'][0] ) ) {
			return $account;
		}
		return self::not_bildwort( 200, null );
	}

	/**
	 * Has a picture described.
	 *
	 * @param array  $order           The body of the call.
	 * @param string $idempotency_key A repetition with the same key costs nothing.
	 * @return array|WP_Error
	 */
	public static function describe_image( array $order, string $idempotency_key ) {
		return self::call( 'POST', '/api/v1/images', $order, array( 'Idempotency-Key' => $idempotency_key ), self::SECONDS_OF_WORK );
	}

	/**
	 * Starts a job of pictures that Bildwort fetches itself.
	 *
	 * @param array  $order           The body of the call.
	 * @param string $idempotency_key A repetition with the same key starts no second one.
	 * @return array|WP_Error
	 */
	public static function start_job( array $order, string $idempotency_key ) {
		return self::call( 'POST', '/api/v1/jobs', $order, array( 'Idempotency-Key' => $idempotency_key ), self::SECONDS_OF_WORK );
	}

	/**
	 * How a job stands.
	 *
	 * @param int $job Its id.
	 * @return array|WP_Error
	 */
	public static function read_job( int $job ) {
		return self::call( 'GET', '/api/v1/jobs/' . $job, null );
	}

	/**
	 * Images of a job, in the order of their positions.
	 *
	 * @param int $job   Its id.
	 * @param int $after The position that they are behind; 0: from the first on.
	 * @param int $limit How many at most.
	 * @return array|WP_Error
	 */
	public static function read_job_images( int $job, int $after, int $limit ) {
		$query = array( 'limit' => $limit ) + ( 0 === $after ? array() : array( 'after' => $after ) );
		return self::call( 'GET', '/api/v1/jobs/' . $job . '/images?' . http_build_query( $query ), null );
	}

	/**
	 * Has Bildwort call an address when jobs are over. The answer holds the secret that it signs with.
	 *
	 * @param string   $url    Where it calls.
	 * @param string[] $events What it tells.
	 * @return array|WP_Error
	 */
	public static function create_webhook( string $url, array $events ) {
		$order = array(
			'url'    => $url,
			'events' => $events,
		);
		return self::call( 'POST', '/api/v1/webhooks', $order );
	}

	/**
	 * Has Bildwort call no more.
	 *
	 * @param int $webhook Its id.
	 * @return array|WP_Error
	 */
	public static function delete_webhook( int $webhook ) {
		return self::call( 'DELETE', '/api/v1/webhooks/' . $webhook, null );
	}

	/**
	 * One call.
	 *
	 * @param string     $method  Of HTTP.
	 * @param string     $path    Below the installation's address.
	 * @param array|null $body    Null: none.
	 * @param array      $headers Beside the usual ones.
	 * @param int        $seconds That it may take.
	 * @return array|WP_Error
	 */
	private static function call( string $method, string $path, $body, array $headers = array(), int $seconds = self::SECONDS ) {
		$address = Bildwort_Settings::read()['address'];
		$token   = Bildwort_Token::read();
		if ( '' === $address || '' === $token ) {
			return self::error( 'not_connected', __( 'Please enter the address of Bildwort and a token in the settings.', 'bildwort' ), 0, null );
		}
		$request = array(
			'method'      => $method,
			'timeout'     => $seconds,
			// A redirect would take the token elsewhere.
			'redirection' => 0,
			'user-agent'  => 'Bildwort-WordPress/' . BILDWORT_VERSION,
			'headers'     => array_merge(
				$headers,
				array(
					'Authorization'   => 'Bearer ' . $token,
					'Accept'          => 'application/json',
					'Accept-Language' => Bildwort_Reader::language(),
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
		if ( 204 === $status ) {
			return array();
		}
		if ( $status >= 200 && $status < 300 && is_array( $said ) ) {
			return $said;
		}
		if ( is_array( $said ) && isset( $said['code'], $said['error'] ) && is_string( $said['code'] ) && is_string( $said['error'] ) ) {
			return self::error( $said['code'], $said['error'], $status, $wait, isset( $said['problem']['code'] ) && is_string( $said['problem']['code'] ) ? $said['problem']['code'] : '' );
		}
		return self::not_bildwort( $status, $wait );
	}

	/**
	 * What answers has not the shape of Bildwort's answers.
	 *
	 * @param int      $status Of HTTP.
	 * @param int|null $wait   In seconds.
	 */
	private static function not_bildwort( int $status, $wait ): WP_Error {
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
	 * @param string   $fault   Of a picture; empty: none.
	 */
	private static function error( string $code, string $message, int $status, $wait, string $fault = '' ): WP_Error {
		return new WP_Error(
			$code,
			$message,
			array(
				'status'      => $status,
				'retry_after' => $wait,
				'fault'       => $fault,
			)
		);
	}
}
