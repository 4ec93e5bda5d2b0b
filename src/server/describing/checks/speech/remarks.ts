import type { ImagePurpose } from '#contract/entities/image.ts'
import { isDemand } from './demands.ts'
import { isTechnical } from './is-technical.ts'
import { bits, hasAny, hasNote, type Kind, maskOf, meet, remarkBits } from './kinds.ts'
import { beginsOffer, isHandedOver, isOffer } from './offers.ts'
import {
  countNotes,
  notes,
  notesAny,
  type Part,
  placeOfNote,
  placeOfWord,
  readParts,
  says,
} from './read-parts.ts'
import { isForAccess } from './remarks-for-access.ts'
import { isOnLength } from './remarks-on-length.ts'
import { isForReader, isToVerify } from './remarks-to-reader.ts'

/** What is longer speaks of other texts than itself. */
const mostWords = 60
const mostWordsOfOrder = 26
const mostWordsOfHead = 9
const mostWordsAround = 40
const mostWordsOfPart = 14
const mostWordsOfSentence = 20
/** A word that somebody has written is a picture. */
const written =
  /geschrieb|gemalt|written|painted|scritt|escrit|pintad|napsán|namalov|(?<!\p{L})ír|napisan|zapisan/u

/**
 * Does a text remark on itself: that something was left out, how long it is, that another one is to be had, how it should
 * be? Told by the kinds of words that meet in brackets, before a colon, behind a dash or in a sentence.
 */
export function remarks(text: string, purpose: ImagePurpose): boolean {
  const isQuestion = text.includes('?')
  const isWorth = (all: number, noted: number) =>
    isQuestion || (noted & telling) !== 0 || (all & addressing) !== 0 || meet(all, ...offering)
  for (const part of readParts(text, mostWords, isWorth))
    if (isRemark(part, purpose)) return !isTechnical(text)
  return false
}

const telling = maskOf(
  remarkBits,
  'edit',
  'mine',
  'tell',
  'craft',
  'limit',
  'rule',
  'better',
  'turn',
  'attempt',
  'verify',
  'wish',
)
const tellingOfClause = maskOf(remarkBits, 'edit', 'mine', 'limit', 'rule')
const addressing = maskOf(bits, 'checker', 'offer', 'alt', 'asked')
/** “If you tell me more, I can …” */
const offering = ['condition', 'self', 'you'] as const satisfies Kind[]

/** Most parts of a text that says what is seen: told apart first, as all else takes longer. */
function isOrdinary({ manner, all, noted, isQuestion }: Part): boolean {
  if (manner === 'clause') return (noted & tellingOfClause) === 0
  return (noted & telling) === 0 && (all & addressing) === 0 && !isQuestion && !meet(all, ...offering)
}

function isRemark(part: Part, purpose: ImagePurpose): boolean {
  if (isOrdinary(part)) return false
  if (beginsOffer(part) || isForAccess(part)) return true
  if (part.manner === 'brackets' && isOnLength(part)) return true
  const isShown = (part.allBefore & bits.shows) !== 0
  if (isShown) return false
  if (isOnLength(part)) return true
  if (purpose !== 'functional' && isDemand(part)) return true
  if (isForReader(part)) return true
  if (purpose !== 'functional' && isToVerify(part)) return true
  if (says(part, 'shows')) return false
  return isWriters(part) || isOnWording(part) || isOffer(part) || isHandedOver(part)
}

/** “I've left out the name”, in languages that say so in one word, too. */
function isWriters(part: Part): boolean {
  if (notes(part, 'mine')) return true
  return says(part, 'self') && notes(part, 'edit') && part.words.length <= mostWordsOfSentence
}

/** “[wording changed as requested]”, “previous version corrected: …”. */
function isOnWording(part: Part): boolean {
  const { manner } = part
  if (part.words.length > mostWordsOfSentence) return false
  const isApart =
    (manner === 'brackets' && (part.isFirst || part.isLast)) ||
    manner === 'tail' ||
    (manner === 'head' && part.words.length <= mostWordsOfHead && !isOfSign(part))
  if (isApart && notes(part, 'edit') && notesAny(part, 'craft', 'limit', 'rule', 'better', 'attempt'))
    return true
  if (
    isApart &&
    (says(part, 'asked') || (notes(part, 'rule') && notesAny(part, 'limit', 'craft', 'attempt')))
  )
    return true
  if (manner === 'brackets')
    return (
      (countNotes(part, 'craft') > 1 && says(part, 'not')) ||
      (notes(part, 'better') && says(part, 'not')) ||
      (notes(part, 'edit') && says(part, 'ask', 'order'))
    )
  if (manner === 'head')
    return (
      part.isFirst &&
      ((says(part, 'alt') && countNotes(part, 'craft', 'limit') > 2) ||
        ((placeOfWord(part, 'text') === 0 || says(part, 'not')) &&
          part.text.includes(',') &&
          countNotes(part, 'craft', 'limit') > 1))
    )
  if (manner === 'clause')
    return (
      part.isLast &&
      notes(part, 'edit', 'rule') &&
      part.words.length <= 8 &&
      part.textLength <= mostWordsOfOrder
    )
  if (part.textLength > mostWordsAround) return false
  if (notes(part, 'craft') && says(part, 'asked')) return true
  if (!part.isFirst && isPraise(part)) return true
  const isQuoted =
    part.isFirst &&
    !part.isLast &&
    part.text.includes('…') &&
    [0, 1, 2].includes(placeOfNote(part, 'craft')) &&
    !says(part, 'checker')
  if (isQuoted && notes(part, 'edit') && part.words.length <= mostWordsOfPart && !written.test(part.text))
    return true
  if (part.isFirst && notes(part, 'craft') && placeOfNote(part, 'craft') <= 1 && says(part, 'text', 'alt'))
    if (
      notes(part, 'rule') ? isFulfilled(part) || countNotes(part, 'craft') > 1 : placeOfWord(part, 'alt') > 1
    )
      return true
  if (!notes(part, 'craft', 'attempt')) return false
  return notes(part, 'rule') || (!part.isFirst && (notes(part, 'better') || countNotes(part, 'attempt') > 1))
}

/** “An order painted on a rock: …”: what is written there is no text of ours. */
function isOfSign(part: Part): boolean {
  return written.test(part.text) && !says(part, 'text', 'alt', 'describe')
}

/** “Meets all requirements”: by another word than the one for these, which may be a verb as well (Polish “wymaga”). */
function isFulfilled(part: Part): boolean {
  const fulfils = part.words.some((word, at) => hasAny(word, 'fulfil') && !hasNote(part.notes[at]!, 'rule'))
  return fulfils && notes(part, 'rule')
}

/** “This description sticks to facts and makes no assumptions”, “all guidelines are met: neutral wording, no guesses”. */
function isPraise(part: Part): boolean {
  if (isFulfilled(part) && notesAny(part, 'craft', 'limit')) return true
  if (part.isLast && placeOfWord(part, 'text') === 0 && countNotes(part, 'craft', 'limit', 'rule') > 2)
    return true
  const [this_, text] = [placeOfWord(part, 'this'), placeOfWord(part, 'text')]
  return this_ === 0 && (text === 1 || text === 2) && countNotes(part, 'craft', 'limit', 'rule') > 2
}
