import type { EditImageInput } from '#contract/endpoints/images.ts'
import type { Image, LanguageVersion, LanguageVersions } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'

/** The changes of an image that the server does not have yet, in the form that they are sent in. */
export type Draft = EditImageInput

/** One text of an image. */
export interface TextPlace {
  code: string
  field: keyof LanguageVersion
}

const fields = ['altText', 'description'] as const

export const noDraft: Draft = {}

/** Adds the texts that the user sees to a draft that has none: those at its beginning count. */
export function onSeen(draft: Draft, { languageVersions }: Image): Draft {
  return { ...draft, seen: draft.seen ?? languageVersions }
}

export function isEmpty({ texts, approved }: Draft): boolean {
  return texts === undefined && approved === undefined
}

export function writeText(draft: Draft, { code, field }: TextPlace, text: string): Draft {
  return { ...draft, texts: { ...draft.texts, [code]: { ...draft.texts?.[code], [field]: text } } }
}

/** Restores all texts of an earlier version, in the languages that the job still has. */
export function writeVersion(draft: Draft, version: LanguageVersions, languages: readonly string[]): Draft {
  const known = Object.entries(version).filter(([code]) => languages.includes(code))
  return { ...draft, texts: { ...draft.texts, ...Object.fromEntries(known) } }
}

/** The image as it will be once its draft is saved. */
export function withDraft(image: Image, draft: Draft): Image {
  if (isEmpty(draft)) return image
  const languageVersions = writeTexts(image.languageVersions, draft)
  const approved = draft.approved ?? image.approved
  return { ...image, languageVersions, approved, needsReview: image.needsReview && !approved }
}

function writeTexts(texts: LanguageVersions, draft: Draft): LanguageVersions {
  const written = { ...texts }
  for (const [code, change] of Object.entries(draft.texts ?? {})) {
    const before = versionIn(written, code)
    written[code] = {
      altText: change.altText ?? before?.altText ?? '',
      description: change.description ?? before?.description ?? '',
    }
  }
  return written
}

/** Whether these are the texts that result from a draft. */
export function makes(draft: Draft, texts: LanguageVersions): boolean {
  const made = writeTexts(draft.seen ?? {}, draft)
  const codes = new Set([...Object.keys(made), ...Object.keys(texts)])
  return [...codes].every((code) =>
    fields.every((field) => versionIn(made, code)?.[field] === versionIn(texts, code)?.[field]),
  )
}

/** The part of a draft that was changed after `sent` was sent. */
export function unsent(draft: Draft, sent: Draft): Draft {
  const texts: NonNullable<Draft['texts']> = {}
  for (const [code, change] of Object.entries(draft.texts ?? {})) {
    const left = { ...change }
    for (const field of fields) if (change[field] === sent.texts?.[code]?.[field]) delete left[field]
    if (Object.keys(left).length > 0) texts[code] = left
  }
  return {
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(draft.approved !== undefined && draft.approved !== sent.approved && { approved: draft.approved }),
  }
}
