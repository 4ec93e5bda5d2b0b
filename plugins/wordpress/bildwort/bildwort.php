<?php
/**
 * Plugin Name:       Bildwort
 * Description:       Alt texts for the pictures of your media library, written by Bildwort.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Bildwort
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       bildwort
 * Domain Path:       /languages
 * Update URI:        false
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

define( 'BILDWORT_VERSION', '0.1.0' );
define( 'BILDWORT_FILE', __FILE__ );

require_once __DIR__ . '/includes/class-bildwort-settings.php';
require_once __DIR__ . '/includes/class-bildwort-token.php';
require_once __DIR__ . '/includes/class-bildwort-hosts.php';
require_once __DIR__ . '/includes/class-bildwort-language-names.php';
require_once __DIR__ . '/includes/class-bildwort-languages.php';
require_once __DIR__ . '/includes/class-bildwort-reader.php';
require_once __DIR__ . '/includes/class-bildwort-client.php';
require_once __DIR__ . '/includes/class-bildwort-pause.php';
require_once __DIR__ . '/includes/class-bildwort-context.php';
require_once __DIR__ . '/includes/class-bildwort-picture.php';
require_once __DIR__ . '/includes/class-bildwort-texts.php';
require_once __DIR__ . '/includes/class-bildwort-describer.php';
require_once __DIR__ . '/includes/class-bildwort-lock.php';
require_once __DIR__ . '/includes/class-bildwort-cron.php';
require_once __DIR__ . '/includes/class-bildwort-queue.php';
require_once __DIR__ . '/includes/class-bildwort-signature.php';
require_once __DIR__ . '/includes/class-bildwort-hook.php';
require_once __DIR__ . '/includes/class-bildwort-jobs.php';
require_once __DIR__ . '/includes/class-bildwort-batch.php';
require_once __DIR__ . '/includes/class-bildwort-background.php';
require_once __DIR__ . '/includes/class-bildwort-cli.php';
require_once __DIR__ . '/includes/class-bildwort-notices.php';
require_once __DIR__ . '/includes/class-bildwort-access.php';
require_once __DIR__ . '/includes/class-bildwort-state.php';
require_once __DIR__ . '/includes/class-bildwort-media-column.php';
require_once __DIR__ . '/includes/class-bildwort-media-filter.php';
require_once __DIR__ . '/includes/class-bildwort-attachment-route.php';
require_once __DIR__ . '/includes/class-bildwort-scripts.php';
require_once __DIR__ . '/includes/class-bildwort-choice.php';
require_once __DIR__ . '/includes/class-bildwort-run.php';
require_once __DIR__ . '/includes/class-bildwort-run-view.php';
require_once __DIR__ . '/includes/class-bildwort-bulk-actions.php';
require_once __DIR__ . '/includes/class-bildwort-bulk-page.php';
require_once __DIR__ . '/includes/class-bildwort-settings-page.php';
require_once __DIR__ . '/includes/class-bildwort-connection-test.php';

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'bildwort', false, dirname( plugin_basename( BILDWORT_FILE ) ) . '/languages' );
	}
);

Bildwort_Token::listen();
Bildwort_Background::listen();
Bildwort_Queue::listen();
Bildwort_Jobs::listen();
Bildwort_Hook::listen();
Bildwort_Cli::listen();
Bildwort_Notices::listen();
Bildwort_Media_Column::listen();
Bildwort_Media_Filter::listen();
Bildwort_Attachment_Route::listen();
Bildwort_Scripts::listen();
Bildwort_Run_View::listen();
Bildwort_Bulk_Actions::listen();
Bildwort_Bulk_Page::listen();
Bildwort_Settings_Page::listen();
Bildwort_Connection_Test::listen();

register_activation_hook( __FILE__, array( 'Bildwort_Background', 'resume' ) );
register_deactivation_hook( __FILE__, array( 'Bildwort_Background', 'stop' ) );
