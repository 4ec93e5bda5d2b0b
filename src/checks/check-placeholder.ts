import type { ImagePurpose } from '#contract/entities/image.ts'
import { isPlaceholder } from './is-placeholder.ts'
import { languages } from './languages/languages.ts'
import { alternativesOf, tellingText } from './pattern-of.ts'
import type { RuleOfText } from './rule.ts'

/** A template variable as the whole text: `{{alt}}`, `${title}`, `%ALT%`, `__ALT__`, `HERO_ALT_EN`. */
const unfilled =
  /^(?:\$?\{{1,2}[^{}]{1,60}\}{1,2}|%[\p{L}\d_. -]{2,40}%|<%[^%]{1,60}%>|__\w{2,40}__|\p{Lu}{2,}(?:_\p{Lu}{2,})+|\[object object\])$/iu

const fillIns = alternativesOf(
  [...languages.values()].map(({ judged }) => judged.fillIns.replaceAll('|', '\n')),
)

/** Brackets with what should be filled in: “[insert alt text here]”, “<your description>”. */
const toFillIn = new RegExp(
  `[[<{](?=[^\\]>}/=]{2,60}[\\]>}])[^\\]>}]*?(?<!\\p{sc=Latn})(?:${fillIns})(?!\\p{sc=Latn})`,
  'u',
)

/** “Image 3”, “Foto Nr. 12”, “Picture #4”. */
const pictureWords = alternativesOf(
  [...languages.values()].map(({ noise }) => noise.pictures.replaceAll(' ', '\n')),
)
const countedPicture = new RegExp(
  `^(?:${pictureWords})[\\s#(_-]*(?:n[ro°]?\\.?|č\\.|št\\.)?\\s*\\d{1,3}\\)?[.:]?$`,
  'u',
)

/**
 * Broken if the whole text is a known placeholder in any language, if brackets still have to be filled in, or if there is nothing
 * to read. A single letter of the Latin script is hardly ever what a picture shows.
 */
export function checkPlaceholder(text: string, purpose: ImagePurpose = 'informative'): boolean {
  const trimmed = text.trim()
  if (!/[\p{L}\p{N}]/u.test(trimmed)) return purpose !== 'text' && purpose !== 'functional'
  if (/^\p{sc=Latn}$/u.test(trimmed)) return purpose !== 'text' && purpose !== 'functional'
  const said = tellingText(trimmed)
  return isPlaceholder(trimmed) || unfilled.test(trimmed) || countedPicture.test(said) || toFillIn.test(said)
}

export const placeholderRule: RuleOfText = {
  isHard: true,
  advice: 'a text is a placeholder or an error message. Describe the picture.',
  fields: ['altText', 'description', 'aside'],
  judgeText: (text, { purpose }) => checkPlaceholder(text, purpose),
}
