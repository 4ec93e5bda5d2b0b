import type { UiLanguage } from './languages.ts'

/**
 * What a text has to be before it is delivered, in words for whoever reads it again. A broken rule is data of the
 * image: the text is there, and somebody should look at it.
 */
export const textRules = {
  file_name: {
    de: 'Der Alternativtext nennt den Dateinamen.',
    en: 'The alt text names the file.',
  },
  opening: {
    de: 'Der Alternativtext beginnt mit „Bild von“ oder Ähnlichem.',
    en: 'The alt text begins with “image of” or the like.',
  },
  sentences: {
    de: 'Der Alternativtext hat mehr als zwei Sätze.',
    en: 'The alt text has more than two sentences.',
  },
  length: {
    de: 'Der Alternativtext ist länger als 250 Zeichen.',
    en: 'The alt text is longer than 250 characters.',
  },
  markup: {
    de: 'Der Text enthält Auszeichnungen wie HTML oder Markdown.',
    en: 'The text holds markup such as HTML or Markdown.',
  },
  quotes: {
    de: 'Der Text steht in Anführungszeichen.',
    en: 'The text stands in quotation marks.',
  },
  emoji: {
    de: 'Der Text enthält Emoji.',
    en: 'The text holds emoji.',
  },
  label: {
    de: 'Der Text beginnt mit einer Beschriftung wie „Alternativtext:“.',
    en: 'The text begins with a label such as “Alt text:”.',
  },
  refusal: {
    de: 'Der Text ist eine Absage der KI statt einer Beschreibung.',
    en: 'The text is a refusal by the AI instead of a description.',
  },
  language: {
    de: 'Der Text steht vielleicht nicht in der gewählten Sprache.',
    en: 'The text may not be in the chosen language.',
  },
  same_text: {
    de: 'Alternativtext und Beschreibung sagen dasselbe.',
    en: 'Alt text and description say the same.',
  },
  numbers: {
    de: 'Die Zahlen unterscheiden sich zwischen den Sprachen.',
    en: 'The numbers differ between the languages.',
  },
  stuffing: {
    de: 'Der Alternativtext reiht Stichwörter aneinander.',
    en: 'The alt text strings keywords together.',
  },
  placeholder: {
    de: 'Der Text ist ein Platzhalter.',
    en: 'The text is a placeholder.',
  },
} as const satisfies Record<string, Record<UiLanguage, string>>

export type TextRule = keyof typeof textRules

/** How much it matters to look at a text that breaks a rule: 3 may say something wrong, 2 reads badly, 1 is a matter of form. */
const weights: Record<TextRule, 1 | 2 | 3> = {
  file_name: 3,
  opening: 1,
  sentences: 1,
  length: 1,
  markup: 3,
  quotes: 1,
  emoji: 1,
  label: 3,
  refusal: 3,
  language: 3,
  same_text: 2,
  numbers: 3,
  stuffing: 2,
  placeholder: 3,
}

/** The order in which texts are reviewed, the highest first; 0: none breaks a rule. At most 399. */
export function riskOf(breaches: readonly { rule: TextRule; languages: readonly string[] }[]): number {
  const gravest = Math.max(0, ...breaches.map(({ rule }) => weights[rule]))
  const places = breaches.reduce((sum, { languages }) => sum + Math.max(1, languages.length), 0)
  return breaches.length === 0 ? 0 : 100 * gravest + Math.min(99, places)
}
