import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unpackArchive } from '../../../../scripts/wordpress/unpack-archive.ts'

const builds = path.join(import.meta.dirname, '../node_modules/@wp-playground/wordpress-builds')

/** Whatever WordPress would ask wordpress.org for, updates most of all, it does not ask. */
export const ownSettings = `
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'FS_METHOD', 'direct' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', true );
define( 'WP_DEBUG_DISPLAY', false );

// The probe comes before the plugins.
$GLOBALS['wp_filter']['muplugins_loaded'][10]['probe'] = array(
	'accepted_args' => 0,
	'function'      => static function () {
		array_map( static function ( $file ) { require_once $file; }, glob( WP_CONTENT_DIR . '/probe/*.php' ) );
	},
);
`

/**
 * Fills an empty folder with a WordPress that is not installed yet, as the package ships it: PHP in an archive, and what
 * browsers load beside it. Plugins are copied into it, because WordPress deletes the files of those that it uninstalls.
 */
export async function layOutWordPress(
  version: string,
  folder: string,
  plugins: readonly string[],
): Promise<void> {
  const short = version.slice(0, version.lastIndexOf('.'))
  await unpackArchive(path.join(builds, `src/wordpress/wp-${short}.zip`), folder)
  cpSync(path.join(builds, `public/wp-${short}`), folder, { recursive: true })
  layOutPlugins(folder, plugins)
  const settings = path.join(folder, 'wp-config.php')
  const shipped = readFileSync(settings, 'utf8').replace("define( 'WP_DEBUG', false );", ownSettings)
  if (!shipped.includes(ownSettings)) throw new Error('wp-config.php is not as it was: nothing was set')
  writeFileSync(settings, shipped)
}

/** Copies plugins into the folder of a WordPress, and the probe to where wp-config.php loads it from. */
export function layOutPlugins(folder: string, plugins: readonly string[]): void {
  for (const plugin of plugins)
    cpSync(plugin, path.join(folder, 'wp-content/plugins', path.basename(plugin)), { recursive: true })
  cpSync(path.join(import.meta.dirname, '../probe'), path.join(folder, 'wp-content/probe'), {
    recursive: true,
  })
}
