<?php
/**
 * Jobs of many pictures.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/**
 * Starts jobs, and writes their texts when they are over: when the webhook says so, and by WP-Cron where it says nothing.
 * Each job is an option of its own: `key`, `address` (of the Bildwort that has it), `ids` (in the order of the job's
 * positions), `job` (its id; 0: not begun), `cents` (of one picture), `order` (the call that begins it, until then) and
 * `written` (the last position whose texts were written).
 */
final class Bildwort_Jobs {

	const EVENT = 'bildwort_tend_jobs';

	const OPTION = 'bildwort_job_';

	/** The key of the job that an attachment is in. */
	const IN_JOB = '_bildwort_in_job';

	/** What one call may bring. */
	const MOST_IMAGES = 1000;
	const MOST_BYTES  = 4000000;

	/** So many are fetched and written before the place is noted. */
	const IMAGES_A_PAGE = 100;

	/** How often a job is looked at that says by itself when it is over, and one that does not. */
	const SECONDS_WITH_HOOK    = 600;
	const SECONDS_WITHOUT_HOOK = 60;

	/** Answers to the start of a job that no waiting changes. */
	const REFUSING = array( 400, 401, 402, 403, 404, 405, 413, 415, 422 );

	/** Hears of WP-Cron. */
	public static function listen(): void {
		add_action( self::EVENT, array( self::class, 'tend' ) );
	}

	/**
	 * Begins jobs of attachments, by language and as large as a call may be; those that find no place yet wait for it.
	 * A WP_Error, as of Bildwort_Client: the first was refused, and nothing was begun.
	 *
	 * @param array<int, int> $prices Cents that each may cost at most, by id.
	 * @return true|WP_Error
	 */
	public static function start( array $prices ) {
		Bildwort_Hook::ensure();
		$jobs = self::divide( $prices );
		// Kept before they are begun: a job that was begun by a process that was killed costs, and would be forgotten.
		foreach ( $jobs as $job ) {
			foreach ( $job['ids'] as $id ) {
				update_post_meta( $id, self::IN_JOB, $job['key'] );
			}
			self::save( $job );
		}
		$refused = null;
		$is_done = Bildwort_Cron::alone(
			self::EVENT,
			static function () use ( $jobs, &$refused ): int {
				$begun = self::begin( $jobs[0] );
				if ( ! is_wp_error( $begun ) ) {
					self::save( $begun );
					// There may be place for the others.
					return 1 === count( $jobs ) ? self::seconds_between() : 0;
				}
				if ( in_array( $begun->get_error_data()['status'], self::REFUSING, true ) ) {
					$refused = $begun;
					foreach ( $jobs as $job ) {
						self::give_up( $job, '' );
					}
				}
				return self::SECONDS_WITHOUT_HOOK;
			}
		);
		if ( ! $is_done ) {
			// Who tends the jobs may have listed them before these were kept.
			self::hurry();
		}
		return null === $refused ? true : $refused;
	}

	/** Begins what waits, and writes the texts of what is over. */
	public static function tend(): void {
		if ( array() === self::names() ) {
			Bildwort_Cron::forget_hurry( self::EVENT );
			return;
		}
		Bildwort_Cron::run( self::EVENT, array( self::class, 'tend_all' ) );
	}

	/**
	 * While no other process does. Answers in how many seconds to come back; null: there is no job any more.
	 *
	 * @return int|null
	 */
	public static function tend_all() {
		$seconds = self::tend_each( self::all() );
		return array() === self::names() ? null : $seconds;
	}

	/** Looks after the jobs at once. */
	public static function hurry(): void {
		if ( array() !== self::names() ) {
			Bildwort_Cron::hurry( self::EVENT );
		}
	}

	/** Goes on, also where another process has undone the plan. */
	public static function ensure(): void {
		if ( array() !== self::names() ) {
			Bildwort_Cron::ensure( self::EVENT, 0 );
		}
	}

	/**
	 * Whether the end of a job may be what one of these waits for. One that has no id here yet may be that job, which ended while it
	 * was being begun, or may find the place that it leaves.
	 *
	 * @param mixed $job Its id, as Bildwort says it.
	 */
	public static function may_wait_for( $job ): bool {
		$known = array_column( self::all(), 'job' );
		return in_array( $job, $known, true ) || in_array( 0, $known, true );
	}

