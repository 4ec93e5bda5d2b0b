<?php
/**
 * The media library's filter “without alt text”.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Shows the pictures alone that lack an alt text, in the list and in the grid. */
final class Bildwort_Media_Filter {

	const FIELD = 'bildwort_alt';

	/** Hears of the list's and of the grid's questions. */
	public static function listen(): void {
		add_action( 'restrict_manage_posts', array( self::class, 'show' ) );
		add_action( 'pre_get_posts', array( self::class, 'filter_list' ) );
		add_filter( 'ajax_query_attachments_args', array( self::class, 'filter_grid' ) );
	}

	/** In words. */
	public static function words(): array {
		return array(
			''                     => __( 'With and without alt text', 'bildwort' ),
			Bildwort_State::MISSING => __( 'Without alt text', 'bildwort' ),
		);
	}

	/**
	 * Among the filters of the list.
	 *
	 * @param string $post_type Of the list.
	 */
	public static function show( $post_type ): void {
		if ( 'attachment' !== $post_type ) {
			return;
		}
		?>
		<label for="bildwort-filter" class="screen-reader-text"><?php esc_html_e( 'Filter by alt text', 'bildwort' ); ?></label>
		<select name="<?php echo esc_attr( self::FIELD ); ?>" id="bildwort-filter">
			<?php foreach ( self::words() as $value => $word ) : ?>
				<option value="<?php echo esc_attr( $value ); ?>" <?php selected( self::asked( $_GET ), $value ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It reads. ?>><?php echo esc_html( $word ); ?></option>
			<?php endforeach; ?>
		</select>
		<?php
	}

	/**
	 * The list's question is the page's main one.
	 *
	 * @param WP_Query $query Any.
	 */
	public static function filter_list( $query ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It reads.
		if ( ! is_admin() || ! $query->is_main_query() || 'attachment' !== $query->get( 'post_type' ) || '' === self::asked( $_GET ) ) {
			return;
		}
		foreach ( self::narrow( $query->query_vars ) as $name => $value ) {
			$query->set( $name, $value );
		}
	}

	/**
	 * WordPress hands on only what it knows of the grid's question.
	 *
	 * @param array $query For WP_Query.
	 */
	public static function filter_grid( $query ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- It reads, and compares it.
		$sent = isset( $_REQUEST['query'] ) && is_array( $_REQUEST['query'] ) ? $_REQUEST['query'] : array();
		return '' === self::asked( $sent ) ? $query : self::narrow( $query );
	}

	/**
	 * What a question asks for beside what it asks for already: images that lack their texts.
	 *
	 * @param array $query For WP_Query.
	 */
	public static function narrow( array $query ): array {
		$query['post_mime_type'] = 'image';
		// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- There is no other place that knows.
		$query['meta_query'] = empty( $query['meta_query'] )
			? Bildwort_State::missing_query()
			: array( 'relation' => 'AND', $query['meta_query'], Bildwort_State::missing_query() );
		return $query;
	}

	/**
	 * What was chosen; empty: nothing that there is.
	 *
	 * @param array $sent Fields.
	 */
	private static function asked( array $sent ): string {
		return isset( $sent[ self::FIELD ] ) && Bildwort_State::MISSING === $sent[ self::FIELD ] ? Bildwort_State::MISSING : '';
	}
}
