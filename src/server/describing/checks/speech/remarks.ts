import type { ImagePurpose } from '#contract/entities/image.ts'
import { isTechnical } from './is-technical.ts'
import { bits, hasAny, hasNote, remarkBits } from './kinds.ts'
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

/** For whom, and by which norms, texts are made that nobody sees. */
const forAccess =
  /wcag|bitv|en ?301|section 508|screen ?-?reader|lettor\p{L}+ di schermo|lector\p{L}* de pantalla|lectura fácil|čteč\p{L}+|odečítač|czytnik\p{L}* ekranu|bralnik\p{L}* zaslona|képernyőolvas|schermlezer|(?<!\p{L})seo(?!\p{L})/u
/** What is made so is a text: nobody else is written to a norm. */
const made =
  /geschrieben|optimi|written to|redactad|adaptad|apt[ao]s?(?!\p{L})|pensat|scritt|ottimizz|napsán|napisan|prilagojen|przyjazn|dostosowan|uzpůsoben|vhodn|készült|írva|igazít/u
const mostWordsBetween = 4
/** What is longer speaks of other texts than itself. */
const mostWords = 60
const mostWordsOfOrder = 26
const mostWordsOfHead = 9
const mostWordsAround = 40
const mostWordsOfPart = 14
const mostWordsOfSentence = 20
const mostWordsOfSmall = 30
/** A word that somebody has written is a picture. */
const written =
  /geschrieb|gemalt|written|painted|scritt|escrit|pintad|napsán|namalov|(?<!\p{L})ír|napisan|zapisan/u

/** Characters that are counted: fewer are those of a display or a sign. */
const counted =
  /(?<![\p{N}.,])(?:2[5-9]|[3-9]\d|[1-4]\d\d)(?![\p{N}.,]\p{N}) ?(?:\p{L}+ )?(?:zeichen|anschl|characters?|chars|caratteri|battute|caracteres|pulsaciones|znak|znac|úhoz|karakter|leütés|tekens)(?!\p{L}* (?:pro|je|per|por|na|soronként)(?!\p{L}))/u

/** “Note: …” */
const noted =
  /^(?:please )?(?:note|nota|hinweis|anm\.|anmerkung|poznámka|pozn\.|megjegyzés|megj\.|uwaga|opomba|n\.?b\.?|p\.?s\.?|let op)(?::|\s)/u

const countedFirst =
  /^(\d{2,3}) (?:zeichen|anschläge|characters|chars|caratteri|battute|caracteres|znaků|znaky|karakter|leütés|znaków|znaki|znakov|tekens)(?!\p{L})/u
