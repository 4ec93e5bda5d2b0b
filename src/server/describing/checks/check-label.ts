import { inEitherText } from './in-either-text.ts'
import { connectors, labelWords, languageWords } from './label-words.ts'
import type { RuleOfOne } from './rule.ts'

const offer =
  /^(?:sure|certainly|of course|gern|gerne|natürlich|claro|certo|jistě|persze|oczywiście|seveda|hier (?:ist|kommt)|here(?:'s| is| are)|ecco|aquí (?:está|tienes|tiene)|zde je|tady je|íme|itt (?:van|a)|oto|tukaj je)\b[^:]{0,60}:/iu

/** These are labels before a dash, too. */
const dashed =
  /^(?:alt[- ]?text|alternativtext|testo alternativo|texto alternativo|alternativní text|alternatív szöveg|tekst alternatywny|nadomestno besedilo) ?[-–—] /iu

/**
 * Broken when the text begins with what it is (“Alt-Text:”, “Leírás:”) or which language it is in, in whatever
 * language. What a picture itself says (“Speisekarte: …”) is none.
 */
export function checkLabel(text: string): boolean {
  const bare = text.replace(/^[\s*_#"'„“«[(>-]+/, '').replaceAll('’', "'")
  if (dashed.test(bare)) return true
  const before = /^([^:：]{2,45}?)[\s*_"”\])]*[:：]/.exec(bare)?.[1]?.toLocaleLowerCase('de')
  if (before === undefined) return offersText(bare)
  if (/^(?:de|en|it|es|cs|cz|hu|pl|sl)$/.test(before)) return true
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
  const offered = offer.exec(text)?.[0]
  if (!offered) return false
  return /alt|beschreibung|descri|text|testo|popis|leírás|szöveg|opis|tekst|besedilo/iu.test(offered)
}

/** A language and at most a label and small words around it: “Deutsch”, “Alt text in German”. */
function isLabelInLanguage(words: string): boolean {
  const others = words.split(' ').filter((word) => !connectors.has(word))
  const rest = others.filter((word) => !languageWords.has(word))
  if (rest.length === others.length) return labelWords.has(others.join(' '))
  return rest.length === 0 || labelWords.has(rest.join(' '))
}
