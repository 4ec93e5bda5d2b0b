<?php
/**
 * Installs WordPress without its form.
 */

define( 'WP_INSTALLING', true );
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Probe', 'admin', 'admin@example.org', true, '', 'password' );
