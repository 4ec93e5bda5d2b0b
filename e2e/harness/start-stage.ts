import type { Browser, BrowserContextOptions } from 'playwright-core'
import { signIn } from './client.ts'
import { startFarSide } from './far-side.ts'
import { openBrowser } from './open-browser.ts'
import { openPage, type WatchedPage } from './open-page.ts'
import { adminPassword, startProduct, temporaryFolder } from './start-product.ts'
import { walk } from './walk.ts'

/** What a file of journeys shares: the far side, one product, one browser, and somebody who is signed in. */
export async function startStage(environment: Record<string, string> = {}, host?: string) {
  const folder = temporaryFolder()
  const farSide = await startFarSide(200)
  const settings = { ...farSide.environment, ...environment, DATA_DIR: folder.path }
  const product = await startProduct(settings, host)
  farSide.meet(product)
  const browser = await openBrowser()
  const close = async (): Promise<void> => {
    await browser.close()
    await product.stop()
    await farSide.close()
    folder.remove()
  }
  // Nobody else could end what was started by then.
  const session = await prepare(browser, product.url).catch(async (error) => {
    await close()
    throw error
  })
  return {
    farSide,
    product,
    browser,
    settings,
    url: product.url,
    /** A fresh page of somebody who is signed in, on the upload home. */
    async open(options: BrowserContextOptions = {}): Promise<WatchedPage> {
      const watched = await openPage(browser, { locale: 'de-DE', storageState: session, ...options })
      await watched.page.goto(product.url)
      await watched.page.locator('input[type=file]').waitFor({ state: 'attached' })
      return watched
    },
    close,
  }
}

export type Stage = Awaited<ReturnType<typeof startStage>>

/** Signs the administrator in, with more credit than any journey spends. */
async function prepare(browser: Browser, url: string) {
  const admin = await signIn(url, 'admin', adminPassword)
  await admin.giveCredit(1, 10_000_000)
  const { page, close } = await openPage(browser, { locale: 'de-DE' })
  await walk.signIn(page, url)
  const state = await page.context().storageState()
  await close()
  return state
}
