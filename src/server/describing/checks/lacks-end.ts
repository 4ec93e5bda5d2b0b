import type { Verdict } from './rule.ts'

/** People and models write shorter descriptions as a phrase, without a stop. */
const fewestWords = 14
/** Beside another language's description that has its stop. */
const fewestWordsBeside = 8
const fewestBeforeNoun = 6

const endsInWord = /\p{L}{2}$/u
const endsAsSentence = /[.!?…]["'”“»«)\]]*$/u

/** A sentence or more that end as sentences do, and a last one of a few words that does not. */
export function stopsWithoutEnd(text: string, fewestBefore: number, isGerman: boolean): boolean {
  const [last = '', ...ended] = text
    .split(/(?<=(?:\p{Ll}{2}|\p{Lu}{2}|\d{4}|[%»”"])[.!?])\s+(?=\p{Lu})/u)
    .toReversed()
  if (ended.length < fewestBefore || ended.some((sentence) => sentence.split(/\s+/).length < 4)) return false
  const words = last.split(/\s+/)
  if (last.includes(':') || words.length < 2) return false
  // A German noun; in few words, a name.
  return (
    /^\p{Ll}+$/u.test(words.at(-1)!) ||
    (isGerman && words.length >= fewestBeforeNoun && /^\p{Lu}\p{Ll}+$/u.test(words.at(-1)!))
  )
}

/**
 * Does a long description stop without a stop? Two to four sentences were asked for. `others`: the descriptions of the same
 * answer in its other languages; a model that writes all of them without one means it so. Where there are none, it may have
 * meant one long phrase.
 */
export function lacksEnd(description: string, others: readonly string[]): Verdict {
  const text = description.trim()
  // Lines are entries of a list.
  if (!endsInWord.test(text) || text.includes('\n') || isList(text)) return false
  const words = text.split(/\s+/).length
  if (others.some((other) => endsAsSentence.test(other.trim()))) return words >= fewestWordsBeside
  return others.length === 0 && words >= fewestWords && 'doubtful'
}

/** “A menu: home, services, contact”. */
function isList(text: string): boolean {
  const colon = text.lastIndexOf(': ')
  const parts = text.slice(colon + 1).split(/[,;\n]\s*/)
  return parts.length > 2 && parts.every((part) => part.trim().split(/\s+/).length <= 3)
}
