import path from 'node:path'
import { openBrowser } from '../../../../e2e/harness/open-browser.ts'
import { callPhp } from './call-php.ts'
import { openSite } from './open-site.ts'
import { openWordPress } from './open-wordpress.ts'
import { startBildwort } from './start-bildwort.ts'
import type { Versions } from './versions.ts'

/**
 * A WordPress, a Bildwort beside it, and the administrator of both sites at a browser. The plugins, folders below
 * `plugins/wordpress`, are active.
 */
export async function openGround(versions: Versions, plugins: readonly string[]) {
  const folders = plugins.map((plugin) => path.join(import.meta.dirname, '../..', plugin))
  const wordpress = await openWordPress(versions, folders)
  await callPhp(wordpress)('probe_set_up', [])
  const bildwort = await startBildwort(wordpress.url)
  const browser = await openBrowser()
  const site = await openSite(browser, wordpress)
  for (const folder of folders) await site.activate(path.basename(folder))
  return {
    wordpress,
    bildwort,
    site,
    async close() {
      await browser.close()
      await bildwort.stop()
      await wordpress.stop()
    },
  }
}

export type Ground = Awaited<ReturnType<typeof openGround>>
