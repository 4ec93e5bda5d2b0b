import type { Page } from 'playwright-core'

/** Presses the language switch, also from behind a dialog, and waits until the page speaks that language. */
export async function speak(page: Page, language: 'de' | 'en'): Promise<void> {
  // It stands in the header, and again in its menu.
  await page.locator(`header fieldset input[value=${language}]`).first().dispatchEvent('click')
  await page.locator(`html[lang=${language}]`).waitFor()
}
