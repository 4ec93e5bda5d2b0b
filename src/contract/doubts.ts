import type { TextRule } from './text-rules.ts'

/** What a model may doubt in its own answer: reasons for a look, beside the rules that the texts themselves break. */
export const doubts = [
  'unreadable',
  'too_small',
  'contradicts_material',
  'person_unclear',
] as const satisfies readonly TextRule[]

export type Doubt = (typeof doubts)[number]
