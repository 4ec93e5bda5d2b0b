import type { SpeechWords } from '#server/describing/languages/speech/speech-words.ts'

export type Kind = keyof SpeechWords

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
