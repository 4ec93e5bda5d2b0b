import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Session } from './session.ts'

export interface WatchedPage {
  page: Page
  /** What the browser complained about so far: errors of scripts, of the content policy, of failed loads. */
  complaints: string[]
  close(): Promise<void>
}

export type PageOptions = Omit<BrowserContextOptions, 'storageState'> & {
  /** Whose page it is; otherwise a visitor's. */
  session?: Session
}

interface Place {
  context: BrowserContext
  /** Where it has been. */
  origins: Set<string>
}

// A visitor is asked who they are, and the answer 401 is no fault; Chromium logs it all the same.
const expected = /status of 401/

/** Places that were left, by their options: loading and compiling the app anew takes three times as long as opening it. */
const left = new WeakMap<Browser, Map<string, Place[]>>()

/**
 * A page as somebody has it who comes for the first time, but for what the browser has loaded and compiled of the app:
 * nothing is stored, nobody is signed in but whose `session` it is.
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

/** The same with nothing loaded either, and gone when it is closed. */
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
