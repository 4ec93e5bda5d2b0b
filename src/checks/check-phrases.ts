import type { Language } from './languages/language.ts'
import { languages } from './languages/languages.ts'
import { phrasePattern, tellingText } from './pattern-of.ts'
import type { RuleOfText } from './rule.ts'

/** Broken by a text that contains a phrase of its language's table; unknown languages are not checked. */
function phraseRule(table: (judged: Language['judged']) => string, advice: string): RuleOfText {
  const patterns = new Map([...languages].map(([code, { judged }]) => [code, phrasePattern(table(judged))]))
  return {
    isHard: false,
    advice,
    fields: ['altText', 'description'],
    sparesOwnWords: true,
    judgeText(text, { language }) {
      const pattern = patterns.get(language)
      return pattern !== undefined && tellingText(text).search(pattern) >= 0
    },
  }
}

export const praiseRule = phraseRule(
  ({ praise }) => praise,
  'a text praises the picture or tells its mood. Say what can be seen.',
)

export const personalTraitRule = phraseRule(
  ({ traits }) => traits,
  'a text tells a person’s age in years, skin or ethnicity. Leave them out.',
)
