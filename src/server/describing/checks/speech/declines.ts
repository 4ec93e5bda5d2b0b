import { isSmall } from './is-small.ts'
import { isOfSystem } from './is-technical.ts'
import { hasAny, meet, meetNotes } from './kinds.ts'
import { isShownBefore, placeOf, readSpeech, type Sentence } from './read-speech.ts'

/** A picture that did not arrive is what a sentence begins with; later it is what a picture shows. */
const firstWords = 6
const mostWords = 20
/** In the middle of a longer text somebody else may speak, and in a longer sentence of something else. */
const mostWordsOfWriter = 26
const mostWordsOfModel = 34
const mostWordsAround = 36
/** A longer text that tells of a file is about files, but for those that somebody has sent. */
const mostWordsOfFile = 8
const mostWordsOfThisFile = 14
const fewWords = 6
const mostWordsOfService = 16
const mostWordsAroundService = 28
const mostBetween = 4
/** Of the words of a machine's answer these are no more that only say what it was about. */
const mostOfOthers = 0.34

/**
 * Does a text say that its writer has no picture, or will not describe it? In whatever language: told by the kinds of words
 * that meet in a sentence, whatever their order. `text` is as `readSpeech` wants it; `isOfWords`: the picture itself may
 * speak.
 */
export function declines(text: string, isOfWords: boolean): boolean {
  for (const sentence of readSpeech(text)) {
    if (isSaidByWriter(sentence, isOfWords)) return !isOfSystem(text)
    if (isOfWords) continue
    if (isMissing(sentence) || isAskedFor(sentence)) return true
    if (
      isMishap(sentence) ||
      isFailedService(sentence) ||
      isShortNo(sentence) ||
      isBlind(sentence) ||
      isIfOnly(sentence)
    )
      return !isOfSystem(text)
  }
  return false
}

/** “I'd rather not describe”, “my guidelines don't allow me to identify”, “I would need the photo”. */
function isSaidByWriter(sentence: Sentence, isOfWords: boolean): boolean {
  const { all, words, isAtEnd, textLength } = sentence
  const most = meet(all, 'model') ? mostWordsOfModel : mostWordsOfWriter
  if (!meet(all, 'self') || words.length > most) return false
  if (isShownBefore(sentence, 'self') && !isOfWhatWasSent(sentence)) return false
  if (!isAtEnd && textLength > mostWordsAround) return false
  const isNo = hasAny(all, 'not', 'refuse')
  if (isOfWords) return isNo && hasAny(all, 'picture', 'alt', 'object') && hasAny(all, 'describe', 'alt')
  if (meet(all, 'describe')) return true
  if (meet(all, 'model')) return isNo || hasAny(all, 'picture', 'text')
  if (meet(all, 'arrival') && hasAny(all, 'picture', 'file')) return true
  if (isNo && (hasAny(all, 'policy') || meet(all, 'help', 'this'))) return true
  if (sentence.isBest && meet(all, 'alt')) return true
  if (isNo && meet(all, 'help') && meetNotes(sentence.noted, 'service')) return true
  if (meet(all, 'regret') && sentence.isBest && hasAny(all, 'picture', 'file', 'object', 'help')) return true
  if (meet(all, 'regret') && (meet(all, 'refuse') || (isNo && hasAny(all, 'help', 'this')))) return true
  return (
    (isNo || hasAny(all, 'need', 'broken')) &&
    hasAny(all, 'picture', 'file', 'object', 'alt', 'text', 'writing')
  )
}

/** “The link you sent leads to a page with nothing for me”: a screen speaks of no link, of no file and of no picture at once. */
function isOfWhatWasSent({ all }: Sentence): boolean {
  return meet(all, 'not', 'file', 'picture') && hasAny(all, 'you', 'broken')
}

