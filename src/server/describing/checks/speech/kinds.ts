import type { RemarkWords } from '#server/describing/languages/remarks/remark-words.ts'
import type { SpeechWords } from '#server/describing/languages/speech/speech-words.ts'

export type Kind = keyof SpeechWords
export type RemarkKind = keyof RemarkWords

const names = [
  'self',
  'you',
  'not',
  'refuse',
  'regret',
  'need',
  'help',
  'describe',
  'alt',
  'text',
  'writing',
  'picture',
  'within',
  'file',
  'object',
  'arrival',
  'broken',
  'giving',
  'model',
  'policy',
  'fulfil',
  'must',
  'ask',
  'order',
  'again',
  'asked',
  'checker',
  'this',
  'shows',
  'condition',
  'offer',
] as const satisfies Kind[]

/** Each kind is a bit, so that a word of several kinds is one number. */
// Safe: `names` are all kinds, or `satisfies` and the tables of the languages would disagree.
export const bits = Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Record<Kind, number>

const remarkNames = [
  'edit',
  'mine',
  'tell',
  'craft',
  'limit',
  'rule',
  'better',
  'turn',
  'attempt',
  'would',
  'only',
  'sight',
  'service',
  'failed',
  'pending',
  'sample',
  'slot',
  'generic',
  'whose',
  'anything',
  'verify',
  'wish',
  'mishap',
  'promised',
  'content',
] as const satisfies RemarkKind[]

/** These are counted by themselves: together they would be more than one number holds. */
// Safe: as above.
export const remarkBits = Object.fromEntries(remarkNames.map((name, index) => [name, 1 << index])) as Record<
  RemarkKind,
  number
>

/** Several kinds as one number, for what is asked of most texts. */
export function maskOf<K extends string>(of: Record<K, number>, ...kinds: K[]): number {
  return kinds.reduce((mask, kind) => mask | of[kind], 0)
}

/** Of the words of a phrase after its first, which has its kind: they are known. */
export const inPhrase = 1 << 30

/** Do words of all these kinds meet in what `kinds` says? */
export function meet(kinds: number, ...wanted: Kind[]): boolean {
  return wanted.every((kind) => (kinds & bits[kind]) !== 0)
}

/** Is a word of one of these kinds in what `kinds` says? */
export function hasAny(kinds: number, ...wanted: Kind[]): boolean {
  return wanted.some((kind) => (kinds & bits[kind]) !== 0)
}

/** As `meet`, of kinds of remarks. */
export function meetNotes(noted: number, ...wanted: RemarkKind[]): boolean {
  return wanted.every((kind) => (noted & remarkBits[kind]) !== 0)
}

/** As `hasAny`, of kinds of remarks. */
export function hasNote(noted: number, ...wanted: RemarkKind[]): boolean {
  return wanted.some((kind) => (noted & remarkBits[kind]) !== 0)
}
