import path from 'node:path'
import { openBrowser } from '../../../../e2e/harness/open-browser.ts'
import { callPhp } from './call-php.ts'
import { openOrClose } from './open-or-close.ts'
import { openSite } from './open-site.ts'
import { openWordPress } from './open-wordpress.ts'
import { startBildwort } from './start-bildwort.ts'
import type { Versions } from './versions.ts'

/**
 * A WordPress, a Bildwort beside it, and the administrator of both sites at a browser. The plugins, folders below
 * `plugins/wordpress`, are active.
 */
export function openGround(versions: Versions, plugins: readonly string[]) {
  return openOrClose(async (later) => {
    const folders = plugins.map((plugin) => path.join(import.meta.dirname, '../..', plugin))
    const wordpress = await openWordPress(versions, folders)
    later(wordpress.stop)
    await callPhp(wordpress)('probe_set_up', [])
    const bildwort = await startBildwort(wordpress.url)
    later(bildwort.stop)
    const browser = await openBrowser()
    later(() => browser.close())
    const site = await openSite(browser, wordpress)
    for (const folder of folders) await site.activate(path.basename(folder))
    return { wordpress, bildwort, site }
  })
}

export type Ground = Awaited<ReturnType<typeof openGround>>
