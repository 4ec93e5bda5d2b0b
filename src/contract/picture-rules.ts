import type { UiLanguage } from './languages.ts'
import { textRules } from './text-rules.ts'

interface RuleWords extends Record<UiLanguage, string> {
  /** How much a picture with this fault keeps from people: 3 all of it, 2 much, 1 little. */
  weight: 1 | 2 | 3
}

const {
  file_name,
  opening,
  markup,
  label,
  refusal,
  stuffing,
  placeholder,
  one_word,
  cut_off,
  repetition,
  instruction,
} = textRules

/** What an audit finds wrong with a picture on its page, in words: what only the page shows, and the rules for texts. */
export const pictureRules = {
  missing: {
    weight: 3,
    de: 'Das Bild hat keinen Alternativtext.',
    en: 'The image has no alt text.',
  },
  linked_without_text: {
    weight: 3,
    de: 'Der Link oder Knopf hat keinen Namen, weil sein Bild keinen Text hat.',
    en: 'The link or button has no name because its image has no text.',
  },
  duplicate: {
    weight: 2,
    de: 'Andere Bilder haben denselben Text.',
    en: 'Other images have the same text.',
  },
  other_language: {
    weight: 2,
    de: 'Der Text ist in einer anderen Sprache als die Seite.',
    en: 'The text is in another language than the page.',
  },
  file_name,
  placeholder,
  refusal,
  label,
  markup,
  cut_off,
  repetition,
  instruction,
  stuffing,
  opening,
  length: {
    weight: 1,
    de: 'Der Text ist länger als 250 Zeichen.',
    en: 'The text is longer than 250 characters.',
  },
  one_word,
} as const satisfies Record<string, RuleWords>
