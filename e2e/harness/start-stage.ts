import type { Browser } from 'playwright-core'
import { startFarSide } from './far-side.ts'
import { openFreshPage, openPage, type PageOptions, type WatchedPage } from './open-page.ts'
import type { Session } from './session.ts'
import { startProduct } from './start-product.ts'

/** The base of a stage: a browser, a place for the product's rows, and a way to sign in. */
export interface Ground {
  browser: Browser
  settings: Record<string, string>
  /** A session of the administrator at this address, with more credit than any journey spends. */
  signIn(url: string): Promise<Session>
  close(): Promise<void>
}

/** What a file of journeys shares: the stand-ins, one product, a browser, and a signed-in user. */
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
  // On an error the caller has nothing to close yet, so close what was started.
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
    /** A page of a signed-in user, on the upload page. */
    async open(options: PageOptions = {}): Promise<WatchedPage> {
      return arrive(await openPage(browser, { locale: 'de-DE', session, ...options }), product.url)
    },
    /** The same in a browser without cached code. */
    async openFresh(options: PageOptions = {}): Promise<WatchedPage> {
      return arrive(await openFreshPage(browser, { locale: 'de-DE', session, ...options }), product.url)
    },
    close,
  }
}

export type Stage = Awaited<ReturnType<typeof startStage>>

async function arrive(watched: WatchedPage, url: string): Promise<WatchedPage> {
  await watched.page.goto(url)
  await watched.page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  return watched
}
