import { isInaccessible, screen, waitFor, within } from '@testing-library/dom'
import { toasts } from './hands.ts'
import { type QuotedText, quotedTexts } from './quoted-table.ts'

/** Looks for every text that is quoted for this place in the language of the page. */
export type Look = (place: string) => Promise<void>

/** The texts of the table that were found so far. */
export const found = new Set<string>()

export function createLook(language: 'de' | 'en'): Look {
  return async (place) => {
    const quoted = quotedTexts.filter((row) => row.place === place && row.language === language)
    if (quoted.length === 0) throw new Error(`nothing is quoted at ${place} in ${language}`)
    for (const row of quoted) {
      await waitFor(() => {
        if (!isSaid(row))
          throw new Error(`${keyOf(row)} is not said; toasts: ${toasts().map((one) => one.outerHTML)}`)
      })
      found.add(keyOf(row))
    }
  }
}

export function keyOf({ place, language, said, text }: QuotedText): string {
  return `${place} (${language}, ${said}): ${text}`
}

function isSaid({ said, text, shown }: QuotedText): boolean {
  const name = shown ?? text
  if (said === 'text') return screen.queryAllByText(name).some((element) => !isInaccessible(element))
  if (said === 'option') return screen.queryAllByText(name, { selector: 'option' }).length > 0
  if (said === 'toast') return toasts().some((toast) => within(toast).queryByText(name) !== null)
  return screen.queryAllByRole(said, { name }).length > 0
}
