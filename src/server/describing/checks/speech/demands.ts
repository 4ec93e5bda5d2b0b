import { remarkBits } from './kinds.ts'
import { countNotes, notes, type Part, placeOfNote, placeOfWord, says } from './read-parts.ts'

const mostWordsOfOrder = 26
const mostWordsAmong = 14
const mostWordsOfPart = 14

/** “Begin with what matters, and avoid adjectives.” */
export function isDemand(part: Part): boolean {
  if (part.manner !== 'sentence') return false
  if (part.textLength > mostWordsOfOrder) return isDemandAmong(part)
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

/** Between other sentences; “she writes a sentence” begins so, too, where a language needs no “she”. */
function isDemandAmong(part: Part): boolean {
  const told = placeOfNote(part, 'tell')
  if (part.words.length > mostWordsAmong || told === -1 || told > 1) return false
  const crafts = countNotes(part, 'craft', 'limit')
  return crafts > 1 || (crafts > 0 && says(part, 'not', 'alt', 'must'))
}
