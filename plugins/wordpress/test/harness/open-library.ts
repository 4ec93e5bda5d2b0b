import { openBrowser } from '../../../../e2e/harness/open-browser.ts'
import { openOrClose } from './open-or-close.ts'
import { openQuietGround } from './open-quiet-ground.ts'
import { openSite } from './open-site.ts'
import type { Versions } from './versions.ts'

/** A WordPress whose plugin is connected to a Bildwort beside it, and its administrator at a browser. */
export function openLibrary(versions: Versions) {
  return openOrClose(async (later) => {
    const { close, ...ground } = await openQuietGround(versions)
    later(close)
    const browser = await openBrowser()
    later(() => browser.close())
    const site = await openSite(browser, ground.wordpress)
    return { ...ground, site, page: site.page }
  })
}

export type Library = Awaited<ReturnType<typeof openLibrary>>
