import type { ReviewReason } from '#contract/entities/image.ts'
import { languageName, type UiLanguage } from '#contract/languages.ts'

/**
 * Why somebody should look at the texts, and in which languages: `Der Text enthält Emoji. (Deutsch, Englisch)`. `languages`
 * are the job's: where it has only one, or the reason is about all of them, none is named.
 */
export function sayReview(
  { message, languages: concerned }: Pick<ReviewReason, 'message' | 'languages'>,
  languages: readonly string[],
  uiLanguage: UiLanguage,
): string {
  if (concerned.length === 0 || languages.length === 1) return message
  return `${message} (${concerned.map((code) => languageName(code, uiLanguage)).join(', ')})`
}
