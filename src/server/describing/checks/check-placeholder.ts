import type { ImagePurpose } from '#contract/entities/image.ts'
import { recognisePlaceholders } from '#contract/placeholder-texts.ts'
import { languages } from '#server/describing/languages/languages.ts'
import { phrasesOfAll } from '#server/describing/languages/phrases-of-all.ts'
import { wordsOfAll } from '#server/describing/languages/words-of-all.ts'
import { hasGaps } from './has-gaps.ts'
import { phrasePattern } from './phrase-pattern.ts'
import { quotation } from './quotation.ts'
import type { JudgedFor, RuleOfOne } from './rule.ts'
import { fillsPlace } from './speech/fills-place.ts'
import { isOutline } from './speech/is-outline.ts'

const isKnown = recognisePlaceholders([
  ...[...languages.values()].map(({ placeholders }) => placeholders),
  phrasesOfAll(({ faults }) => faults.shells).join('\n'),
])

/** What pictures are called when nobody has named them; with a number they are counted. */
const pictures = new Set(phrasesOfAll(({ noise }) => noise.pictures.split(' ').join('|')))

/** Of lower case: then it need not try every letter twice. */
const fillIn = new RegExp(
  phrasePattern([...languages.values()].map(({ faults }) => faults.fillIns).join('|')).source,
  'u',
)

const shellWords = new Set(wordsOfAll(({ faults }) => faults.shellWords))
const mostShellWords = 8
/** Longer ones have more words, or none of these. */
const mostShellCharacters = 120

const wholeFillIn = new RegExp(`^${fillIn.source}$`, 'u')

const inAnyLanguage =
  /^(?:todo|tbd|tba|tbc|fixme|xxx+(?: .{1,40} xxx+)?|nan|void|nil|string|\[object object\]|asdf+(?: .{1,30})?|test|n\.? ?[ad]\.?|k\. ?a\.?|b\. ?d\.?|[nskb]\/[adv])$|^(?:todo|fixme|tbd)\s*[:–-]/iu

