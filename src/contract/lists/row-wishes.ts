import { withoutHidden } from './without-hidden.ts'

/** What a list may say of each picture beside its address and its context. */
export const wishNames = ['role', 'linkTarget', 'caption', 'pageTitle', 'existingAlt'] as const
export type WishName = (typeof wishNames)[number]

/** The wishes of one row; what a row leaves empty is absent. */
export type RowWishes = Partial<Record<WishName, string>>

/** Longer ones are cut. */
export const wishCharacters: Record<WishName, number> = {
  role: 60,
  linkTarget: 500,
  caption: 500,
  pageTitle: 300,
  existingAlt: 1_000,
}

/** Headers by which columns are recognised, in small letters and without signs. */
const headerNames: Record<WishName, RegExp> = {
  role: /^(image|picture|bild)?(role|rolle|purpose|zweck|funktion)$/,
  linkTarget: /^(link(target|ziel|to|edto)|target(link|url)|ziel(link|url)|verlinkt(auf|nach))$/,
  caption: /^(image|picture|bild)?(caption|unterschrift|legende)$/,
  pageTitle: /^(page|seiten|post|beitrags|article|artikel)(title|titel)$|^titelderseite$/,
  existingAlt:
    /^(existing|vorhandener|image|bild)?alt((ernativ)?(e|er)?text|tag|attribut(e)?)?(de|en|it|es|cz|hu|pl|sl)?$/,
}

/** Which column of a list says what, by position; of two that say the same the first. */
export function recogniseWishes(headers: string[]): Partial<Record<WishName, number>> {
  const names = headers.map(fold)
  const found: Partial<Record<WishName, number>> = {}
  for (const wish of wishNames) {
    const index = names.findIndex((name) => headerNames[wish].test(name))
    if (index !== -1) found[wish] = index
  }
  return found
}

/** The wishes of a row: trimmed, cut to what is sent, without hidden characters and the empty ones. */
export function readWishes(
  columns: Partial<Record<WishName, number>>,
  cellAt: (index: number) => string,
): RowWishes {
  const wishes: RowWishes = {}
  for (const wish of wishNames) {
    const index = columns[wish]
    const text = index === undefined ? '' : withoutHidden(cellAt(index)).trim()
    if (text !== '') wishes[wish] = text.slice(0, wishCharacters[wish]).toWellFormed()
  }
  return wishes
}

/** Rows with the same one ask for the same text: same address, same context, same wishes. */
export function repeatKey(url: string, context: string, wishes: RowWishes): string {
  return JSON.stringify([url, context.trim(), ...wishNames.map((wish) => wishes[wish] ?? '')])
}

function fold(header: string): string {
  return header.toLowerCase().replace(/[^a-zäöüß]/g, '')
}
