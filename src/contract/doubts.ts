import type { TextRule } from './text-rules.ts'

/** What a model can doubt in its own answer: reasons to review it, in addition to the rules that the texts break. */
export const doubts = [
  'unreadable',
  'too_small',
  'contradicts_material',
  'person_unclear',
] as const satisfies readonly TextRule[]

export type Doubt = (typeof doubts)[number]
