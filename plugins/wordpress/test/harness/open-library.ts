import { openBrowser } from '../../../../e2e/harness/open-browser.ts'
import { openQuietGround } from './open-quiet-ground.ts'
import { openSite } from './open-site.ts'
import type { Versions } from './versions.ts'

/** A WordPress whose plugin is connected to a Bildwort beside it, and its administrator at a browser. */
export async function openLibrary(versions: Versions) {
  const ground = await openQuietGround(versions)
  const browser = await openBrowser()
  const site = await openSite(browser, ground.wordpress)
  return {
    ...ground,
    site,
    page: site.page,
    async close() {
      await browser.close()
      await ground.close()
    },
  }
}

export type Library = Awaited<ReturnType<typeof openLibrary>>
