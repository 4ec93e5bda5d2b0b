import { createHash } from 'node:crypto'
import { asHeard } from '#checks/as-heard.ts'
import type { LanguageVersions } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'

/**
 * Digest of how the alt text in the job's first language sounds. Null if there is none, as for a decorative picture.
 */
export function altHashOf(texts: LanguageVersions, languages: readonly string[]): Buffer | null {
  const altText = versionIn(texts, languages[0] ?? '')?.altText ?? ''
  const heard = asHeard(altText)
  return heard === '' ? null : createHash('sha256').update(heard).digest().subarray(0, 8)
}
