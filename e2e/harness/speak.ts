import type { Page } from 'playwright-core'

/** Presses the language switch, even behind a dialog, and waits for the page's language. */
export async function speak(page: Page, language: 'de' | 'en'): Promise<void> {
  // The switch is in the header and again in its menu; server-rendered pages have a link instead.
  const ways = `header fieldset input[value=${language}], header a[hreflang=${language}]`
  await page.locator(ways).first().dispatchEvent('click')
  await page.locator(`html[lang=${language}]`).waitFor()
}
