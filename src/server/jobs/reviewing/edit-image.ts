import { isDeepStrictEqual } from 'node:util'
import type { EditImageInput } from '#contract/endpoints/images.ts'
import type { Image, LanguageVersions } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { riskOf } from '#contract/text-rules.ts'
import { putOnOneLine } from '#server/describing/keywords/read-plain-text.ts'
import { changedNow } from '#server/jobs/changed-now.ts'
import { type ImageRef, isImage } from '#server/jobs/image-ref.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { keepFindable } from '#server/jobs/reading/index-for-search.ts'
import { imageColumns, shapeImage } from '#server/jobs/reading/shape-image.ts'
import type { Caller } from '#server/platform/caller.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { changeTexts } from './change-texts.ts'
import { findOutdated } from './find-outdated.ts'
import { lockOwnImage } from './lock-own-image.ts'
import { orderReviewEvents } from './order-review-events.ts'

/**
 * Edits the texts of an image, stores the previous ones as a revision, and approves the image or revokes the approval. An edit keeps an
 * approval, because writing a text implies reviewing it. Refuses what `lockOwnImage` refuses, `no_texts`, `invalid_input`, and
 * `texts_changed` if the texts are neither those that the caller saw nor the result of this very change.
 */
export async function editImage(
  db: Database,
  caller: Caller,
  ref: ImageRef,
  { texts = {}, approved, stillFit = [], seen }: EditImageInput,
  language: UiLanguage,
): Promise<Image> {
  return await db.transaction(async (tx) => {
    const { job, image } = await lockOwnImage(tx, caller, ref, 'no key update')
    if (image.state !== 'succeeded' && image.state !== 'carried') throw new Refusal('no_texts')
    const before = image.languageVersions ?? {}
    if (seen && !isDeepStrictEqual(before, seen)) {
      // A browser that got no answer retries with the texts from before the first attempt.
      const wanted = writeInto(seen, texts, job.languages)
      if (!isDeepStrictEqual(before, wanted)) throw new Refusal('texts_changed')
    }
    const after = writeInto(before, texts, job.languages)
    const outdated = findOutdated(image, after, stillFit)
    const isSame = !after && approved === undefined && isDeepStrictEqual(outdated, image.outdated)
    if (isSame) return shapeImage(image, job.languages, language)

    const change = after && (await changeTexts(tx, ref, { job, image }, after)).columns
    const isApproved = approved ?? image.approvedAt !== null
    const breaches = change ? change.breaches : image.breaches
    const [changed] = await tx
      .update(jobImages)
      .set({
        ...change,
        outdated,
        approvedAt: isApproved ? (image.approvedAt ?? new Date()) : null,
        risk: isApproved ? 0 : riskOf(breaches ?? []),
        changedAt: changedNow,
      })
      .where(isImage(ref))
      .returning(imageColumns)
    if (change) await keepFindable(tx, ref)
    const isNewlyApproved = isApproved && image.approvedAt === null
    await orderReviewEvents(tx, ref.jobId, {
      'text.updated': change ? [ref.position] : [],
      'image.approved': isNewlyApproved ? [ref.position] : [],
    })
    return shapeImage(changed!, job.languages, language)
  })
}

/** The texts with the changes applied; null if nothing changes. Refuses `invalid_input` for another language than the image’s. */
function writeInto(
  before: LanguageVersions,
  texts: EditImageInput['texts'] & {},
  languages: readonly string[],
): LanguageVersions | null {
  const after = { ...before }
  let isChanged = false
  for (const [language, wanted] of Object.entries(texts)) {
    if (!languages.includes(language))
      throw new InvalidInput([{ path: `texts.${language}`, words: noTextsIn(language) }])
    const { altText: formerAlt, description: former } = versionIn(before, language) ?? {
      altText: '',
      description: '',
    }
    const altText = wanted.altText === undefined ? formerAlt : putOnOneLine(wanted.altText)
    const description = wanted.description === undefined ? former : putOnOneLine(wanted.description)
    if (altText === formerAlt && description === former) continue
    after[language] = { altText, description }
    isChanged = true
  }
  return isChanged ? after : null
}

const noTextsIn = (language: string) => ({
  de: `Dieses Bild hat keine Texte in der Sprache „${language}“.`,
  en: `This image has no texts in “${language}”.`,
})
