import { hasAny, isShownBefore, meet, placeOf, readSpeech, type Sentence } from './read-speech.ts'

/** A picture that did not arrive is what a sentence begins with; later it is what a picture shows. */
const firstWords = 5
const mostWords = 20
/** Of a longer text a file that is not found is what it tells of. */
const mostWordsOfFile = 16
const fewWords = 8

/**
 * Does a text say that its writer has no picture, or will not describe it? In whatever language: told by the kinds of words
 * that meet in a sentence, whatever their order. `text` is as `readSpeech` wants it; `isOfWords`: the picture itself may
 * speak.
 */
export function declines(text: string, isOfWords: boolean): boolean {
  for (const sentence of readSpeech(text))
    if (isSaidByWriter(sentence, isOfWords) || (!isOfWords && (isMissing(sentence) || isAskedFor(sentence))))
      return true
  return false
}

/** “I'd rather not describe”, “my guidelines don't allow me to identify”, “I would need the photo”. */
function isSaidByWriter(sentence: Sentence, isOfWords: boolean): boolean {
  const { all } = sentence
  if (!meet(all, 'self') || isShownBefore(sentence, 'self')) return false
  const isNo = hasAny(all, 'not', 'refuse')
  if (isOfWords) return isNo && hasAny(all, 'picture', 'alt', 'object') && hasAny(all, 'describe', 'alt')
  if (meet(all, 'describe')) return true
  if (meet(all, 'model') && (isNo || hasAny(all, 'picture', 'text'))) return true
  if (meet(all, 'policy') && isNo) return true
  if (meet(all, 'regret') && (meet(all, 'refuse') || (isNo && hasAny(all, 'help', 'this')))) return true
  if (isNo && meet(all, 'help', 'this')) return true
  return (
    (isNo || hasAny(all, 'need', 'broken')) && hasAny(all, 'picture', 'file', 'object', 'alt', 'text', 'describe')
  )
}

/** “No image came through”, “the link leads nowhere”, “so no description can be given”. */
function isMissing(sentence: Sentence): boolean {
  const { all, words, clauses, textLength } = sentence
  if (words.length > mostWords || !hasAny(all, 'not', 'refuse', 'broken') || meet(all, 'shows')) return false
  const picture = placeOf(sentence, 'picture')
  const isOfPicture = picture !== -1 && picture < firstWords
  const isShort = textLength <= mostWordsOfFile
  if (meet(all, 'regret') && hasAny(all, 'picture', 'file', 'text', 'alt')) return true
  if (meet(all, 'policy') && hasAny(all, 'not', 'refuse') && hasAny(all, 'describe', 'alt')) return true
  if (meet(all, 'not', 'describe') && words.length <= fewWords) return true
  return clauses.some(
    (clause) =>
      (isOfPicture && meet(clause, 'picture', 'not', 'arrival')) ||
      (isShort && meet(clause, 'file', 'not', 'arrival')) ||
      (isShort && meet(clause, 'file', 'broken')) ||
      (meet(clause, 'you', 'arrival') && hasAny(clause, 'not') && hasAny(all, 'file', 'picture')) ||
      (meet(clause, 'not', 'giving') && hasAny(clause, 'text', 'alt', 'describe')),
  )
}

/** “Could you upload it again?” */
function isAskedFor(sentence: Sentence): boolean {
  const { all } = sentence
  if (!meet(all, 'order') || isShownBefore(sentence, 'order')) return false
  if (meet(all, 'ask') && hasAny(all, 'picture', 'file', 'again')) return true
  const isOrder = placeOf(sentence, 'order') <= 1
  return isOrder && meet(all, 'again') && hasAny(all, 'picture', 'file')
}
