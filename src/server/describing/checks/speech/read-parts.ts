import { bits, hasAny, hasNote, type Kind, meetNotes, type RemarkKind, remarkBits } from './kinds.ts'
import { type KindsByLanguage, remarksFrom } from './look-up-word.ts'
import { readWords } from './read-speech.ts'

/** A part of a text that may be a remark on the rest of it, as one language understands it. */
export interface Part {
  /** `head`: before a colon; `tail`: behind a dash; `clause`: behind a comma; `sentence`: all of one. */
  manner: 'brackets' | 'head' | 'tail' | 'clause' | 'sentence'
  text: string
  tokens: readonly string[]
  words: readonly number[]
  notes: readonly number[]
  /** The kinds that meet in the part. */
  all: number
  noted: number
  /** The kinds of what stands before it. */
  allBefore: number
  /** Of the text. */
  isFirst: boolean
  isLast: boolean
  isQuestion: boolean
  textLength: number
  /** What stands before it. */
  textBefore: string
}

interface Piece {
  manner: Part['manner']
  text: string
  start: number
  end: number
}

const brackets = /[([{]([^()[\]{}]{3,200})[)\]}]/gu
const sentence = /[^.!?;]+(?:[.!?;](?!\s|$)[^.!?;]*)*[.!?;]*/gu
const head = /^([^:]{3,80}):(?=\s|$)/u
const tail = /\s[–—-]\s([^–—]{3,})$/u

/** A language that knows fewer of a text's words than this share of those that the best one knows is not its language. */
const leastShare = 0.8

/**
 * The parts of a text, once for each language that it may be in. `text` is as `asSpeech` makes it. One of more than
 * `mostWords` has none, nor has it any in a language of whose kinds of words none is worth it.
 */
export function* readParts(
  text: string,
  mostWords: number,
  isWorth?: (all: number, noted: number) => boolean,
): Generator<Part> {
  const { words: whole, known } = readWords(text)
  if (whole.length > mostWords) return
  const fewest = Math.max(1, Math.max(...known) * leastShare)
  let pieces: Piece[] | null = null
  let spans: (readonly [number, number])[] = []
  const tokens = whole.map(({ token }) => token)
  for (let language = 0; language < known.length; language += 1) {
    if (known[language]! < fewest) continue
    if (isWorth && !isWorth(joinKinds(whole, language), joinKinds(whole, remarksFrom + language))) continue
    const words = whole.map(({ kinds }) => kinds?.[language] ?? 0)
    const notes = whole.map(({ kinds }) => kinds?.[remarksFrom + language] ?? 0)
    if (!pieces) {
      pieces = takeApart(text)
      spans = pieces.map(({ start, end }) => [findWord(whole, start), findWord(whole, end)] as const)
    }
    for (const [index, { manner, text: said, start, end }] of pieces.entries()) {
      const [from, to] = spans[index]!
      const ofPart = words.slice(from, to)
      const notesOfPart = notes.slice(from, to)
      yield {
        manner,
        text: said,
        tokens: tokens.slice(from, to),
        words: ofPart,
        notes: notesOfPart,
        all: ofPart.reduce(join, 0),
        noted: notesOfPart.reduce(join, 0),
        allBefore: words.slice(0, from).reduce(join, 0),
        isFirst: start === 0,
        isLast: !/[\p{L}\p{N}]/u.test(text.slice(end)),
        isQuestion: /\?\s*[)\]]*$/.test(said),
        textLength: whole.length,
        textBefore: text.slice(0, start),
      }
    }
  }
}

function joinKinds(words: readonly { kinds: KindsByLanguage | null }[], place: number): number {
  let all = 0
  for (const { kinds } of words) if (kinds) all |= kinds[place]!
  return all
}

function join(kinds: number, one: number): number {
  return kinds | one
}

/** The first word from a place in the text on. */
function findWord(words: readonly { start: number }[], place: number): number {
  const found = words.findIndex(({ start }) => start >= place)
  return found === -1 ? words.length : found
}

function takeApart(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const match of text.matchAll(brackets))
    pieces.push({
      manner: 'brackets',
      text: match[1]!,
      start: match.index,
      end: match.index + match[0].length,
    })
  const bare = pieces.length > 0 ? text.replace(brackets, (found) => ' '.repeat(found.length)) : text
  for (const match of bare.matchAll(sentence)) {
    const lead = match[0].length - match[0].trimStart().length
    const start = match.index + lead
    const said = match[0].slice(lead)
    if (said.trim().length < 3) continue
    const end = start + said.length
    pieces.push({ manner: 'sentence', text: said, start, end })
    const before = head.exec(said)
    if (before) pieces.push({ manner: 'head', text: before[1]!, start, end: start + before[0].length })
    const behind = tail.exec(said)
    if (behind) pieces.push({ manner: 'tail', text: behind[1]!, start: end - behind[1]!.length, end })
    let from = 0
    for (let comma = said.indexOf(', '); comma !== -1; comma = said.indexOf(', ', from)) {
      from = comma + 2
      pieces.push({ manner: 'clause', text: said.slice(from), start: start + from, end })
    }
  }
  return pieces
}

/** Do words of all these kinds meet in a part? */
export function notes({ noted }: Part, ...wanted: RemarkKind[]): boolean {
  return meetNotes(noted, ...wanted)
}

/** Is a word of one of these kinds in a part? */
export function notesAny({ noted }: Part, ...wanted: RemarkKind[]): boolean {
  return hasNote(noted, ...wanted)
}

export function countNotes({ notes: each }: Part, ...wanted: RemarkKind[]): number {
  return each.filter((one) => hasNote(one, ...wanted)).length
}

/** Where the first word of a kind stands; -1: nowhere. */
export function placeOfNote({ notes: each }: Part, kind: RemarkKind): number {
  return each.findIndex((one) => (one & remarkBits[kind]) !== 0)
}

/** Does a word of these kinds stand in the part? */
export function says({ all }: Part, ...kinds: Kind[]): boolean {
  return hasAny(all, ...kinds)
}

export function placeOfWord({ words }: Part, kind: Kind): number {
  return words.findIndex((one) => (one & bits[kind]) !== 0)
}

/** Does a sign or a screen say what stands from this place in the part on? */
export function isShownBefore(part: Part, place: number): boolean {
  const shows = placeOfWord(part, 'shows')
  return shows !== -1 && shows < place
}
