import { countNotes, notes, notesAny, type Part, placeOfNote, placeOfWord, says } from './read-parts.ts'

const mostWordsOfOrder = 26
const mostWordsOfPart = 14
const mostWordsOfSentence = 20

/** “Let me know if you would like it shorter”: the last thing that is said, in brackets, too. */
export function beginsOffer(part: Part): boolean {
  const { manner, isFirst, isLast, words } = part
  if (isFirst || !isLast || (manner !== 'sentence' && manner !== 'brackets')) return false
  if (words.length > mostWordsOfOrder) return false
  // “If you tell me more, I can say more”.
  if (placeOfWord(part, 'condition') === 0 && says(part, 'self') && says(part, 'you', 'ask', 'offer'))
    return true
  const offer = placeOfWord(part, 'offer')
  if (offer !== -1 && offer <= 1) return true
  return placeOfNote(part, 'wish') === 0 && (says(part, 'offer', 'self') || notes(part, 'mine'))
}

/** “Would you like a longer one?” */
export function isOffer(part: Part): boolean {
  if (part.manner === 'head') return part.isFirst ? false : notes(part, 'better')
  if ((part.manner !== 'sentence' && part.manner !== 'brackets') || part.isFirst) return false
  // Whoever says what is seen asks nobody.
  if (part.isQuestion && part.manner === 'sentence') return true
  if (!part.isLast) return false
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
export function isHandedOver(part: Part): boolean {
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
