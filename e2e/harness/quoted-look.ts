import type { Locator, Page } from 'playwright-core'
import { type QuotedText, quotedTexts } from './quoted-table.ts'

/** Looks for every text that is quoted for this place in the language of the page. */
export type At = (place: string) => Promise<void>

/** What was found of the table so far, and what was not where it belongs. */
export interface Looks {
  found: Set<string>
  missing: string[]
}

const patienceMs = 15_000

export function createLook(page: Page, language: 'de' | 'en', looks: Looks): At {
  return async (place) => {
    const quoted = quotedTexts.filter((row) => row.place === place && row.language === language)
    if (quoted.length === 0) throw new Error(`nothing is quoted at ${place} in ${language}`)
    await Promise.all(
      quoted.map(async (row) => {
        const state = row.said === 'option' ? 'attached' : 'visible'
        try {
          await locate(page, row).first().waitFor({ state, timeout: patienceMs })
          looks.found.add(keyOf(row))
        } catch {
          looks.missing.push(keyOf(row))
        }
      }),
    )
  }
}

export function keyOf({ place, language, said, text }: QuotedText): string {
  return `${place} (${language}, ${said}): ${text}`
}

function locate(page: Page, { said, text, shown }: QuotedText): Locator {
  const name = shown ?? text
  if (said === 'text') return page.getByText(name, { exact: true }).filter({ visible: true })
  if (said === 'option') return page.locator('option').filter({ hasText: name })
  if (said === 'toast') {
    // An open dialog takes the rest of the page away from readers that speak; they hear a toast all the same.
    const toasts = page.getByRole('region', { name: /^(Meldungen|Messages)/, includeHidden: true })
    return toasts.locator('li').getByText(name, { exact: true })
  }
  return page.getByRole(said, { name, exact: true })
}
