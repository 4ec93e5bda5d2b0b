import { languages } from './languages/languages.ts'
import { phrasesOfAll, wordsOfAll } from './languages/words-of-all.ts'
import type { JudgedFor, RuleOfText } from './rule.ts'

/** Labels that models write before a text to say what it is, in lower case. */
const labelWords: ReadonlySet<string> = new Set(phrasesOfAll(({ labels }) => labels.texts))

/** Labels that models write before a text to name its language. */
const languageWords: ReadonlySet<string> = new Set(phrasesOfAll(({ labels }) => labels.languages))

/** Words that can accompany these labels: “Alt text in German (short):”. */
const connectors: ReadonlySet<string> = new Set(wordsOfAll(({ labels }) => labels.connectors))

/** Language codes: ours, and BCP 47 tags. */
const languageCodes: ReadonlySet<string> = new Set([...languages].flatMap(([code, { tag }]) => [code, tag]))

const all = [...languages.values()].map(({ labels }) => labels)

const offer = new RegExp(`^(?:${all.map(({ offers }) => offers).join('|')})(?!\\p{L})[^:]{0,60}:`, 'iu')

const offered = new RegExp(['alt', ...wordsOfAll(({ labels }) => labels.offered)].join('|'), 'iu')

/** Words that are labels before a dash, too. */
const dashed = new RegExp(`^(?:${all.map(({ beforeDash }) => beforeDash).join('|')}) ?[-–—] `, 'iu')

/** Labels of interpretations and reasons. */
const asides = new Set(phrasesOfAll(({ labels }) => labels.asides))

/** Words that occur only in labels of alt texts. */
const alternative = /^(?:alt|altern|nadomestno|helyettesítő)/u

const marksBefore = /^[\s*_#"'„“«[(>-]+/

type Known = Pick<JudgedFor, 'language' | 'purpose'>

/**
 * Where the text itself begins if it starts with a label for what it is (“Alt-Text:”, “Leírás:”) or for its language, in any
 * language; 0: no label. Not labels: words in the picture (“Speisekarte: …”), a credit (“Foto: APA”) and a word that is also a
 * code (“IT: Lösungen”). For a picture of words, only “alt text” itself is a label.
 */
export function endOfLabel(text: string, known?: Known): number {
  const marks = marksBefore.exec(text)?.[0].length ?? 0
  const bare = text.slice(marks).replaceAll('’', "'")
  const dash = dashed.exec(bare)?.[0]
  if (dash) return marks + dash.length
  const match = /^([^:：]{2,45}?)[\s*_"”\])]*[:：][\s*_]*/.exec(bare)
  const end = match ? marks + match[0].length : 0
  const before = match?.[1]?.toLocaleLowerCase('de') ?? ''
  const offerEnd = endOfOffer(bare)
  if (end === 0) return offerEnd && marks + offerEnd
  if (languageCodes.has(before)) return isOwnCode(match?.[1] ?? '', known) ? end : 0
  const words = before
    .replace(/[-–—_()[\]/,.]+|\d+$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!labelWords.has(words) && !isLabelInLanguage(words)) return offerEnd && marks + offerEnd
  if (known?.purpose === 'text' && !(alternative.test(words) && words !== 'alt')) return 0
  return isCredit(words, text.slice(end)) ? 0 : end
}

/** Like `endOfLabel`, for an interpretation or a reason. */
export function endOfAsideLabel(text: string): number {
  const [label = '', words = ''] = /^[*_]*([\p{L} ]{2,30}?)[*_]*[:：][\s*_]*/u.exec(text) ?? []
  return asides.has(words.trim().toLocaleLowerCase('de')) ? label.length : endOfLabel(text)
}

export function checkLabel(text: string, known?: Known): boolean {
  return endOfLabel(text, known) > 0
}

export const labelRule: RuleOfText = {
  isHard: true,
  advice: 'a text begins with a label such as “Alt text:” or a language’s name. Begin with the text itself.',
  fields: ['altText', 'description', 'aside'],
  judgeText: (text, known, field) =>
    field === 'aside' ? endOfAsideLabel(text) > 0 : checkLabel(text, known),
}

/** “Here is the alt text: …” */
function endOfOffer(text: string): number {
  const handedOver = offer.exec(text)?.[0]
  if (handedOver === undefined || !offered.test(handedOver)) return 0
  return handedOver.length + (/^[\s*_]*/.exec(text.slice(handedOver.length))?.[0].length ?? 0)
}

/** “DE: …” before German text. In capitals `IT` is an industry, and codes of other languages name countries and things. */
function isOwnCode(code: string, known: Known | undefined): boolean {
  if (known?.purpose === 'text' || code === 'IT') return false
  const tag = languages.get(known?.language ?? '')?.tag
  return known === undefined || [known.language, tag].includes(code.toLowerCase())
}

/** “Foto: Max Huber/APA”: a few words, all of them names. */
function isCredit(words: string, rest: string): boolean {
  if (!/^(?:foto|fotos|photo|photos|fotografie|fotografia|fot|bild)$/.test(words)) return false
  const said = rest.split(/[,.;–-]\s/)[0] ?? ''
  const names = said.trim().split(/\s+/)
  return names.length <= 4 && names.every((name) => /^\p{Lu}[\p{L}.'/&]*$/u.test(name))
}

/** A language, with at most a label and connectors around it: “Deutsch”, “Alt text in German”. */
function isLabelInLanguage(words: string): boolean {
  const others = words.split(' ').filter((word) => !connectors.has(word))
  const rest = others.filter((word) => !languageWords.has(word))
  if (rest.length === others.length) return labelWords.has(others.join(' '))
  return rest.length === 0 || labelWords.has(rest.join(' '))
}
