<?php
/**
 * Everything that happens in the background.
 *
 * @package Bildwort
 */

defined( 'ABSPATH' ) || exit;

/** Lets it go on, and stops it. */
final class Bildwort_Background {

	/** Hears of changed settings: what was wrong may be right now. Hears of WP-Cron, before that looks for what is due. */
	public static function listen(): void {
		if ( wp_doing_cron() ) {
			add_action( 'init', array( self::class, 'ensure' ) );
		}
		foreach ( array( Bildwort_Settings::OPTION, Bildwort_Token::OPTION ) as $option ) {
			add_action( "add_option_{$option}", array( self::class, 'resume' ) );
			add_action( "update_option_{$option}", array( self::class, 'resume' ) );
		}
	}

	/** Has what waits come back, whatever others have planned: who writes a plan of their own may not know of those of the last minutes. */
	public static function ensure(): void {
		Bildwort_Queue::ensure();
		Bildwort_Jobs::ensure();
	}

	/** Goes on at once with what waits. */
	public static function resume(): void {
		Bildwort_Pause::end();
		Bildwort_Queue::hurry();
		Bildwort_Jobs::hurry();
	}

	/** Leaves what waits as it is, until the plugin is active again. */
	public static function stop(): void {
		Bildwort_Queue::stop();
		Bildwort_Jobs::stop();
		Bildwort_Hook::remove();
	}
}