	/** How many pictures are in jobs, and have no texts yet. */
	public static function count(): int {
		$count = 0;
		foreach ( self::all() as $job ) {
			$count += count( $job['ids'] ) - $job['written'];
		}
		return $count;
	}

	/** Leaves them as they are. */
	public static function stop(): void {
		Bildwort_Cron::stop( self::EVENT );
	}

	/**
	 * Those that are not written to their end, the oldest first.
	 *
	 * @return array[]
	 */
	public static function all(): array {
		return array_values( array_filter( array_map( 'get_option', self::names() ), 'is_array' ) );
	}

	/**
	 * The options that hold them.
	 *
	 * @return string[]
	 */
	private static function names(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Options cannot be listed otherwise.
		return $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id", $wpdb->esc_like( self::OPTION ) . '%' ) );
	}

	/**
	 * One after the other. Answers in how many seconds to come back.
	 *
	 * @param array[] $jobs All of them.
	 */
	private static function tend_each( array $jobs ): int {
		foreach ( $jobs as $job ) {
			if ( Bildwort_Settings::read()['address'] !== $job['address'] ) {
				self::give_up( $job, __( 'The job of this picture belongs to another Bildwort.', 'bildwort' ) );
				continue;
			}
			$fault = 0 === $job['job'] ? self::begin_later( $job ) : self::write_when_over( $job );
			if ( ! is_wp_error( $fault ) ) {
				Bildwort_Pause::end();
				continue;
			}
			// Other jobs run, and this one waits for its place.
			if ( 'too_many_jobs' !== $fault->get_error_code() ) {
				return Bildwort_Pause::begin( $fault );
			}
		}
		return self::seconds_between();
	}

	/**
	 * Begins a job. Answers it with its id.
	 *
	 * @param array $job As this class keeps it.
	 * @return array|WP_Error
	 */
	private static function begin( array $job ) {
		$begun = Bildwort_Client::start_job( $job['order'], 'wp-job-' . $job['key'] );
		if ( is_wp_error( $begun ) ) {
			return $begun;
		}
		unset( $job['order'] );
		$job['job'] = (int) $begun['id'];
		return $job;
	}

	/**
	 * Begins a job that found no place before.
	 *
	 * @param array $job As this class keeps it.
	 * @return true|WP_Error
	 */
	private static function begin_later( array $job ) {
		$begun = self::begin( $job );
		if ( ! is_wp_error( $begun ) ) {
			self::save( $begun );
			return true;
		}
		$is_its_own = in_array( $begun->get_error_data()['status'], Bildwort_Queue::OF_PICTURE, true );
		if ( $is_its_own || 'over_max_cost' === $begun->get_error_code() ) {
			self::give_up( $job, $begun->get_error_message() );
			return true;
		}
		return $begun;
	}

	/**
	 * Writes the texts of a job that is over.
	 *
	 * @param array $job As this class keeps it.
	 * @return true|WP_Error
	 */
	private static function write_when_over( array $job ) {
		Bildwort_Reader::choose( $job['ids'][0] );
		$state = Bildwort_Client::read_job( $job['job'] );
		if ( is_wp_error( $state ) ) {
			return self::is_gone( $state, $job );
		}
		if ( ! in_array( $state['status'], array( 'completed', 'failed' ), true ) ) {
			return true;
		}
		while ( $job['written'] < count( $job['ids'] ) ) {
			$page = Bildwort_Client::read_job_images( $job['job'], $job['written'], self::IMAGES_A_PAGE );
			if ( is_wp_error( $page ) ) {
				return self::is_gone( $page, $job );
			}
			if ( empty( $page['images'] ) ) {
				break;
			}
			foreach ( $page['images'] as $image ) {
				self::write( $job, $image );
				$job['written'] = (int) $image['position'];
			}
			self::save( $job );
		}
		self::give_up( $job, '' );
		return true;
	}

