import type { DecliningWords } from '#server/describing/languages/faults/declining-words.ts'
import { languages } from '#server/describing/languages/languages.ts'
import { listWords } from '#server/describing/languages/list-words.ts'

const all = [...languages.values()].map(({ faults }) => faults.declines)
const patterns = all.map(compile)

/** Most texts have none of these in any language, and need no second look. */
const trigger = patternOf(all.map(({ not, unwilling, model }) => `${not} ${unwilling} ${model}`).join(' '))

/** A picture that did not arrive is what a sentence begins with; later it is what a picture shows. */
const firstWords = 5
/** What clauses of one sentence are told apart by. */
const betweenClauses = /[;:–—](?=\s)|,\s|(?<=[.!?])\s+/u

/**
 * Does a sentence say that its writer has no picture, or will not describe it? In whatever language: told by the kinds of
 * words in it, whatever their order. `said` is without quotations; `isOfWords`: the picture itself may speak.
 */
export function declines(said: string, isOfWords: boolean): boolean {
  const text = said.toLowerCase()
  if (!trigger.test(text)) return false
  const sentences = text.split(/(?<=[.!?;])\s+/u)
  return patterns.some((words) =>
    sentences.some((sentence) => speaks(sentence, words) || (!isOfWords && isMissing(sentence, words))),
  )
}

type Compiled = Record<keyof DecliningWords, RegExp>

/** “I'd rather not describe”, “my guidelines don't allow”, “as a language model”. */
function speaks(sentence: string, words: Compiled): boolean {
  if (words.model.test(sentence) && !words.shows.test(sentence)) return true
  if (words.unwilling.test(sentence)) return words.task.test(sentence)
  if (!words.not.test(sentence) || !words.self.test(sentence)) return false
  return words.task.test(sentence)
}

/** “No image came through”, “so no description can be given”. */
function isMissing(sentence: string, { not, picture, arrival, text, giving, shows }: Compiled): boolean {
  if (!not.test(sentence) || shows.test(sentence)) return false
  const begin = sentence.split(/\s+/).slice(0, firstWords).join(' ')
  if (picture.test(begin) && not.test(sentence) && arrival.test(sentence)) return true
  return sentence
    .split(betweenClauses)
    .some((clause) => not.test(clause) && text.test(clause) && giving.test(clause))
}

function compile(words: DecliningWords): Compiled {
  // Safe: the same keys.
  return Object.fromEntries(Object.entries(words).map(([kind, list]) => [kind, patternOf(list)])) as Compiled
}

function patternOf(list: string): RegExp {
  const sources = listWords(list).map((word) => word.replaceAll('_', ' ').replace(/(?<!\})\*$/, '\\p{L}*'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...new Set(sources)].join('|')})(?![\\p{L}\\p{N}])`, 'u')
}
