import { phrasesOfAll, wordsOfAll } from '#checks/languages/words-of-all.ts'

/** A stretch of a context: an item of a list, the label before one, or a sentence. `isWhole` ones are kept as they are. */
export interface Part {
  kind: 'item' | 'label' | 'sentence'
  text: string
  isWhole: boolean
}

/** Marks what was quoted or a hashtag; it comes from the private use area, which no context keeps. */
const whole = '\uE000'

const maxWordsOfTitle = 4
const maxWordsOfItem = 4

const quoted = /["„“”«»]([^"„“”«»\n]{2,60})["“”«»]/g
const lines = /[\n;|•·‣◦▪●→]|\s[-–—>»/*~]\s|(?<=\p{L}{3})\/(?=\p{L}{3})/u
const endOfSentence = /(?<=\p{L}{3}[.!?…]["“”)]?|[!?…]|\)\.)\s/u
const comma = /,(?!\d)|\s[&+]\s/

/** Labels of fields: they say what a column holds, not what a picture shows. */
const fields = new Set(wordsOfAll(({ noise }) => noise.fields))
/** Who made a picture is not what it shows. */
const credits = new Set(['©', 'copyright', ...phrasesOfAll(({ noise }) => noise.credits)])
const creditLine = /(?:©|\(c\)\s|\bcopyright\b|\bphoto(?:graph)? by\b)[^\n;|]*/gi

/** Splits a context into its parts, in order. */
export function splitParts(text: string): Part[] {
  return markWholes(text.replace(creditLine, '')).split(lines).flatMap(splitLine)
}

function splitLine(line: string): Part[] {
  const text = line.trim()
  if (text.startsWith(whole)) return [{ kind: 'item', text: text.slice(1), isWhole: true }]
  return text.split(endOfSentence).flatMap(splitSentence)
}

/** `Rezeptseite: Feigen, Käse` is a label and two items. */
function splitSentence(sentence: string): Part[] {
  const at = sentence.search(/:(?!\d)/)
  if (at === -1) return splitList(sentence)
  const label = sentence.slice(0, at).trim()
  if (credits.has(label.toLowerCase())) return []
  const isField = label.split(/\s+/).every((word) => fields.has(word.toLowerCase()))
  const labels = isField ? [] : splitList(label).map((one): Part => ({ ...one, kind: 'label' }))
  return [...labels, ...splitSentence(sentence.slice(at + 1))]
}

function splitList(text: string): Part[] {
  const pieces = text.split(comma).filter((piece) => piece.trim() !== '')
  const isList = pieces.every((piece) => countWords(piece) <= maxWordsOfItem)
  if (isList) return pieces.map((piece) => part('item', piece))
  return [part('sentence', text)]
}

function part(kind: Part['kind'], text: string): Part {
  return { kind, text: text.trim(), isWhole: false }
}

/** Short quotations are titles, and stay in one; so do hashtags. */
function markWholes(text: string): string {
  return text
    .replace(quoted, (all, title: string) => (isTitle(title) ? `\n${whole}${title}\n` : all))
    .replace(
      /(?<=^|[\s,;|])#(\p{L}[\p{L}\p{M}\p{N}_]{1,59})(?![\p{L}\p{N}])/gu,
      (_, tag: string) => `\n${whole}${spread(tag)}\n`,
    )
}

function isTitle(text: string): boolean {
  return countWords(text) <= maxWordsOfTitle && !/[,;|]/.test(text)
}

/** `HerbstWald`, `herbst_wald` → `Herbst Wald`. */
function spread(tag: string): string {
  return tag.replaceAll('_', ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
}

function countWords(text: string): number {
  return text.match(/\p{L}[^\s]*/gu)?.length ?? 0
}
