import type { DecliningWords } from '#server/describing/languages/faults/declining-words.ts'
import { languages } from '#server/describing/languages/languages.ts'
import { listWords } from '#server/describing/languages/list-words.ts'

const all = [...languages.values()].map(({ faults }) => faults.declines)
const patterns = all.map(compile)

/** Most texts have none of these in any language, and need no second look. */
const trigger = patternOf(all.map(({ not, unwilling, model }) => `${not} ${unwilling} ${model}`).join(' '))

/** A picture that did not arrive is what a sentence begins with; later it is what a picture shows. */
const firstWords = 5
const mostWords = 20
const betweenSentences = /(?<=[.!?;])\s+/u
const betweenClauses = /,\s|\s[–—]\s|:\s/u

/**
 * Does a sentence say that its writer has no picture, or will not describe it? In whatever language: told by the kinds of
 * words in a clause, whatever their order. `text` is in lower case and without quotations; `isOfWords`: the picture itself may speak.
 */
export function declines(text: string, isOfWords: boolean): boolean {
  if (!trigger.test(text)) return false
  const sentences = text.split(betweenSentences)
  return patterns.some(
    (words) =>
      (words.not.test(text) || words.unwilling.test(text) || words.model.test(text)) &&
      sentences.some(
        (sentence) => isSaidOfWriter(sentence, words) || (!isOfWords && isMissing(sentence, words)),
      ),
  )
}

type Compiled = Record<keyof DecliningWords, RegExp>

/** “I'd rather not describe”, “my guidelines don't allow me to identify”, “as a language model”. */
function isSaidOfWriter(sentence: string, { model, shows, unwilling, self, not, task }: Compiled): boolean {
  const isRefused = not.test(sentence) || self.test(sentence) || unwilling.test(sentence)
  if (isRefused && model.test(sentence) && !shows.test(sentence)) return true
  return sentence
    .split(betweenClauses)
    .some(
      (clause) => (unwilling.test(clause) || (not.test(clause) && self.test(clause))) && task.test(clause),
    )
}

/** “No image came through”, “so no description can be given”. */
function isMissing(sentence: string, { not, picture, arrival, text, giving, shows }: Compiled): boolean {
  const words = sentence.split(/\s+/)
  if (words.length > mostWords || !not.test(sentence) || shows.test(sentence)) return false
  const isOfPicture = picture.test(words.slice(0, firstWords).join(' '))
  return sentence
    .split(betweenClauses)
    .some(
      (clause) =>
        not.test(clause) &&
        ((isOfPicture && picture.test(clause) && arrival.test(clause)) ||
          (text.test(clause) && giving.test(clause))),
    )
}

function compile(words: DecliningWords): Compiled {
  // Safe: the same keys.
  return Object.fromEntries(Object.entries(words).map(([kind, list]) => [kind, patternOf(list)])) as Compiled
}

function patternOf(list: string): RegExp {
  const sources = listWords(list).map((word) => word.replaceAll('_', ' ').replace(/(?<!\})\*$/, '\\p{L}*'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...new Set(sources)].join('|')})(?![\\p{L}\\p{N}])`, 'u')
}
