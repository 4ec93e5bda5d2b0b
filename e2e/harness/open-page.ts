import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export interface WatchedPage {
  page: Page
  /** What the browser complained about so far: errors of scripts, of the content policy, of failed loads. */
  complaints: string[]
  close(): Promise<void>
}

// A visitor is asked who they are, and the answer 401 is no fault; Chromium logs it all the same.
const expected = /status of 401/

/** A page in a fresh context, as somebody who comes for the first time. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !expected.test(message.text())) complaints.push(message.text())
  })
  return { page, complaints, close: () => context.close() }
}
