import { languageName } from '#contract/languages.ts'
import type { Breach } from './check-answer.ts'
import { rules } from './rules.ts'

/** For the model that is asked once more: an English sentence or two for each rule and language. */
export function explainBreaches(breaches: Breach[]): string[] {
  return breaches.flatMap(({ rule, languages }) =>
    languages.map((language) => `${languageName(language, 'en')}: ${rules[rule].advice}`),
  )
}
