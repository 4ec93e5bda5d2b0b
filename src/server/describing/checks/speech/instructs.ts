import type { ImagePurpose } from '#contract/entities/image.ts'
import { bits, hasAny, type Kind, meet } from './kinds.ts'
import { isShownBefore, placeOf, readSpeech, type Sentence } from './read-speech.ts'

const firstWords = 4
const firstWordsOfAddress = 6
/** What is longer speaks of other texts than itself. */
const mostWords = 24
const mostWordsAround = 40
/** A text that begins with an order, and goes on for longer, may tell what somebody does. */
const mostWordsOfOrder = 10
const mostWordsOfOrders = 18
/** What says that somebody else speaks, where it stands before one of these. */
const spoken = ['self', 'alt', 'order', 'this', 'offer'] as const satisfies Kind[]

/**
 * Does a text repeat what was asked for, or speak to whoever asked or reads it again? Told by the kinds of words that meet
 * in a sentence. `text` is as `readSpeech` wants it.
 */
export function instructs(text: string, purpose: ImagePurpose): boolean {
  for (const sentence of readSpeech(text)) {
    const { words, isAtEnd, textLength } = sentence
    if (words.length > mostWords || (!isAtEnd && textLength > mostWordsAround)) continue
    if (spoken.some((kind) => isShownBefore(sentence, kind))) continue
    if (speaksOfItself(sentence) || speaksToReader(sentence) || offersMore(sentence)) return true
    // A button may say “Add alt text”.
    if (purpose !== 'functional' && isOrder(sentence)) return true
  }
  return false
}

/** “The alt text must …”, “this description complies with …”, “I kept the sentence short”. */
function speaksOfItself(sentence: Sentence): boolean {
  const { all, isQuestion, textLength } = sentence
  const isJudged = isQuestion || hasAny(all, 'must', 'fulfil', 'ask', 'asked', 'self')
  if (isJudged && (meet(all, 'alt') || (textLength <= mostWords && isThisText(sentence)))) return true
  if (meet(all, 'self', 'asked')) return true
  if (countsItself(sentence) || praisesItself(sentence)) return true
  return (
    hasAny(all, 'self', 'asked') && hasAny(all, 'text', 'writing') && hasAny(all, 'fulfil', 'asked', 'must')
  )
}

/** “Description within the limit of 120 characters”: nobody counts them in a picture. */
function countsItself(sentence: Sentence): boolean {
  const { all, isFirst, textLength } = sentence
  if (!isFirst || textLength > mostWords || placeOf(sentence, 'text') > 1) return false
  return meet(all, 'text', 'writing', 'must', 'fulfil') && !meet(all, 'shows')
}

/** “The text meets all criteria, is neutral and …”: as only rules for texts are met. */
function praisesItself({ words, all, isFirst, textLength }: Sentence): boolean {
  if (!isFirst || textLength > mostWords || !meet(all, 'text', 'fulfil') || meet(all, 'shows')) return false
  if (!words.slice(0, 2).some((one) => (one & bits.text) !== 0)) return false
  const met = words.filter((one) => (one & bits.fulfil) !== 0).length
  return met > 2 || (met > 1 && hasAny(all, 'policy', 'must', 'asked', 'writing'))
}

/** “Let me know if you want another version”. */
function offersMore({ all, textLength }: Sentence): boolean {
  return textLength <= mostWords && meet(all, 'offer') && hasAny(all, 'condition', 'need', 'text', 'help')
}

/** “Dear reviewer, kindly approve”, “the user wants a description”. */
function speaksToReader(sentence: Sentence): boolean {
  const { all, clauses, isFirst, textLength } = sentence
  const checker = placeOf(sentence, 'checker')
  if (checker === -1 || textLength > mostWords) return false
  // “Dear reviewer, …”, “for the attention of the editor: …”.
  if (isFirst && checker > 0 && clauses.length > 1 && checker < firstWordsOfAddress)
    if (meet(clauses[0]!, 'ask', 'checker')) return true
  if (checker >= firstWords) return false
  return (
    (meet(all, 'ask') && hasAny(all, 'order', 'this')) ||
    // “The text wants the user to sign in” is what a screen says.
    (placeOf(sentence, 'need') > checker && hasAny(all, 'alt', 'text', 'describe'))
  )
}

/** “Use neutral wording”, “please check whether this text …”. */
function isOrder(sentence: Sentence): boolean {
  const { all, words, isFirst, textLength } = sentence
  if (!meet(all, 'order') || textLength > mostWords) return false
  if (meet(all, 'ask'))
    return hasAny(all, 'text', 'alt') || (meet(all, 'writing') && textLength <= mostWordsOfOrders)
  if (!isFirst || placeOf(sentence, 'order') > 1) return false
  const orders = words.filter((one) => (one & bits.order) !== 0).length
  if (orders > 1) return hasAny(all, 'text', 'alt', 'writing') && textLength <= mostWordsOfOrders
  return hasAny(all, 'text', 'alt') && textLength <= mostWordsOfOrder
}

/** “This text”, “this short text”; “this man with a text” is none. */
function isThisText({ words, all }: Sentence): boolean {
  if (!meet(all, 'this', 'text')) return false
  return words.some(
    (one, index) =>
      (one & bits.this) !== 0 && words.slice(index + 1, index + 3).some((next) => (next & bits.text) !== 0),
  )
}
