import { openBrowser } from './open-browser.ts'
import { signInRichly } from './sign-in-richly.ts'
import { temporaryFolder } from './start-product.ts'
import type { Ground } from './start-stage.ts'

/** A browser, and an empty folder for the product's own PostgreSQL. */
export async function ownGround(): Promise<Ground> {
  const folder = temporaryFolder()
  const browser = await openBrowser()
  return {
    browser,
    settings: { DATA_DIR: folder.path },
    signIn: (url) => signInRichly(browser, url),
    async close() {
      await browser.close()
      folder.remove()
    },
  }
}
