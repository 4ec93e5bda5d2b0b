import { recognisePlaceholders } from '#contract/placeholder-texts.ts'
import { languages } from '#server/describing/languages/languages.ts'
import { phrasesOfAll } from '#server/describing/languages/phrases-of-all.ts'
import { inAnyText } from './in-any-text.ts'
import { phrasePattern } from './phrase-pattern.ts'
import type { JudgedFor, RuleOfOne } from './rule.ts'

const isKnown = recognisePlaceholders([
  ...[...languages.values()].map(({ placeholders }) => placeholders),
  phrasesOfAll(({ faults }) => faults.shells).join('\n'),
])

/** What pictures are called when nobody has named them; with a number they are counted. */
const pictures = new Set(phrasesOfAll(({ noise }) => noise.pictures.split(' ').join('|')))

const fillIn = new RegExp(
  phrasePattern([...languages.values()].map(({ faults }) => faults.fillIns).join('|')).source,
  'iu',
)

const inAnyLanguage =
  /^(?:todo|tbd|tba|fixme|xxx+|nan|void|nil|string|\[object object\]|asdf+|test)$|^(?:todo|fixme|tbd)\s*[:–-]/iu

/**
 * Broken when the whole text is one of those that stand where a text is missing, in whatever language; a place to fill in
 * (“[insert alt text here]”); or nothing that could be read.
 */
export function checkPlaceholder(text: string): boolean {
  const trimmed = text.trim()
  if (trimmed === '') return false
  if (!/[\p{L}\p{N}\p{S}]/u.test(trimmed)) return true
  if (isKnown(trimmed) || inAnyLanguage.test(trimmed)) return true
  const [, counted = ''] = /^(\p{L}+) ?\d{1,3}$/u.exec(trimmed) ?? []
  if (pictures.has(counted.toLocaleLowerCase('de'))) return true
  return /^(?:\[[^\]]{3,80}\]|<[^<>]{3,80}>|\{[^{}]{3,80}\}|_{2,}.*)$/u.test(trimmed) && fillIn.test(trimmed)
}

/** What a title, a button or a letter may be as a whole, when the picture has it. */
function isShown(altText: string, description: string, { purpose }: JudgedFor): boolean {
  const text = altText.trim()
  if (/^\p{L}$/u.test(text)) {
    const asWord = new RegExp(`(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`, 'u')
    return purpose === 'functional' || asWord.test(description)
  }
  return /^[[("“„]?(?:untitled|ohne titel|senza titolo|sin título|bez názvu|cím nélkül|bez tytułu|brez naslova)/iu.test(
    text,
  )
    ? purpose === 'text' || description.toLowerCase().includes(text.toLowerCase())
    : purpose === 'text' && /^[\p{P}\p{S}\s]+$/u.test(text)
}

export const placeholderRule: RuleOfOne = {
  isHard: true,
  advice: 'a text is a placeholder or an error message. Describe the picture.',
  ...inAnyText(checkPlaceholder),
  judge: ({ altText, description }, known) =>
    (isEmptyOrBroken(altText) && !isShown(altText, description, known)) || checkPlaceholder(description),
}

/** A lone letter is hardly ever what a picture is. */
function isEmptyOrBroken(altText: string): boolean {
  return /^\p{L}$/u.test(altText.trim()) || checkPlaceholder(altText)
}
