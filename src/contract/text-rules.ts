import type { UiLanguage } from './languages.ts'

interface RuleWords extends Record<UiLanguage, string> {
  /**
   * How important a review is when a text breaks the rule: 3 may be factually wrong, 2 reads badly or lacks something, 1 is a
   * formality.
   */
  weight: 1 | 2 | 3
}

/**
 * The rules for texts before delivery, in words for the reviewer, and what the model itself doubted. A broken rule is data of the
 * image: the text is delivered, and should be reviewed.
 */
export const textRules = {
  file_name: {
    weight: 3,
    de: 'Der Text ist ein Dateiname oder eine Adresse.',
    en: 'The text is a file name or an address.',
  },
  opening: {
    weight: 1,
    de: 'Der Text beginnt mit „Bild von“ oder Ähnlichem.',
    en: 'The text starts with “image of” or similar.',
  },
  sentences: {
    weight: 1,
    de: 'Der Alternativtext hat mehr als zwei Sätze.',
    en: 'The alt text has more than two sentences.',
  },
  length: {
    weight: 1,
    de: 'Der Alternativtext ist länger als 250 Zeichen oder als Ihre Höchstlänge.',
    en: 'The alt text is longer than 250 characters or than the length you set.',
  },
  markup: {
    weight: 3,
    de: 'Der Text enthält Auszeichnungen wie HTML oder Markdown.',
    en: 'The text contains markup such as HTML or Markdown.',
  },
  quotes: {
    weight: 1,
    de: 'Der Text steht in Anführungszeichen.',
    en: 'The text is in quotation marks.',
  },
  emoji: {
    weight: 1,
    de: 'Der Text enthält Emoji.',
    en: 'The text contains emoji.',
  },
  label: {
    weight: 3,
    de: 'Der Text beginnt mit einer Beschriftung wie „Alternativtext:“.',
    en: 'The text starts with a label such as “Alt text:”.',
  },
  refusal: {
    weight: 3,
    de: 'Der Text ist eine Absage der KI statt einer Beschreibung.',
    en: 'The text is a refusal by the AI instead of a description.',
  },
  language: {
    weight: 3,
    de: 'Der Text steht vielleicht nicht in der gewählten Sprache.',
    en: 'The text may not be in the chosen language.',
  },
  same_text: {
    weight: 2,
    de: 'Alternativtext und Beschreibung sagen dasselbe.',
    en: 'The alt text and description say the same thing.',
  },
  numbers: {
    weight: 3,
    de: 'Die Zahlen unterscheiden sich zwischen den Sprachen.',
    en: 'Numbers differ between languages.',
  },
  stuffing: {
    weight: 2,
    de: 'Der Alternativtext reiht Stichwörter aneinander.',
    en: 'The alt text strings keywords together.',
  },
  repeated_alt: {
    weight: 2,
    de: 'Ein anderes Bild hat denselben Alternativtext.',
    en: 'Another image has the same alt text.',
  },
  avoided_word: {
    weight: 2,
    de: 'Der Alternativtext enthält ein Ausschlusswort.',
    en: 'The alt text contains a word to avoid.',
  },
  placeholder: {
    weight: 3,
    de: 'Der Text ist ein Platzhalter.',
    en: 'The text is a placeholder.',
  },
  one_word: {
    weight: 2,
    de: 'Der Alternativtext ist nur ein einziges Wort.',
    en: 'The alt text is a single word.',
  },
  unreadable: {
    weight: 2,
    de: 'Die KI konnte Wörter oder Werte im Bild nicht lesen.',
    en: 'The AI could not read some words or values in the image.',
  },
  incomplete_file: {
    weight: 2,
    de: 'Der Datei des Bildes fehlt das Ende; beschrieben ist, was da war.',
    en: 'The end of the image file is missing; the description covers what was there.',
  },
  too_small: {
    weight: 2,
    de: 'Das Bild ist der KI zu klein oder zu unscharf.',
    en: 'The image is too small or too blurred for the AI.',
  },
  contradicts_material: {
    weight: 3,
    de: 'Das Bild widerspricht den Angaben in Liste oder Datei.',
    en: 'The image contradicts what the list or file says about it.',
  },
  person_unclear: {
    weight: 3,
    de: 'Die KI konnte nicht sicher sagen, wer auf dem Bild ist.',
    en: 'The AI could not tell for certain who is in the image.',
  },
  cut_off: {
    weight: 3,
    de: 'Der Text bricht vielleicht mitten im Satz ab.',
    en: 'The text may stop in the middle of a sentence.',
  },
  repetition: {
    weight: 3,
    de: 'Der Text wiederholt dieselben Wörter immer wieder.',
    en: 'The text repeats the same words over and over.',
  },
  instruction: {
    weight: 3,
    de: 'Der Text wiederholt eine Anweisung, statt das Bild zu beschreiben.',
    en: 'The text repeats an instruction instead of describing the image.',
  },
  hedging: {
    weight: 2,
    de: 'Der Text ist zu vage.',
    en: 'The text is vague.',
  },
  praise: {
    weight: 1,
    de: 'Der Text lobt das Bild oder schildert eine Stimmung.',
    en: 'The text praises the image or describes a mood.',
  },
  personal_trait: {
    weight: 2,
    de: 'Der Text nennt Alter, Hautfarbe oder Herkunft einer Person.',
    en: 'The text states a person’s age, skin colour or ethnicity.',
  },
  capitals: {
    weight: 1,
    de: 'Der Text steht ganz in Großbuchstaben.',
    en: 'The text is in all capitals.',
  },
} as const satisfies Record<string, RuleWords>

export type TextRule = keyof typeof textRules

/** The order in which texts are reviewed, highest first; 0: no rule is broken. At most 399. */
export function riskOf(breaches: readonly { rule: TextRule; languages: readonly string[] }[]): number {
  const gravest = Math.max(0, ...breaches.map(({ rule }) => textRules[rule].weight))
  const places = breaches.reduce((sum, { languages }) => sum + Math.max(1, languages.length), 0)
  return breaches.length === 0 ? 0 : 100 * gravest + Math.min(99, places)
}
