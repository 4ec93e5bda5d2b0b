import type { AskedLanguage } from './key-languages.ts'
import { languageIntroduction } from './prompts/v5.ts'
import { localeRules, plainLanguageRules } from './prompts/v5-languages.ts'

/** What holds for each of the languages that are asked for, and for no other. */
export function writeLanguageRules(languages: AskedLanguage[]): string {
  const lines = languages.map(({ key, name }) => {
    const rules = [localeRules, plainLanguageRules].flatMap((known) => {
      const fitting = known.find((one) => one.name.test(name))
      return fitting ? [fitting.rule] : []
    })
    return `- ${key}: ${rules.join('. ')}`
  })
  return [languageIntroduction, ...lines].join('\n')
}
