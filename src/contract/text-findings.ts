import type { UiLanguage } from './languages.ts'
import type { TextRule } from './text-rules.ts'

/** What is put right in texts that no rule is about, in words for operators. */
export const textRepairs = {
  invisible: {
    de: 'Der Text enthält unsichtbare Zeichen.',
    en: 'The text contains invisible characters.',
  },
  entities: {
    de: 'Der Text enthält Zeichen in HTML-Schreibweise wie „&amp;“.',
    en: 'The text contains HTML entities such as “&amp;”.',
  },
} as const satisfies Record<string, Record<UiLanguage, string>>

/** What can be found in an answer of a model: that it breaks a rule, or what was put right. */
export type FindingRule = TextRule | keyof typeof textRepairs

/**
 * What becomes of an answer in which something is found. `hard`: it is not delivered, and another one is asked for; `soft`: the
 * text is marked; `repaired`: it is put right without asking.
 */
export const findingKinds = ['hard', 'soft', 'repaired'] as const
export type FindingKind = (typeof findingKinds)[number]
