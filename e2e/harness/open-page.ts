import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Session } from './session.ts'

export interface WatchedPage {
  page: Page
  /** The browser's errors so far: of scripts, of the content security policy, of failed loads. */
  complaints: string[]
  close(): Promise<void>
}

export type PageOptions = Omit<BrowserContextOptions, 'storageState'> & {
  /** The signed-in user; a visitor if omitted. */
  session?: Session
}

interface Place {
  context: BrowserContext
  /** The origins that it has visited. */
  origins: Set<string>
}

// For visitors, the check of the session answers 401, which is no error, but Chromium logs it.
const expected = /status of 401/

/** Idle contexts by their options: loading and compiling the app again takes three times as long as reusing one. */
const left = new WeakMap<Browser, Map<string, Place[]>>()

/**
 * A page as on a first visit, except that the browser has cached the app's code: nothing is stored, and only the user of `session` is
 * signed in.
 */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<WatchedPage> {
  const { session, ...rest } = options
  const key = JSON.stringify([rest, session?.stored])
  const places = left.get(browser) ?? new Map<string, Place[]>()
  left.set(browser, places)
  const place = places.get(key)?.pop() ?? (await makePlace(browser, options))
  const watched = await watchPage(place)
  await forgetEverything(watched.page, place)
  if (session) await place.context.addCookies(session.cookies)
  return {
    ...watched,
    async close() {
      for (const page of place.context.pages()) await page.close()
      places.set(key, [...(places.get(key) ?? []), place])
    },
  }
}

/** The same without cached code. Its context ends with it. */
export async function openFreshPage(browser: Browser, options: PageOptions = {}): Promise<WatchedPage> {
  const place = await makePlace(browser, options)
  if (options.session) await place.context.addCookies(options.session.cookies)
  return { ...(await watchPage(place)), close: () => place.context.close() }
}

async function makePlace(browser: Browser, { session, ...options }: PageOptions): Promise<Place> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  if (session) await context.addInitScript(storeWhatIsMissing, session.stored)
  return { context, origins: new Set() }
}

/** Runs in the page. */
function storeWhatIsMissing(stored: Session['stored']): void {
  if (location.protocol !== 'http:') return
  for (const { name, value } of stored)
    if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
}

async function watchPage({ context, origins }: Place): Promise<Omit<WatchedPage, 'close'>> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !expected.test(message.text())) complaints.push(message.text())
  })
  page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin))
  return { page, complaints }
}

async function forgetEverything(page: Page, { context, origins }: Place): Promise<void> {
  await context.clearCookies()
  if (origins.size === 0) return
  const devtools = await context.newCDPSession(page)
  for (const origin of origins) {
    const storageTypes = 'local_storage,indexeddb,cache_storage'
    if (origin !== 'null') await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  }
  await devtools.detach()
}
