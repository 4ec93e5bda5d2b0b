<?php
/**
 * Takes away everything but the texts: alt texts, captions and descriptions stay.
 *
 * @package Bildwort
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Of the site that is looked at. */
function bildwort_remove_from_site(): void {
	global $wpdb;
	foreach ( array( 'bildwort_describe_next', 'bildwort_tend_jobs' ) as $event ) {
		wp_clear_scheduled_hook( $event );
	}
	foreach ( array( '_bildwort', '_bildwort_waiting', '_bildwort_max_cents', '_bildwort_in_job', '_bildwort_problem', '_bildwort_reader' ) as $key ) {
		delete_post_meta_by_key( $key );
	}
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'bildwort_run', '', true );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Options cannot be listed otherwise.
	$options = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s", $wpdb->esc_like( 'bildwort_' ) . '%', $wpdb->esc_like( '_transient_bildwort_' ) . '%', $wpdb->esc_like( '_transient_timeout_bildwort_' ) . '%' ) );
	array_map( 'delete_option', $options );
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $bildwort_site ) {
		switch_to_blog( $bildwort_site );
		bildwort_remove_from_site();
		restore_current_blog();
	}
} else {
	bildwort_remove_from_site();
}
