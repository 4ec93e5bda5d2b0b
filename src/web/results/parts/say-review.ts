import type { ReviewReason } from '#contract/entities/image.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { textRules } from '#contract/text-rules.ts'
import { languageNames } from '#web/components/display-names.ts'

/**
 * The reason to review the texts, with its languages: `Der Text enthält Emoji. (Deutsch, Englisch)`. `languages` are the job's: if it has
 * only one, or the reason concerns all of them, none is named.
 */
export function sayReview(
  { rule, languages: concerned }: Pick<ReviewReason, 'rule' | 'languages'>,
  languages: readonly string[],
  uiLanguage: UiLanguage,
): string {
  // Not the server's message: loaded images are not refetched when the user changes the language.
  const message = textRules[rule][uiLanguage]
  if (concerned.length === 0 || languages.length === 1) return message
  return `${message} (${languageNames(concerned, uiLanguage)})`
}