const countedLast =
  /(?:zeichen\p{L}*|characters?|character count|length|länge|caratteri|caracteres|délka|znaků|karakter\p{L}*|hossz\p{L}*|znaków|długość|znakov|dolžina)[ :(=]+(\d{2,3})(?!\d)/u

/**
 * Does a text remark on itself: that something was left out, how long it is, that another one is to be had, how it should
 * be? Told by the kinds of words that meet in brackets, before a colon, behind a dash or in a sentence.
 */
export function remarks(text: string, purpose: ImagePurpose): boolean {
  const isQuestion = text.includes('?')
  const isWorth = (all: number, noted: number) =>
    isQuestion || (noted & telling) !== 0 || (all & addressing) !== 0
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

function maskOf<K extends string>(of: Record<K, number>, ...kinds: K[]): number {
  return kinds.reduce((mask, kind) => mask | of[kind], 0)
}

/** Most parts of a text that says what is seen: told apart first, as all else takes longer. */
function isOrdinary({ manner, all, noted, isQuestion }: Part): boolean {
  if (manner === 'clause') return (noted & tellingOfClause) === 0
  return (noted & telling) === 0 && (all & addressing) === 0 && !isQuestion
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

/** “(58 characters, within the limit)”. */
function isOnLength(part: Part): boolean {
  if (!notes(part, 'limit')) return false
  if (part.isLast && !part.isFirst && isCountOf(part)) return true
  if (part.manner !== 'sentence' && counted.test(part.text)) return true
  if (part.manner === 'brackets' && !part.isFirst && notes(part, 'rule') && /\p{N}/u.test(part.text))
    return true
  const isLater = part.manner !== 'sentence' || !part.isFirst
  if (
    notes(part, 'rule') &&
    isLater &&
    part.isLast &&
    part.words.length <= mostWordsOfPart &&
    part.textLength <= mostWordsOfSmall
  )
    return true
  return (
    part.textLength <= mostWordsAround &&
    !isShownBefore(part) &&
    counted.test(part.text) &&
    (part.words.length <= 8 || notesAny(part, 'craft', 'tell'))
  )
}

/** Does a display or a sign count them? */
function isShownBefore(part: Part): boolean {
  const shows = placeOfWord(part, 'shows')
  return shows !== -1 && shows < placeOfNote(part, 'limit')
}

/** Is a number of characters about that of what stands before? Displays and signs have others. */
function isCountOf({ manner, text, lengthBefore }: Part): boolean {
  if (manner !== 'brackets' && manner !== 'tail' && manner !== 'sentence') return false
  const said = countedFirst.exec(text) ?? countedLast.exec(text)
  return said !== null && Math.abs(Number(said[1]) - lengthBefore) <= Math.max(5, lengthBefore / 4)
}

/** “I've left out the name”, in languages that say so in one word, too. */
function isWriters(part: Part): boolean {
  if (notes(part, 'mine')) return true
  return says(part, 'self') && notes(part, 'edit') && part.words.length <= mostWordsOfSentence
}

/** “…, written to meet WCAG 1.1.1”, “… – adapted to screen readers”. */
function isForAccess(part: Part): boolean {
  const { manner, text, words } = part
  if (!notes(part, 'rule') || words.length > mostWordsOfSentence || !forAccess.test(text)) return false
  const isMade = says(part, 'fulfil') || notesAny(part, 'edit', 'craft') || made.test(text)
  if (manner === 'brackets' || manner === 'tail' || manner === 'clause') return part.isLast && isMade
  if (manner === 'head') return says(part, 'text', 'alt', 'describe')
  if (text.includes(':')) return false
  const fulfils = placeOfWord(part, 'fulfil')
  const rule = part.tokens.findIndex((token, at) => at > fulfils && forAccess.test(token))
  return fulfils !== -1 && rule !== -1 && rule - fulfils <= mostWordsBetween
}

/** “(check the name with the client)”, “[to be verified: which town?]”. */
function isToVerify(part: Part): boolean {
  if (!notes(part, 'verify')) return false
  const place = placeOfNote(part, 'verify')
  if (part.manner === 'brackets') return part.isLast && place <= 1 && part.words.length <= mostWordsOfPart
  if (part.manner === 'sentence' && !part.isFirst && noted.test(part.text)) return true
  const checker = placeOfWord(part, 'checker')
  if (part.manner !== 'sentence' || part.isFirst || checker === -1 || checker > 3) return false
  return says(part, 'ask', 'must', 'need') || /^[^:]{2,40}:/u.test(part.text)
}

/** “[wording changed as requested]”, “previous version corrected: …”. */
function isOnWording(part: Part): boolean {
  const { manner } = part
  if (part.words.length > mostWordsOfSentence) return false
  const isApart =
    (manner === 'brackets' && (part.isFirst || part.isLast)) ||
    manner === 'tail' ||
    (manner === 'head' && part.words.length <= mostWordsOfHead)
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
        (placeOfWord(part, 'text') === 0 &&
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
    part.isFirst && !part.isLast && part.text.includes('…') && [0, 1, 2].includes(placeOfNote(part, 'craft'))
  if (isQuoted && notes(part, 'edit') && part.words.length <= mostWordsOfPart && !written.test(part.text))
    return true
  if (part.isFirst && notes(part, 'craft') && placeOfNote(part, 'craft') <= 1 && says(part, 'text', 'alt'))
    if (
      notes(part, 'rule')
        ? says(part, 'fulfil') || countNotes(part, 'craft') > 1
        : placeOfWord(part, 'alt') > 1
    )
      return true
  if (!notes(part, 'craft', 'attempt')) return false
  return notes(part, 'rule') || (!part.isFirst && (notes(part, 'better') || countNotes(part, 'attempt') > 1))
}

/** “This description sticks to facts and makes no assumptions”, “all guidelines are met: neutral wording, no guesses”. */
function isPraise(part: Part): boolean {
  const fulfils = part.words.some((word, at) => hasAny(word, 'fulfil') && !hasNote(part.notes[at]!, 'rule'))
  if (fulfils && notes(part, 'rule') && notesAny(part, 'craft', 'limit')) return true
  if (part.isLast && placeOfWord(part, 'text') === 0 && countNotes(part, 'craft', 'limit', 'rule') > 2)
    return true
  const [this_, text] = [placeOfWord(part, 'this'), placeOfWord(part, 'text')]
  return this_ === 0 && (text === 1 || text === 2) && countNotes(part, 'craft', 'limit', 'rule') > 2
}

/** “[For the editor: check the name]”, “Editors, please check the name”. */
function isForReader(part: Part): boolean {
  const checker = placeOfWord(part, 'checker')
  if (checker === -1 || checker > 3) return false
  const shows = placeOfWord(part, 'shows')
  if (shows !== -1 && shows < checker) return false
  if (part.manner === 'brackets')
    return part.text.includes(':') || notes(part, 'edit') || says(part, 'order', 'ask')
  if (part.manner !== 'sentence') return false
  if (says(part, 'must') && notesAny(part, 'attempt', 'craft', 'rule')) return true
  return (
    checker === 0 && /^\p{L}+,\s/u.test(part.text) && (notesAny(part, 'edit', 'tell') || says(part, 'order'))
  )
}

/** “Let me know if you would like it shorter”: the last thing that is said, in brackets, too. */
function beginsOffer(part: Part): boolean {
  const { manner, isFirst, isLast, words } = part
  if (isFirst || !isLast || (manner !== 'sentence' && manner !== 'brackets')) return false
  if (words.length > mostWordsOfOrder) return false
  const offer = placeOfWord(part, 'offer')
  if (offer !== -1 && offer <= 1) return true
  return placeOfNote(part, 'wish') === 0 && (says(part, 'offer', 'self') || notes(part, 'mine'))
}

/** “Would you like a longer one?” */
function isOffer(part: Part): boolean {
  if (part.manner === 'head') return part.isFirst ? false : notes(part, 'better')
  if ((part.manner !== 'sentence' && part.manner !== 'brackets') || part.isFirst || !part.isLast) return false
  if (part.isQuestion)
    return notesAny(part, 'better', 'edit', 'craft') || says(part, 'you', 'self', 'describe')
  if (says(part, 'ask') && part.words.length <= 10 && (says(part, 'fulfil') || notes(part, 'attempt')))
    return true
  if (says(part, 'offer') && notesAny(part, 'better', 'edit')) return true
  return (
    says(part, 'condition') &&
    part.words.length <= mostWordsOfSentence &&
    (notes(part, 'better')
      ? says(part, 'you', 'ask', 'self', 'need', 'offer')
      : notes(part, 'edit') && says(part, 'ask'))
  )
}

/** “Sure! …”, “Gladly, in one sentence: …” */
function isHandedOver(part: Part): boolean {
  if (!part.isFirst || placeOfNote(part, 'turn') !== 0) return false
  if (part.manner === 'head')
    return (
      part.words.length <= mostWordsOfPart &&
      (/^\p{L}+(?: \p{L}+){0,2},/u.test(part.text) || notesAny(part, 'craft', 'better'))
    )
  if (part.manner !== 'sentence') return false
  if (
    part.words.length <= 14 &&
    countNotes(part, 'craft', 'better') > 0 &&
    /^\p{L}+(?: \p{L}+){0,2}[,!]/u.test(part.text)
  )
    return true
  return !part.isLast && part.words.length <= 4 && /[!.]\s*$/.test(part.text)
}

/** “Begin with what matters, and avoid adjectives.” */
function isDemand(part: Part): boolean {
  if (part.manner !== 'sentence' || part.textLength > mostWordsOfOrder) return false
  const told = placeOfNote(part, 'tell')
  const crafts = /\p{N}/u.test(part.text) ? countNotes(part, 'craft', 'limit') : countNotes(part, 'craft')
  const isTold = told === 0 || (told === 1 && says(part, 'ask', 'not'))
  if (isTold) {
    const both = part.notes[told]! & remarkBits.craft ? 1 : 0
    if (crafts > both || (part.isFirst && countNotes(part, 'tell') > 1)) return true
  }
  if (!part.isFirst) return false
  if (
    placeOfWord(part, 'ask') === 0 &&
    crafts > 0 &&
    (told !== -1 || (says(part, 'not') && notes(part, 'edit')) || crafts > 1)
  )
    return true
  if (told !== -1 && told <= 3 && (crafts > 1 || (crafts > 0 && placeOfNote(part, 'craft') === told - 1)))
    return true
  if (
    placeOfWord(part, 'condition') === 0 &&
    (says(part, 'alt') || (told !== -1 && crafts > 0 && part.words.length <= mostWordsOfPart))
  )
    return true
  if (notes(part, 'limit') && placeOfNote(part, 'limit') <= 1) return crafts > 1 && /\p{N}/u.test(part.text)
  const must = placeOfWord(part, 'must')
  const craft = placeOfNote(part, 'craft')
  return (
    must !== -1 && must < 5 && craft !== -1 && craft <= 2 && countNotes(part, 'craft', 'limit', 'tell') > 1
  )
}
