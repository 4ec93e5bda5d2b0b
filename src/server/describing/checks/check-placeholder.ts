import { recognisePlaceholders } from '#contract/placeholder-texts.ts'
import { languages } from '#server/describing/languages/languages.ts'

/** Broken when the whole text is one of those that stand where a text is missing, in whatever language. */
export const checkPlaceholder: (text: string) => boolean = recognisePlaceholders(
  [...languages.values()].map(({ placeholders }) => placeholders),
)
