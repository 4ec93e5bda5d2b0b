import { languageName } from '#contract/languages.ts'
import type { TextRule } from '#contract/text-rules.ts'
import type { Breach } from './check-answer.ts'

/** What to do otherwise, for a model: begins after “German: ”. */
const explanations: Record<TextRule, string> = {
  file_name: 'the alt text holds the file name. Say what can be seen instead.',
  opening: 'the alt text begins by saying that it is a picture. Begin with what can be seen.',
  sentences: 'the alt text has more than two sentences. Use one, at most two.',
  length: 'the alt text is longer than 250 characters. Say the most important thing in 125 or fewer.',
  markup: 'a text holds markup, entities or remains of JSON. Write plain text.',
  quotes:
    'a whole text stands in quotation marks. Leave them out; only quote words that stand in the picture.',
  emoji: 'a text holds emoji. Use words.',
  label: 'a text begins with a label such as “Alt text:” or a language’s name. Begin with the text itself.',
  refusal: 'a text declines or speaks of yourself. Describe what can be seen; people need not be identified.',
  language: 'the texts are not in this language. Write both of them in it; names and quoted words may stay.',
  same_text: 'alt text and description say the same. Let the description tell what the alt text does not.',
  numbers: 'the texts name other numbers than those of other languages. Name the same numbers in all.',
  stuffing: 'the alt text strings keywords together. Write a phrase that a person would say.',
  placeholder: 'a text is a placeholder or an error message. Describe the picture.',
}

/** For the model that is asked once more: an English sentence or two for each rule and language. */
export function explainBreaches(breaches: Breach[]): string[] {
  return breaches.flatMap(({ rule, languages }) =>
    languages.map((language) => `${languageName(language, 'en')}: ${explanations[rule]}`),
  )
}
