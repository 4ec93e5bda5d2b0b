import { isDeepStrictEqual } from 'node:util'
import type { LanguageVersions } from '#contract/entities/image.ts'

/**
 * Languages whose texts are older than an edit in another one: all others that have texts. Editing an outdated one brings it up to date.
 * Null if there are none.
 */
export function findOutdated(
  { languageVersions, outdated }: { languageVersions: LanguageVersions | null; outdated: string[] | null },
  after: LanguageVersions | null,
  stillFit: readonly string[] = [],
): string[] | null {
  const before = outdated ?? []
  const all = Object.keys(after ?? {})
  const edited = all.filter((code) => !isDeepStrictEqual(after?.[code], languageVersions?.[code]))
  const isUpdate = edited.every((code) => before.includes(code))
  const done = [...edited, ...stillFit]
  const left = (isUpdate ? before : all).filter((code) => !done.includes(code))
  return left.length > 0 ? left : null
}
