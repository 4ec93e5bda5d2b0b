import type { SharedImage, SharedJob } from '#contract/entities/share.ts'
import { versionIn } from '#contract/entities/version-in.ts'

/** The texts of an image in a language of its job, and the language that they are in: carried-over texts exist in the first one only. */
export function sharedTexts({ languageVersions }: SharedImage, { languages }: SharedJob, language: string) {
  const first = languages[0] ?? ''
  const own = versionIn(languageVersions, language)
  const { altText = '', description = '' } = own ?? versionIn(languageVersions, first) ?? {}
  return { code: own ? language : first, altText, description }
}
