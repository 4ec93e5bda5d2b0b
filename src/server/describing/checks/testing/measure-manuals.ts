import type { Breach } from '#server/describing/checks/check-answer.ts'
import type { Answer } from '#server/describing/question/read-answer.ts'
import {
  hasManuals,
  type ManualLanguage,
  manualLanguages,
  readManualParagraphs,
} from './read-manual-paragraphs.ts'

/** As a user of the product names these languages. */
const codes: Record<ManualLanguage, string> = {
  de: 'de',
  fr: 'Französisch',
  it: 'it',
  es: 'es',
  pl: 'pl',
  cs: 'cz',
  hu: 'hu',
}

export interface ManualAlarm {
  language: ManualLanguage
  rule: string
  isHard: boolean
  text: string
}

export interface MeasuredManuals {
  /** How many paragraphs were read; a language without its pages has none. */
  read: Map<ManualLanguage, number>
  alarms: ManualAlarm[]
}

/**
 * What is found in human prose, all of which is clean: each paragraph as a description, and those of at most 250
 * characters as an alt text, too. What lies in the nature of a manual is left out: `sentences` and `file_name` in alt texts.
 */
export function measureManuals(judge: (answer: Answer) => Breach[]): MeasuredManuals {
  const read = new Map<ManualLanguage, number>()
  const alarms: ManualAlarm[] = []
  for (const language of manualLanguages) {
    const paragraphs = hasManuals(language) ? readManualParagraphs(language) : []
    read.set(language, paragraphs.length)
    for (const text of paragraphs) {
      const note = (breaches: Breach[], place: string, spared: readonly string[]) => {
        for (const { rule, isHard } of breaches)
          if (!spared.includes(rule)) alarms.push({ language, rule: `${rule} (${place})`, isHard, text })
      }
      note(judge(answerOf(codes[language], '', text)), 'description', [])
      if (text.length <= 250)
        note(judge(answerOf(codes[language], text, '')), 'alt text', ['sentences', 'file_name'])
    }
  }
  return { read, alarms }
}

function answerOf(language: string, altText: string, description: string): Answer {
  return {
    interpretation: '',
    purpose: 'informative',
    decorativeReason: '',
    doubts: [],
    languageVersions: { [language]: { altText, description } },
  }
}