/** “No image came through”, “the link leads nowhere”, “so no description can be given”. */
function isMissing(sentence: Sentence): boolean {
  const { all, noted, words, clauses, textLength } = sentence
  if (words.length > mostWordsOfWriter || !hasAny(all, 'not', 'refuse', 'broken')) return false
  // “If the file does not exist”: nobody says that it does not.
  if (placeOf(sentence, 'condition') <= 1 && meet(all, 'condition')) return false
  if (
    textLength <= mostWordsOfThisFile &&
    meet(all, 'you', 'not', 'arrival') &&
    hasAny(all, 'file', 'picture')
  )
    return true
  if (meet(all, 'shows')) return false
  if (meet(all, 'regret') && hasAny(all, 'picture', 'file', 'alt', 'describe') && textLength <= mostWords)
    return true
  if (meet(all, 'policy') && hasAny(all, 'describe', 'alt') && textLength <= mostWords) return true
  if (
    meet(all, 'policy', 'refuse') &&
    hasAny(all, 'object', 'picture') &&
    meet(all, 'this') &&
    textLength <= mostWords
  )
    return true
  if (
    meet(all, 'policy', 'refuse') &&
    (meet(all, 'picture') || meetNotes(noted, 'service')) &&
    (meet(all, 'not') || meetNotes(noted, 'failed')) &&
    textLength <= mostWordsOfService
  )
    return true
  if (meet(all, 'not', 'giving') && textLength <= mostWords)
    if (
      meet(all, 'alt') ||
      (meet(all, 'text', 'this') && meet(all, 'picture') && textLength <= mostWordsOfThisFile)
    )
      return true
  const isOfTask = hasAny(all, 'describe', 'alt') && !meet(all, 'need')
  if (
    isOfTask &&
    !isUnidentified(sentence) &&
    ((meet(all, 'not') && textLength <= (meet(all, 'picture') ? mostWordsOfFile : fewWords)) ||
      (meet(all, 'refuse') && textLength <= mostWordsOfThisFile))
  )
    return true
  const picture = placeOf(sentence, 'picture')
  const isOfPicture = picture !== -1 && picture < firstWords && !isWithin(sentence, picture)
  if (isOfPicture && textLength <= mostWordsOfFile && meet(all, 'not', 'arrival')) return true
  const file = placeOf(sentence, 'file')
  // “The file is damaged, so what it shows can't be told”.
  if (
    file < firstWords &&
    clauses.length > 1 &&
    meet(clauses[0]!, 'file', 'broken') &&
    clauses.slice(1).some((clause) => meet(clause, 'not')) &&
    textLength <= (meet(clauses[0]!, 'arrival') ? mostWordsOfWriter : mostWordsOfService)
  )
    return true
  const isThisFile = hasAny(all, 'this', 'picture', 'regret', 'again', 'object')
  const isOfFile =
    (file < firstWords || picture !== -1) &&
    textLength <= (isThisFile ? mostWordsOfThisFile : mostWordsOfFile)
  // A damaged file of papers can be in a picture, too; then more is said of it.
  const isBroken = isThisFile || meet(all, 'arrival') || textLength <= fewWords
  return clauses.some(
    (clause) =>
      (isOfPicture && meet(clause, 'picture', 'not', 'arrival')) ||
      (isOfPicture && meet(clause, 'picture', 'broken', 'arrival') && textLength <= mostWordsOfThisFile) ||
      (isOfFile &&
        meet(clause, 'file') &&
        ((isBroken && meet(clause, 'broken')) || meet(clause, 'not', 'arrival'))) ||
      (isOfTask &&
        textLength <= mostWordsAround &&
        meet(clause, 'not', 'giving') &&
        hasAny(clause, 'alt', 'describe')),
  )
}

/** “Man without identification”: somebody whom nobody knows, and no word of a text or file. */
function isUnidentified(sentence: Sentence): boolean {
  const { all, words, tokens } = sentence
  const not = placeOf(sentence, 'not')
  return (
    not > 0 && tokens[not] === 'sin' && words.length <= 4 && !hasAny(all, 'picture', 'alt', 'text', 'file')
  )
}

/** “In the picture”: what is not there is no picture. “Most of the pictures”: a screen shows them, as one alone is asked about. */
function isWithin({ words }: Sentence, picture: number): boolean {
  return words.slice(Math.max(0, picture - 3), picture + 1).some((kinds) => meet(kinds, 'within'))
}

