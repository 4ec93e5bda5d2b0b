import { isSmall } from './is-small.ts'
import { hasAny, hasNote, inPhrase, type Kind, maskOf, type RemarkKind, remarkBits } from './kinds.ts'
import { type Part, readParts } from './read-parts.ts'

const mostWordsOfKind = 7
const mostWordsOfPending = 11
const mostWordsAroundPending = 15
const mostWordsOfSample = 12
const mostWordsAroundSample = 30
const mostUnknown = 2
const filling = maskOf(remarkBits, 'pending', 'promised', 'sample', 'generic', 'anything', 'slot')

const known = [
  'pending',
  'promised',
  'sample',
  'generic',
  'whose',
  'craft',
  'slot',
  'content',
] as const satisfies RemarkKind[]
const knownSaid = ['text', 'alt', 'picture', 'describe', 'checker', 'ask', 'order'] as const satisfies Kind[]
const companions = ['generic', 'craft', 'slot', 'sample', 'content'] as const satisfies RemarkKind[]
const companionsSaid = ['text', 'alt', 'picture', 'describe'] as const satisfies Kind[]

/**
 * Does a text only say what kind of picture there is (“product view, front”), that a text is still to come, or that it is a
 * sample? Told by the kinds of all its words. `text` is as `readSpeech` wants it; `mayBeKind`: a button or a title may be
 * called after a kind of picture.
 */
export function fillsPlace(text: string, mayBeKind: boolean): boolean {
  const words = text.split(' ').length
  if (words > mostWordsAroundSample) return false
  for (const part of readParts(
    text,
    mostWordsAroundSample,
    words > mostWordsAroundPending ? isSampled : isWorth,
  )) {
    const isWhole = part.manner === 'sentence' || (part.manner === 'brackets' && part.isLast)
    if (!part.isFirst || !isWhole) continue
    if (isPending(part, mayBeKind) || isPromised(part) || isSample(part)) return true
    if (!mayBeKind && isOrderInBrackets(part)) return true
    if (!mayBeKind && (isOnlyKind(part) || isAnything(part) || isListOfSlots(part))) return true
  }
  return false
}

/** “[name of the product]”: is every word one of what could be filled in? */
export function isSlot(text: string): boolean {
  for (const part of readParts(text, mostWordsOfKind))
    if (part.isFirst && part.manner === 'sentence' && part.isLast)
      if (part.notes.some((note) => hasNote(note, 'slot', 'generic', 'content')) && countUnknown(part) === 0)
        return true
  return false
}

/** Without these no text is any of them. */
function isWorth(_: number, noted: number): boolean {
  return (noted & filling) !== 0
}

/** A longer one is a sample, or none of them. */
function isSampled(_: number, noted: number): boolean {
  return (noted & remarkBits.sample) !== 0
}

function isPending(part: Part, mayBeKind: boolean): boolean {
  if (part.tokens.length > mostWordsOfPending || part.textLength > mostWordsAroundPending) return false
  if (!hasNote(part.noted, 'pending')) return false
  if (!part.isLast && part.textLength > mostWordsOfKind && !hasAny(part.all, ...companionsSaid)) return false
  const pending = part.notes.findIndex((note) => hasNote(note, 'pending'))
  if (pending > 3 && pending < part.tokens.length - 1) return false
  const unknown = countUnknown(part)
  if (unknown === 0 || mayBeKind) return unknown === 0
  return (
    unknown <= (part.manner === 'brackets' ? 2 * mostUnknown : mostUnknown) &&
    (hasNote(part.noted, ...companions) || hasAny(part.all, ...companionsSaid))
  )
}

/** “Mrs Klein will write the description after her holiday”, “here goes the text on the exhibit”. */
function isPromised({ tokens, words, notes, textLength }: Part): boolean {
  if (textLength > mostWordsAroundPending) return false
  const promised = notes.findIndex((note) => hasNote(note, 'promised'))
  if (promised === -1 || promised > 4) return false
  const texts = tokens.findIndex(
    (_, at) => hasAny(words[at]!, 'text', 'alt', 'describe') || hasNote(notes[at]!, 'content', 'craft'),
  )
  return texts !== -1 && texts <= promised + 4
}

/** All of a text is “[photo 3: say who stands where]”, “(to be written once the loan is confirmed)”. */
function isOrderInBrackets({ manner, isLast, tokens, words, notes }: Part): boolean {
  if (manner !== 'brackets' || !isLast) return false
  const tells = (at: number) =>
    hasAny(words[at]!, 'order') || hasNote(notes[at]!, 'tell', 'pending', 'promised')
  const first = tokens.findIndex(
    (token, at) =>
      tells(at) || !(isSmall(token) || hasAny(words[at]!, 'picture') || hasNote(notes[at]!, 'generic')),
  )
  return first !== -1 && tells(first)
}

/** “Lorem ipsum on a tea towel”: no sample, but a picture of one. */
const onSomething = /^lorem ipsum (?:on|auf|su|en|na|op|egy) /

/** “Sample text”, “this is a sample text”. */
function isSample({ notes, noted, tokens, words, textLength, text }: Part): boolean {
  if (onSomething.test(text)) return false
  const samples = notes.filter((note) => hasNote(note, 'sample')).length
  if (textLength > (samples > 1 || hasNote(noted, 'pending') ? mostWordsAroundSample : mostWordsOfSample))
    return false
  const sample = notes.findIndex((note) => hasNote(note, 'sample'))
  if (sample === -1 || sample > 3) return false
  return (
    sample < 2 || tokens.slice(0, sample).every((token, at) => isSmall(token) || hasAny(words[at]!, 'this'))
  )
}

/** “A picture of something somewhere”. */
function isAnything(part: Part): boolean {
  if (!part.isLast || !hasNote(part.noted, 'anything')) return false
  const vague = part.notes.filter((note) => hasNote(note, 'anything')).length
  if (vague < 2 && !hasNote(part.noted, 'generic')) return false
  return countOthers(part, ['anything', 'generic', 'slot'], ['picture']) === 0
}

/** “Title, author, year, technique”. */
function isListOfSlots(part: Part): boolean {
  const items = part.text.split(/[,/|;]\s*|\s[–-]\s/).filter((item) => item.trim() !== '').length
  if (!part.isLast || items < 3 || part.textLength > 2 * items + 1) return false
  const others = countOthers(part, ['slot', 'generic', 'whose'], ['text', 'alt'])
  return others === 0 || (others === 1 && items > 4)
}

function isOnlyKind(part: Part): boolean {
  if (!part.isLast || part.textLength > mostWordsOfKind || !hasNote(part.noted, 'generic')) return false
  // “IMG_1234” is a file's name.
  if (part.tokens.some((token) => token.includes('_'))) return false
  return countOthers(part, ['generic', 'whose'], []) === 0
}

function countUnknown(part: Part): number {
  return countOthers(part, known, knownSaid)
}

/** Words that say something, and are of none of these kinds. */
function countOthers(
  { tokens, notes, words }: Part,
  noted: readonly RemarkKind[],
  said: readonly Kind[],
): number {
  return tokens.filter((token, index) => {
    const note = notes[index]!
    const isRestOfPhrase = (note & inPhrase) !== 0
    return !isSmall(token) && !isRestOfPhrase && !hasNote(note, ...noted) && !hasAny(words[index]!, ...said)
  }).length
}
