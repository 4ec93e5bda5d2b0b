import type { ImagePurpose, LanguageVersion, LanguageVersions } from '#contract/entities/image.ts'
import type { ImageAction, LeftOutReason, TextChange } from '#contract/entities/image-action.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { limits } from '#contract/limits.ts'
import { withoutNul } from '#contract/lists/without-hidden.ts'
import { putOnOneLine } from '#server/describing/keywords/read-plain-text.ts'
import type { StoredProposal } from '#server/jobs/images.tables.ts'
import type { ActedImage } from './read-acted-images.ts'

/** What an action does to an image. */
export interface Plan {
  /** The image stays as it is for this reason. */
  leftOut?: LeftOutReason
  /** Its new texts. */
  languageVersions?: LanguageVersions
  purpose?: ImagePurpose
  isApproved?: boolean
  /** The proposal that the new texts are from. */
  taken?: StoredProposal
  /** Each text that changes or is left out, with its reason. */
  texts: Omit<TextChange, 'imageId' | 'filename'>[]
}

type Edit = (text: string, field: keyof LanguageVersion) => string

const longest = { altText: limits.altTextCharacters, description: limits.descriptionCharacters }

/** Plans an action on an image that matches its selection. Null: there is nothing to do. */
export function planChange(
  image: ActedImage,
  action: ImageAction,
  { languages, seenAt }: { languages: readonly string[]; seenAt: Date },
): Plan | null {
  if (image.changedAt && image.changedAt > seenAt) return { leftOut: 'changed', texts: [] }
  if (image.state !== 'succeeded' && image.state !== 'carried') return { leftOut: 'no_texts', texts: [] }
  const isApproved = image.approvedAt !== null
  const isDecorative = image.purpose === 'decorative'
  switch (action.kind) {
    case 'approve':
      if (isApproved) return null
      return image.hasProposal ? { leftOut: 'proposal', texts: [] } : { isApproved: true, texts: [] }
    case 'withdraw_approval':
      return isApproved ? { isApproved: false, texts: [] } : null
    case 'take_proposal':
      return image.proposal && planTaking(image, image.proposal, languages)
    case 'mark_decorative': {
      const plan = planTexts(image, {}, languages, (text, field) => (field === 'altText' ? '' : text))
      return isDecorative && !plan ? null : { texts: [], ...plan, purpose: 'decorative' }
    }
    case 'unmark_decorative': {
      if (!isDecorative) return null
      const { earlier } = image
      if (!earlier) return { leftOut: 'no_earlier_text', texts: [] }
      const languageVersions = { ...image.languageVersions }
      const texts = languages.flatMap((language) => {
        const after = versionIn(earlier, language)?.altText
        if (!after) return []
        const { altText = '', description = '' } = versionIn(languageVersions, language) ?? {}
        if (after === altText) return []
        languageVersions[language] = { altText: after, description }
        return [{ language, field: 'altText' as const, before: altText, after, leftOut: null }]
      })
      return { languageVersions, purpose: 'informative', texts }
    }
    case 'delete_texts': {
      const plan = planTexts(image, action, languages, () => '')
      return plan && { ...plan, isApproved: false }
    }
    case 'replace':
      return planReplacement(image, action, languages)
  }
}

function planTaking(image: ActedImage, taken: StoredProposal, languages: readonly string[]): Plan {
  const { languageVersions, purpose } = taken
  const texts = languages.flatMap((language) => {
    const old = versionIn(image.languageVersions ?? {}, language)
    const now = versionIn(languageVersions, language)
    return (['altText', 'description'] as const).flatMap((field) => {
      const [before, after] = [old?.[field] ?? '', now?.[field] ?? '']
      return before === after ? [] : [{ language, field, before, after, leftOut: null }]
    })
  })
  return { languageVersions, purpose, isApproved: false, taken, texts }
}

function planReplacement(
  image: ActedImage,
  action: Extract<ImageAction, { kind: 'replace' }>,
  languages: readonly string[],
): Plan | null {
  const wanted = new RegExp(escaped(withoutNul(action.find)), action.matchCase ? 'gu' : 'giu')
  const replacement = withoutNul(action.replacement)
  return planTexts(
    image,
    action,
    languages,
    // As a function, so that no `$&` in it means anything.
    (text) => (text === '' ? text : putOnOneLine(text.replace(wanted, () => replacement))),
    (after, field) => {
      if (after === '') return 'would_be_empty'
      return after.length > longest[field] ? 'too_long' : null
    },
  )
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

function planTexts(
  image: ActedImage,
  action: { fields?: readonly (keyof LanguageVersion)[]; languages?: readonly string[] | undefined },
  languages: readonly string[],
  edit: Edit,
  judge: (after: string, field: keyof LanguageVersion) => LeftOutReason | null = () => null,
): Plan | null {
  const { fields = ['altText', 'description'] as const } = action
  const languageVersions = { ...image.languageVersions }
  const texts: Plan['texts'] = []
  for (const language of action.languages ?? languages) {
    const version = versionIn(languageVersions, language)
    if (!version) continue
    const edited = { ...version }
    for (const field of fields) {
      const before = version[field]
      const after = edit(before, field)
      if (after === before) continue
      const leftOut = judge(after, field)
      texts.push({ language, field, before, after, leftOut })
      if (!leftOut) edited[field] = after
    }
    languageVersions[language] = edited
  }
  if (texts.length === 0) return null
  const reason = texts.every(({ leftOut }) => leftOut) && texts[0]?.leftOut
  return reason ? { leftOut: reason, texts } : { languageVersions, texts }
}
