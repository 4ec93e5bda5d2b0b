import type { CheckedRule } from '#server/describing/checks/rules.ts'

/** Texts of one language as models write them; a text that begins with # is a description, others are alt texts. */
export interface LanguageExamples {
  /** By the hard rule that refuses them. */
  refused: Partial<Record<CheckedRule, string[]>>
  /** What no hard rule may refuse, however much it looks like a fault. */
  good: string[]
}
