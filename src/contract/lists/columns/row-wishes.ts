import { saidIn } from '#contract/lists/context-in.ts'
import { hasParent } from '#contract/lists/has-parent.ts'
import { withoutHidden } from '#contract/lists/without-hidden.ts'
import { withoutHtml } from '#contract/lists/without-html.ts'
import { findTextStyle } from '#contract/text-styles.ts'
import { wishLimits } from '#contract/wish-limits.ts'
import { findAltColumn } from './find-alt-column.ts'
import { recogniseExport } from './known-exports.ts'

/** What a list can contain about each picture besides its address and context, including wishes for the picture's texts. */
export const wishNames = [
  'role',
  'linkTarget',
  'caption',
  'pageTitle',
  'existingAlt',
  'brand',
  'product',
  'style',
  'avoidedKeywords',
  'maxAltCharacters',
  'glossary',
  'altPrefix',
  'altSuffix',
] as const
export type WishName = (typeof wishNames)[number]

/** The wishes of one row; empty cells are absent. */
export type RowWishes = Partial<Record<WishName, string>>

/** Longer values are truncated. */
export const wishCharacters: Record<WishName, number> = {
  role: 60,
  linkTarget: 500,
  caption: 500,
  pageTitle: 300,
  existingAlt: 1_000,
  brand: wishLimits.brandCharacters,
  product: wishLimits.productCharacters,
  style: 40,
  avoidedKeywords: wishLimits.avoidedKeywordsCharacters,
  maxAltCharacters: 10,
  glossary: wishLimits.glossaryCharacters,
  altPrefix: wishLimits.affixCharacters,
  altSuffix: wishLimits.affixCharacters,
}

/** Header names by which columns are recognised, in lower case and without punctuation. */
const headerNames: Record<WishName, RegExp> = {
  role: /^(image|picture|bild)?(role|rolle|purpose|zweck|funktion)$/,
  linkTarget: /^(link(target|ziel|to|edto)|target(link|url)|ziel(link|url)|verlinkt(auf|nach))$/,
  caption: /^(image|picture|bild)?(caption|unterschrift|legende)$/,
  pageTitle: /^(page|seiten|post|beitrags|article|artikel)(title|titel)$|^titelderseite$/,
  existingAlt:
    /^(existing|vorhandener|image|bild)?alt((ernativ)?(e|er)?texte?s?|tag|attribut(e)?)?(de|en|it|es|cz|hu|pl|sl)?$/,
  brand: /^(brand|marken?|hersteller)(name)?$|^manufacturer$/,
  product: /^produ[ck]t(name|bezeichnung|title|titel)?$|^artikel(name|bezeichnung)$/,
  style: /^(text|schreib)?(style|stil)$|^ton(e|fall|alität)?$|^toneofvoice$/,
  avoidedKeywords:
    /^(avoid(ed)?|exclude(d)?|negative)(keywords?|words?|terms?)$|^(key)?wordstoavoid$|^(ausschluss|vermeide|verbotene|zuvermeidende)(w(ö|oe)rter|worte|begriffe|stichw(ö|oe)rter|schlagw(ö|oe)rter|keywords)$/,
  maxAltCharacters:
    /^max(imum|imale?)?(alt(text)?)?(length|characters|chars|l(ä|ae)nge|zeichen(zahl)?)$|^longestalttext$|^l(ä|ae)ngsteralternativtext$/,
  glossary: /^(glossary|glossar|terminology|terminologie)$/,
  altPrefix: /^(alt(text)?)?(prefix|präfix|praefix)$/,
  altSuffix: /^(alt(text)?)?suffix$/,
}

/** The values that count as wishes: in lists that were not made for this, columns with these names can contain other things. */
const readers: Partial<Record<WishName, (cell: string) => string>> = {
  caption: withoutHtml,
  pageTitle: withoutHtml,
  style: (cell) => findTextStyle(cell) ?? '',
  maxAltCharacters: (cell) => {
    const { least, most } = wishLimits.wishedAltCharacters
    const count = /^\d{1,4}$/.test(cell) ? Number(cell) : 0
    return count >= least && count <= most ? String(count) : ''
  },
}

/**
 * Which column contains what, by position: first as the known system defines it, then by the names of headers; of two columns for
 * the same thing, the first. `urlColumn`, if known, can have its own column of alt texts.
 */
export function recogniseWishes(headers: string[], urlColumn = -1): Partial<Record<WishName, number>> {
  const known = recogniseExport(headers)
  const taken = new Set(known && [known.url, known.context, ...Object.values(known.wishes)])
  const names = headers.map(fold)
  const found: Partial<Record<WishName, number>> = { ...known?.wishes }
  for (const wish of wishNames) {
    if (found[wish] !== undefined) continue
    const index = names.findIndex((name, at) => headerNames[wish].test(name) && !taken.has(at))
    if (index !== -1) found[wish] = index
  }
  if (found.existingAlt === undefined) {
    const index = findAltColumn(headers, urlColumn)
    if (index !== -1 && !taken.has(index)) found.existingAlt = index
  }
  // A shared parent shows that the rows are products.
  if (found.product === undefined && hasParent(headers)) {
    const index = names.findIndex((name, at) => /^(title|titel|name)$/.test(name) && !taken.has(at))
    if (index !== -1) found.product = index
  }
  return found
}

/**
 * The wishes of a row: trimmed, truncated to what is sent, without hidden characters or empty values. Of `style` it keeps
 * one of `textStyles`, of `maxAltCharacters` an integer within `wishLimits.wishedAltCharacters`.
 */
export function readWishes(
  columns: Partial<Record<WishName, number>>,
  cellAt: (index: number) => string,
): RowWishes {
  const wishes: RowWishes = {}
  for (const wish of wishNames) {
    const index = columns[wish]
    const cell = index === undefined ? '' : withoutHidden(cellAt(index)).trim()
    const text = readers[wish]?.(cell) ?? (wish === 'existingAlt' ? saidIn(cell) : cell)
    if (text !== '') wishes[wish] = text.slice(0, wishCharacters[wish]).toWellFormed()
  }
  return wishes
}

/** Rows with the same key ask for the same text: same address, same context, same wishes. */
export function repeatKey(url: string, context: string, wishes: RowWishes): string {
  return JSON.stringify([url, context.trim(), ...wishNames.map((wish) => wishes[wish] ?? '')])
}

function fold(header: string): string {
  // A hint in brackets about a column's values is not part of its name: `Image alt texts (x,y,z...)`.
  return header
    .toLowerCase()
    .replace(/\([^()]*[,=][^()]*\)/g, '')
    .replace(/[^a-zäöüß]/g, '')
}
