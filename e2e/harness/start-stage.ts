import type { Browser } from 'playwright-core'
import { startFarSide } from './far-side.ts'
import { openFreshPage, openPage, type PageOptions, type WatchedPage } from './open-page.ts'
import type { Session } from './session.ts'
import { startProduct } from './start-product.ts'

/** What a stage stands on: a browser, somewhere to keep the product's rows, and somebody who signs in. */
export interface Ground {
  browser: Browser
  settings: Record<string, string>
  /** The administrator's session at this address, with more credit than any journey spends. */
  signIn(url: string): Promise<Session>
  close(): Promise<void>
}

/** What a file of journeys shares: the far side, one product, a browser, and somebody who is signed in. */
export async function startStage(ground: Ground, environment: Record<string, string> = {}, host?: string) {
  const { browser } = ground
  const farSide = await startFarSide(200)
  const settings: Record<string, string> = { ...farSide.environment, ...environment, ...ground.settings }
  const product = await startProduct(settings, host)
  farSide.meet(product)
  const close = async (): Promise<void> => {
    await product.stop()
    await ground.close()
    await farSide.close()
  }
  // Nobody else could end what was started by then.
  const session = await ground.signIn(product.url).catch(async (error) => {
    await close()
    throw error
  })
  return {
    farSide,
    product,
    browser,
    settings,
    url: product.url,
    /** A page of somebody who is signed in, on the upload home. */
    async open(options: PageOptions = {}): Promise<WatchedPage> {
      return arrive(await openPage(browser, { locale: 'de-DE', session, ...options }), product.url)
    },
    /** The same in a browser that has loaded nothing of the app so far. */
    async openFresh(options: PageOptions = {}): Promise<WatchedPage> {
      return arrive(await openFreshPage(browser, { locale: 'de-DE', session, ...options }), product.url)
    },
    close,
  }
}

export type Stage = Awaited<ReturnType<typeof startStage>>

async function arrive(watched: WatchedPage, url: string): Promise<WatchedPage> {
  await watched.page.goto(url)
  await watched.page.locator('input[type=file]').waitFor({ state: 'attached' })
  return watched
}
