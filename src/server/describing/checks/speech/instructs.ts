import type { ImagePurpose } from '#contract/entities/image.ts'
import { bits } from './kinds.ts'
import { hasAny, isShownBefore, meet, placeOf, readSpeech, type Sentence } from './read-speech.ts'

/** “This short text” is one about itself, “this man with a text” is none. */
const mostBetween = 1
const firstWords = 4

/**
 * Does a text repeat what was asked for, or speak to whoever asked or reads it again? Told by the kinds of words that meet
 * in a sentence. `text` is as `readSpeech` wants it.
 */
export function instructs(text: string, purpose: ImagePurpose): boolean {
  for (const sentence of readSpeech(text)) {
    const { all } = sentence
    if (meet(all, 'shows') && ['self', 'alt', 'order', 'this'].some((kind) => isShownBefore(sentence, kind as 'self')))
      continue
    if (speaksOfItself(sentence) || speaksToReader(sentence)) return true
    // A button may say “Add alt text”.
    if (purpose !== 'functional' && isOrder(sentence)) return true
  }
  return false
}

/** “The alt text must …”, “this description complies with …”, “I kept the sentence short”. */
function speaksOfItself(sentence: Sentence): boolean {
  const { all, isQuestion } = sentence
  const isJudged = isQuestion || hasAny(all, 'must', 'fulfil', 'ask', 'asked', 'self')
  if (isJudged && (meet(all, 'alt') || isThisText(sentence))) return true
  if (meet(all, 'self', 'asked')) return true
  return hasAny(all, 'self', 'asked') && meet(all, 'text') && hasAny(all, 'fulfil', 'asked', 'must')
}

/** “Dear reviewer, kindly approve”, “the user wants a description”. */
function speaksToReader(sentence: Sentence): boolean {
  const { all } = sentence
  const checker = placeOf(sentence, 'checker')
  if (checker === -1 || checker >= firstWords) return false
  return (meet(all, 'ask') && hasAny(all, 'order', 'this')) || (meet(all, 'need') && hasAny(all, 'alt', 'text', 'describe'))
}

/** “Use neutral wording”, “please check whether this text …”. */
function isOrder(sentence: Sentence): boolean {
  const { all, place } = sentence
  if (!meet(all, 'order') || !hasAny(all, 'text', 'alt')) return false
  return meet(all, 'ask') || (place === 0 && placeOf(sentence, 'order') <= 1)
}

function isThisText({ words, all }: Sentence): boolean {
  if (!meet(all, 'this', 'text')) return false
  return words.some(
    (one, index) =>
      (one & bits.this) !== 0 &&
      words.slice(index + 1, index + 2 + mostBetween).some((next) => (next & bits.text) !== 0),
  )
}