	/**
	 * Writes what became of one picture.
	 *
	 * @param array $job   As this class keeps it.
	 * @param array $image As the API describes it.
	 */
	private static function write( array $job, array $image ): void {
		$id = isset( $job['ids'][ $image['position'] - 1 ] ) ? $job['ids'][ $image['position'] - 1 ] : 0;
		if ( ! wp_attachment_is_image( $id ) ) {
			return;
		}
		if ( 'succeeded' === $image['state'] ) {
			delete_post_meta( $id, Bildwort_Describer::PROBLEM );
			Bildwort_Texts::write( $id, $image );
		}
		delete_post_meta( $id, self::IN_JOB );
		if ( 'failed' === $image['state'] ) {
			// Alone it is sent as a file, where Bildwort cannot fetch it. What failed cost nothing.
			Bildwort_Queue::add( array( $id => $job['cents'] ) );
		}
	}

	/**
	 * A job that was deleted has nothing more to give.
	 *
	 * @param WP_Error $why As of Bildwort_Client.
	 * @param array    $job As this class keeps it.
	 * @return true|WP_Error
	 */
	private static function is_gone( WP_Error $why, array $job ) {
		if ( 'not_found' !== $why->get_error_code() ) {
			return $why;
		}
		self::give_up( $job, __( 'The job of this picture does not exist in Bildwort any more.', 'bildwort' ) );
		return true;
	}

	/**
	 * Forgets a job. What is not written of it waits no more.
	 *
	 * @param array  $job     As this class keeps it.
	 * @param string $problem Why, for people; empty: nothing is wrong.
	 */
	private static function give_up( array $job, string $problem ): void {
		foreach ( array_slice( $job['ids'], $job['written'] ) as $id ) {
			if ( '' !== $problem ) {
				update_post_meta( $id, Bildwort_Describer::PROBLEM, wp_slash( $problem ) );
			}
			delete_post_meta( $id, self::IN_JOB );
		}
		delete_option( self::OPTION . $job['key'] );
	}

	/**
	 * Jobs of attachments, not begun.
	 *
	 * @param array<int, int> $prices Cents by id.
	 * @return array[]
	 */
	private static function divide( array $prices ): array {
		$jobs = array();
		foreach ( self::by_language( array_keys( $prices ) ) as $ids ) {
			$images = array();
			$bytes  = 0;
			foreach ( $ids as $id ) {
				$image  = Bildwort_Picture::of_job( $id );
				$bytes += strlen( wp_json_encode( $image ) );
				if ( count( $images ) === self::MOST_IMAGES || ( $bytes > self::MOST_BYTES && array() !== $images ) ) {
					$jobs[] = self::draft( $images, $prices );
					$images = array();
					$bytes  = strlen( wp_json_encode( $image ) );
				}
				$images[ $id ] = $image;
			}
			$jobs[] = self::draft( $images, $prices );
		}
		return $jobs;
	}

	/**
	 * A job has its languages for all of its pictures.
	 *
	 * @param int[] $ids Of attachments.
	 * @return int[][]
	 */
	private static function by_language( array $ids ): array {
		$groups = array();
		foreach ( $ids as $id ) {
			$groups[ implode( ',', Bildwort_Languages::of( $id ) ) ][] = $id;
		}
		return array_values( $groups );
	}

	/**
	 * A job as this class keeps it.
	 *
	 * @param array<int, array> $images What is said of each, by id.
	 * @param array<int, int>   $prices Cents by id.
	 */
	private static function draft( array $images, array $prices ): array {
		$ids = array_keys( $images );
		return array(
			'key'     => wp_generate_uuid4(),
			'address' => Bildwort_Settings::read()['address'],
			'ids'     => $ids,
			'job'     => 0,
			'cents'   => $prices[ $ids[0] ],
			'order'   => array(
				'images'    => array_values( $images ),
				'name'      => mb_substr( 'WordPress ' . wp_parse_url( home_url(), PHP_URL_HOST ), 0, 200 ),
				'languages' => Bildwort_Languages::of( $ids[0] ),
				'maxCost'   => array_sum( array_intersect_key( $prices, $images ) ),
			),
			'written' => 0,
		);
	}

	/**
	 * Keeps a job.
	 *
	 * @param array $job As this class keeps it.
	 */
	private static function save( array $job ): void {
		update_option( self::OPTION . $job['key'], $job, false );
	}

	/** How often a job is looked at. */
	private static function seconds_between(): int {
		return Bildwort_Hook::is_there() ? self::SECONDS_WITH_HOOK : self::SECONDS_WITHOUT_HOOK;
	}
}
