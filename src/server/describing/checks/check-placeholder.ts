import { isPlaceholder } from '#contract/placeholder-texts.ts'

/** Broken when the whole text is one of those that stand where a text is missing, in whatever language. */
export function checkPlaceholder(text: string): boolean {
  return isPlaceholder(text)
}