/** “Could you upload it again?” */
function isAskedFor(sentence: Sentence): boolean {
  const { all, textLength } = sentence
  if (!meet(all, 'order') || textLength > mostWords || isShownBefore(sentence, 'order')) return false
  if (
    meet(all, 'ask') &&
    (hasAny(all, 'picture', 'again') || (meet(all, 'file') && textLength <= mostWordsOfThisFile))
  )
    return true
  return placeOf(sentence, 'order') <= 1 && meet(all, 'again') && hasAny(all, 'picture', 'file')
}

/** “Oops, something went wrong”. */
function isMishap({ all, notes, noted, isFirst, isBest, textLength }: Sentence): boolean {
  if (!meetNotes(noted, 'mishap') || !isBest || meet(all, 'shows')) return false
  return (
    textLength <= (isFirst ? mostWordsOfService : mostWordsOfThisFile) &&
    notes.findIndex((note) => meetNotes(note, 'mishap')) < 4
  )
}

/** “Error 429: too many requests”, “blocked for sensitive content”, “the model did not answer”. */
function isFailedService(sentence: Sentence): boolean {
  const { all, words, notes, noted, isFirst, isBest, textLength } = sentence
  if (
    !isFirst ||
    !isBest ||
    words.length > mostWordsOfService ||
    textLength > mostWordsAroundService ||
    meet(all, 'shows') ||
    !meetNotes(noted, 'failed') ||
    holdsMore(sentence)
  )
    return false
  const failed = notes.findIndex((note) => meetNotes(note, 'failed'))
  const services = notes.flatMap((note, place) =>
    meetNotes(note, 'service') && !meetNotes(note, 'failed') ? place : [],
  )
  const [service] = services
  if (service !== undefined) {
    const between = Math.min(...services.map((place) => Math.abs(failed - place)))
    return Math.min(failed, service) < 3 && between <= (failed === 0 ? 2 * mostBetween : mostBetween)
  }
  return failed === 0 && textLength <= mostWordsOfFile && hasAny(all, 'object', 'policy')
}

/** Servers, filters and connections are in pictures, too; then there is more beside them. */
function holdsMore({ tokens, words, notes }: Sentence): boolean {
  const others = tokens.filter(
    (token, index) => words[index] === 0 && (notes[index] ?? 0) === 0 && !isSmall(token),
  ).length
  return others > tokens.length * mostOfOthers
}

/** “I’ll pass”, “no, I won’t”: people in pictures say so on signs. */
function isShortNo(sentence: Sentence): boolean {
  const { all, words, textLength, isBest } = sentence
  if (!isBest || !meet(all, 'self') || textLength > mostWordsOfFile || meet(all, 'shows')) return false
  if (meet(all, 'refuse')) return true
  if (meet(all, 'regret') && hasAny(all, 'not', 'help', 'giving')) return true
  if (!meet(all, 'not')) return false
  return hasAny(all, 'help', 'giving') || (textLength <= 4 && words.length <= 4)
}

/** “I have no eyes”, “I work on words alone”. */
function isBlind(sentence: Sentence): boolean {
  const { all, noted, isBest, textLength } = sentence
  if (!isBest || !meet(all, 'self') || textLength > mostWordsOfWriter || isShownBefore(sentence, 'self'))
    return false
  if (hasAny(all, 'not') && meetNotes(noted, 'sight')) return true
  return meetNotes(noted, 'only') && (hasAny(all, 'text') || meetNotes(noted, 'craft'))
}

/** “A description would stand here, if the file could be read.” */
function isIfOnly({ all, noted, isFirst, textLength }: Sentence): boolean {
  if (!isFirst || textLength > mostWordsOfWriter || meet(all, 'shows')) return false
  if (!meetNotes(noted, 'would')) return false
  if (meet(all, 'condition', 'file', 'arrival')) return true
  if (!hasAny(all, 'alt', 'describe', 'text') && !meetNotes(noted, 'craft')) return false
  return meet(all, 'condition') || (hasAny(all, 'picture', 'file') && hasAny(all, 'arrival', 'not'))
}