/** What a program was to replace by a text: `{{alt}}`, `${title}`, `%ALT%`, `[[caption]]`, `__ALT__`, `HERO_ALT_EN`. */
const unfilled =
  /^(?:\$[\w.]{2,40}|\p{Lu}{2,}_ALT|ALT_\p{Lu}{2,}|\p{Lu}{2,}(?:_\p{Lu}{2,}){2,}|\$?\{{1,2}[^{}]{1,60}\}{1,2}|%[\p{L}\d_. -]{2,40}%|\[\[[^[\]]{1,60}\]\]|<%[^%]{1,60}%>|#[\p{L}\d_. -]{2,40}#|@\p{L}[\p{L}\d_]*(?:\.[\p{L}\d_]+)+|<\?[^?]{1,60}\?>|__\w{2,40}__)$/u

/** The like within a text that somebody has begun to fill in; not in paths, a percentage has its number before, and a quoted [KEY] is one. */
const unfilledPart =
  /(?<![\p{L}\p{N}_/.$=:"<-])(?:\$?\{{1,2}\s?\p{L}[\p{L}\d_.-]{1,40}\s?\}{1,2}|%\p{L}[\p{L}\d_]{1,40}%|\[\[\s?[\p{L}_ ]{2,40}\]\]|<\p{Lu}[\p{Lu}_ ]{2,40}>|(?<![„“«»‹›"'‘])\[\p{Lu}[\p{Lu}_ ]{2,40}\])(?![\p{L}\p{N}_/"=-]|\.\p{L})/gu
const mostWordsUnfilled = 16
/** “%s with %s in the background”. */
const printed = /(?<![\p{L}\p{N}%])%[sd](?![\p{L}\p{N}])/u

/** What programs add to a name that is taken: “Untitled-3”, “Senza nome (2) copia”. */
const counter =
  /(?:[\s_-]+\d{1,3}|[\s_-]*\(\d{1,3}\))(?:[\s_-]+(?:kopie|copy|copia|kópia|másolat|kopia|kopija))?$/iu

/** “Image 3”, “Foto Nr. 12”, “Picture #4”, “Slide 3 of 7”. */
const countedPicture =
  /^(\p{sc=Latn}+)(?:[\s#(]|nr\.?|no\.?|núm\.?|num\.?|n\.?[º°]?|č\.|št\.|sz\.)*\d{1,4}\.?\)?(?:\s?(?:of|von|di|de|z|ze|od|\/|-)\s?\d{1,4})?$/iu

/** “Figure 12b”, “Fig. 3”: a chart may be described by no more than that, but no picture. */
const numberedFigure =
  /^(?:fig(?:ure|ura|\.)?|abb(?:ildung|\.)?|tab(?:elle|ella|la|ulka|ela|le|\.)?|graf(?:ik|ico|ico|\.)?|obr(?:ázek|\.)?|ábra|táblázat|rys(?:unek|\.)?|sl(?:ika|\.)?)\s?(?:nr\.?|no\.?)?\s?\d{1,3}\s?[a-z]?\.?$/iu

/** What says that a text is still to come is short. */
const mostFillingCharacters = 200

/**
 * Broken when the whole text is one of those that stand where a text is missing, in whatever language; a place to fill in
 * (“[insert alt text here]”); or nothing that could be read. A button may say “Add image”.
 */
export function checkPlaceholder(text: string, mayBeButton = false): boolean {
  const trimmed = text.trim()
  if (trimmed === '') return false
  if (!/[\p{L}\p{N}\p{S}]/u.test(trimmed)) return true
  if (isKnown(trimmed) || inAnyLanguage.test(trimmed) || unfilled.test(trimmed)) return true
  if (counter.test(trimmed) && isKnown(trimmed.replace(counter, '').replaceAll('_', ' '))) return true
  if (!mayBeButton && isOnlySmallWords(trimmed)) return true
  const said = readable(trimmed)
  if (trimmed.length <= mostFillingCharacters && fillsPlace(said, mayBeButton)) return true
  if (isOutline(said)) return true
  const [, counted = ''] = countedPicture.exec(trimmed) ?? []
  if (numberedFigure.test(trimmed) || pictures.has(counted.toLocaleLowerCase('de'))) return true
  return (
    /^(?:\[[^\]]{3,80}\]|<[^<>]{3,80}>|\{[^{}]{3,80}\}|_{2,}.*)$/u.test(trimmed) &&
    fillIn.test(trimmed.toLowerCase())
  )
}

/** As words are looked up, in lower case; a word that no language knows stands for what is quoted. */
function readable(text: string): string {
  return text.replaceAll('’', "'").replace(quotation, ' quotation ').trim().toLowerCase()
}

/** “Hier kommt die Beschreibung hin”: nothing that a picture could show. */
function isOnlySmallWords(text: string): boolean {
  if (text.length > mostShellCharacters) return false
  const words =
    text
      .toLocaleLowerCase('de')
      .match(/[\p{L}\p{M}\p{N}-]+/gu)
      ?.filter((word) => !/^\p{N}{1,3}$/u.test(word)) ?? []
  if (words.length > mostShellWords || !words.every((word) => shellWords.has(word) || wholeFillIn.test(word)))
    return false
  return words.some((word) => wholeFillIn.test(word))
}

/** “{product} in {colour}”: short, with two places to fill in, or with one that a program has named. */
function isHalfFilled(text: string): boolean {
  if (text.split(/\s+/).length > mostWordsUnfilled) return false
  if (printed.test(text.replace(quotation, ''))) return true
  const parts = [...text.matchAll(unfilledPart)]
  const [first] = parts
  if (!first) return false
  return parts.length > 1 || /_|\{\{|^[[<]/.test(first[0])
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
  // “A photograph.” is a short interpretation, and one all the same.
  judgeAside: (text) => checkPlaceholder(text, true),
  judge: ({ altText, description }, known) =>
    (isEmptyOrBroken(altText, known.purpose) && !isShown(altText, description, known)) ||
    checkPlaceholder(description) ||
    (!known.mayBeCode && [altText, description].some((text) => isHalfFilled(text) || hasGaps(text))),
}

/** A lone letter is hardly ever what a picture is. */
function isEmptyOrBroken(altText: string, purpose: ImagePurpose): boolean {
  const mayBeButton = purpose === 'functional' || purpose === 'text'
  return /^\p{L}$/u.test(altText.trim()) || checkPlaceholder(altText, mayBeButton)
}
