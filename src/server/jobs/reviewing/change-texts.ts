import type { ImagePurpose, LanguageVersions } from '#contract/entities/image.ts'
import { compareAgain } from '#server/jobs/alike/compare-again.ts'
import { unmarkAlike } from '#server/jobs/alike/mark-alike.ts'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import type { StoredBreach } from '#server/jobs/images.tables.ts'
import { wishesOfJob } from '#server/jobs/wishes-of-job.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { addRevision } from './add-revision.ts'
import { checkTexts } from './check-texts.ts'
import { isAsWritten } from './is-as-written.ts'
import type { OwnImage } from './lock-own-image.ts'

/** What the rules and the revisions need to know about an image. */
export interface Changed {
  job: OwnImage['job']
  image: Pick<OwnImage['image'], 'languageVersions' | 'purpose' | 'decorativeReason' | 'keywords' | 'wishes'>
}

interface Special {
  purpose?: ImagePurpose | null
  isOneOfMany?: boolean
  known?: readonly StoredBreach[]
}

/**
 * Stores the previous texts of an image as a revision, and computes the columns that depend on the new ones. `isOneOfMany`: the revision is
 * kept even directly after another. `known`: the rules that these texts break, which the model may have said itself. Callers have locked job
 * and image, and update it with the columns.
 */
export async function changeTexts(
  tx: Transaction,
  ref: ImageRef,
  { job, image }: Changed,
  languageVersions: LanguageVersions,
  { purpose = purposeOf(image, languageVersions), isOneOfMany = false, known }: Special = {},
) {
  const texts = { before: image.languageVersions ?? {}, after: languageVersions }
  const revision = await addRevision(tx, ref, 'edited', texts, isOneOfMany)
  const { breaches: found, ...keywords } = checkTexts(
    { ...image, purpose },
    wishesOfJob(job),
    languageVersions,
  )
  const breaches = await compareAgain(tx, ref, {
    texts: languageVersions,
    languages: job.languages,
    breaches: known ? unmarkAlike(known) : found,
  })
  return {
    revision,
    columns: {
      languageVersions,
      purpose,
      ...keywords,
      breaches: breaches.length > 0 ? breaches : null,
      editedAt: (await isAsWritten(tx, ref, languageVersions)) ? null : new Date(),
    },
  }
}

/**
 * What the model found decorative stays so while its alt texts are empty; emptying the texts of another image does not make it decorative.
 * No image with an alt text is decorative.
 */
function purposeOf({ purpose, decorativeReason }: Changed['image'], texts: LanguageVersions) {
  const hasAltText = Object.values(texts).some(({ altText }) => altText !== '')
  if (hasAltText) return decorativeReason || purpose === 'decorative' ? 'informative' : purpose
  return decorativeReason ? 'decorative' : purpose
}
