import { languages } from '#server/describing/languages/languages.ts'
import { wordsOfAll } from '#server/describing/languages/words-of-all.ts'
import { inEitherText } from './in-either-text.ts'
import { connectors, labelWords, languageCodes, languageWords } from './label-words.ts'
import type { RuleOfOne } from './rule.ts'

const all = [...languages.values()].map(({ labels }) => labels)

const offer = new RegExp(`^(?:${all.map(({ offers }) => offers).join('|')})\\b[^:]{0,60}:`, 'iu')

const offered = new RegExp(['alt', ...wordsOfAll(({ labels }) => labels.offered)].join('|'), 'iu')

/** These are labels before a dash, too. */
const dashed = new RegExp(`^(?:${all.map(({ beforeDash }) => beforeDash).join('|')}) ?[-–—] `, 'iu')

/**
 * Broken when the text begins with what it is (“Alt-Text:”, “Leírás:”) or which language it is in, in whatever
 * language. What a picture itself says (“Speisekarte: …”) is none.
 */
export function checkLabel(text: string): boolean {
  const bare = text.replace(/^[\s*_#"'„“«[(>-]+/, '').replaceAll('’', "'")
  if (dashed.test(bare)) return true
  const before = /^([^:：]{2,45}?)[\s*_"”\])]*[:：]/.exec(bare)?.[1]?.toLocaleLowerCase('de')
  if (before === undefined) return offersText(bare)
  if (languageCodes.has(before)) return true
  const words = before
    .replace(/[-–—_()[\]/,.]+|\d+$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return labelWords.has(words) || isLabelInLanguage(words) || offersText(bare)
}

export const labelRule: RuleOfOne = {
  isHard: true,
  advice: 'a text begins with a label such as “Alt text:” or a language’s name. Begin with the text itself.',
  judge: inEitherText(checkLabel),
}

/** “Here is the alt text: …” */
function offersText(text: string): boolean {
  const handedOver = offer.exec(text)?.[0]
  return handedOver !== undefined && offered.test(handedOver)
}

/** A language and at most a label and small words around it: “Deutsch”, “Alt text in German”. */
function isLabelInLanguage(words: string): boolean {
  const others = words.split(' ').filter((word) => !connectors.has(word))
  const rest = others.filter((word) => !languageWords.has(word))
  if (rest.length === others.length) return labelWords.has(others.join(' '))
  return rest.length === 0 || labelWords.has(rest.join(' '))
}
