import { limits } from '#contract/limits.ts'
import type { MergedWishes } from './merge-wishes.ts'

type Affixes = Pick<MergedWishes, 'altPrefix' | 'altSuffix'>
type Versions = Record<string, { altText: string; description: string }>

/** Begins with a sign that stands close to what is before it. */
const closing = /^[,.;:!?…)\]]/

/**
 * Texts with what every alt text should begin and end with. An empty alt text stays empty, what an alt text has already is not
 * put on again, and what would make it longer than an alt text may be is left out.
 */
export function putOnAffixes<T extends Versions>(versions: T, affixes: Affixes): T {
  return changeAltTexts(versions, affixes, (altText) => putOn(altText, affixes))
}

/** Texts without what `putOnAffixes` puts on: as a model is asked for them, and as they are judged. */
export function takeOffAffixes<T extends Versions>(versions: T, affixes: Affixes): T {
  return changeAltTexts(versions, affixes, (altText) => takeOff(altText, affixes))
}

/** How much longer both make an alt text, at most. */
export function affixCharacters({ altPrefix, altSuffix }: Affixes): number {
  return [altPrefix, altSuffix].filter(Boolean).reduce((sum, affix) => sum + [...affix].length + 1, 0)
}

function changeAltTexts<T extends Versions>(
  versions: T,
  { altPrefix, altSuffix }: Affixes,
  change: (altText: string) => string,
): T {
  if (altPrefix === '' && altSuffix === '') return versions
  const changed = Object.entries(versions).map(([language, { altText, ...rest }]) => [
    language,
    { ...rest, altText: altText === '' ? '' : change(altText) },
  ])
  // Safe: the same languages, each with the same fields.
  return Object.fromEntries(changed) as T
}

function putOn(altText: string, { altPrefix, altSuffix }: Affixes): string {
  const fits = (text: string) => text.length <= limits.altTextCharacters
  const hasPrefix = altPrefix === '' || same(altText.slice(0, altPrefix.length), altPrefix)
  const begun = hasPrefix ? altText : `${altPrefix} ${altText}`
  const text = fits(begun) ? begun : altText
  if (altSuffix === '' || same(text.slice(-altSuffix.length), altSuffix)) return text
  const isClose = closing.test(altSuffix)
  const ended = isClose ? `${text.replace(/\.$/, '')}${altSuffix}` : `${text} ${altSuffix}`
  return fits(ended) ? ended : text
}

function takeOff(altText: string, { altPrefix, altSuffix }: Affixes): string {
  const begun = altPrefix !== '' && same(altText.slice(0, altPrefix.length), altPrefix)
  const text = begun ? altText.slice(altPrefix.length).trimStart() : altText
  const ended = altSuffix !== '' && same(text.slice(-altSuffix.length), altSuffix)
  return ended ? text.slice(0, -altSuffix.length).trimEnd() : text
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
