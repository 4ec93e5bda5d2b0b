import { createHash } from 'node:crypto'
import type { LanguageVersions } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'

/**
 * Digest of the alt text in the job's first language, ignoring case, spaces and punctuation, which a listener does not hear. Null if there
 * is none, as for a decorative picture.
 */
export function altKeyOf(texts: LanguageVersions, languages: readonly string[]): Buffer | null {
  const altText = versionIn(texts, languages[0] ?? '')?.altText ?? ''
  const heard = altText
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
  return heard === '' ? null : createHash('sha256').update(heard).digest().subarray(0, 8)
}
