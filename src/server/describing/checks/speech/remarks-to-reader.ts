import { isShownBefore, notes, notesAny, type Part, placeOfNote, placeOfWord, says } from './read-parts.ts'

const mostWordsOfPart = 14

/** “Note: …” */
const noted =
  /^(?:please )?(?:note|nota|hinweis|anm\.|anmerkung|poznámka|pozn\.|megjegyzés|megj\.|uwaga|opomba|n\.?b\.?|p\.?s\.?|let op)(?::|\s)/u

/** “For the editors: …”, at the beginning, too. */
const forReader = /^(?:für|an|for|to|per|alla?|al|para|pro|do|dla|za|voor|aan) [^:,]{2,40}:/u

/** “Editor, …”, and nobody who is told of: “an editor, who …”. */
const addressed =
  /^(?:\p{L}+, (?!(?:che|aki|der|die|das|který|která|kteří|ki|który|która|którzy|que|quien|who)(?!\p{L}))|@\p{L}+ [–-]\s)/u

/** “[For the editor: check the name]”, “Editors, please check the name”. */
export function isForReader(part: Part): boolean {
  const checker = placeOfWord(part, 'checker')
  if (checker === -1 || checker > 3) return false
  if (isShownBefore(part, checker)) return false
  if (part.manner === 'brackets')
    return part.text.includes(':') || notes(part, 'edit') || says(part, 'order', 'ask')
  if (part.manner !== 'sentence') return false
  if (says(part, 'must') && notesAny(part, 'attempt', 'craft', 'rule')) return true
  return checker === 0 && addressed.test(part.text) && (notesAny(part, 'edit', 'tell') || says(part, 'order'))
}

/** “(check the name with the client)”, “[to be verified: which town?]”. */
export function isToVerify(part: Part): boolean {
  if (!notes(part, 'verify')) return false
  const place = placeOfNote(part, 'verify')
  if (part.manner === 'brackets' || (part.manner === 'tail' && part.isLast))
    return place <= 1 && part.words.length <= mostWordsOfPart
  if (part.manner === 'sentence' && !part.isFirst && noted.test(part.text)) return true
  const checker = placeOfWord(part, 'checker')
  if (part.manner !== 'sentence' || checker === -1 || checker > 3) return false
  if (part.isFirst) return forReader.test(part.text)
  return says(part, 'ask', 'must', 'need') || /^[^:]{2,40}:/u.test(part.text)
}
