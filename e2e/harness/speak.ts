import type { Page } from 'playwright-core'

/** Presses the language switch, also from behind a dialog, and waits until the page speaks that language. */
export async function speak(page: Page, language: 'de' | 'en'): Promise<void> {
  // It stands in the header, and again in its menu; a page that the server writes has a link there.
  const ways = `header fieldset input[value=${language}], header a[hreflang=${language}]`
  await page.locator(ways).first().dispatchEvent('click')
  await page.locator(`html[lang=${language}]`).waitFor()
}
