import { and, asc, gt, type SQL, sql } from 'drizzle-orm'
import type { LanguageVersions } from '#contract/entities/image.ts'
import type { ImageAction } from '#contract/entities/image-action.ts'
import type { ImageSelection } from '#contract/entities/image-filter.ts'
import { imageRevisions, jobImages, type StoredProposal } from '#server/jobs/images.tables.ts'
import { isSelected, type SearchedJob } from '#server/jobs/reading/find-images.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

export const actedColumns = {
  position: jobImages.position,
  state: jobImages.state,
  filename: jobImages.filename,
  purpose: jobImages.purpose,
  decorativeReason: jobImages.decorativeReason,
  keywords: jobImages.keywords,
  wishes: jobImages.wishes,
  breaches: jobImages.breaches,
  outdated: jobImages.outdated,
  risk: jobImages.risk,
  editedAt: jobImages.editedAt,
  approvedAt: jobImages.approvedAt,
  changedAt: jobImages.changedAt,
  hasProposal: sql<boolean>`${jobImages.proposal} is not null`,
}

export type ActedImage = Awaited<ReturnType<typeof readActedImages>>[number]

/** The next images of a selection in list order, with what the action needs to know; locked if it is about to change them. */
export async function readActedImages(
  tx: Transaction,
  job: SearchedJob,
  { selection, action }: { selection: ImageSelection; action: ImageAction },
  { after, limit, isLocked }: { after: number; limit: number; isLocked: boolean },
) {
  const needsTexts = action.kind !== 'approve' && action.kind !== 'withdraw_approval'
  const texts = needsTexts ? sql<LanguageVersions | null>`${jobImages.languageVersions}` : sql<null>`null`
  const proposal = action.kind === 'take_proposal' ? sql`${jobImages.proposal}` : sql`null`
  const earlier = action.kind === 'unmark_decorative' ? lastAltTexts(job.id) : sql<null>`null`
  const rows = tx
    .select({
      ...actedColumns,
      languageVersions: texts.as('texts'),
      earlier: sql<LanguageVersions | null>`${earlier}`.as('earlier'),
      proposal: sql<StoredProposal | null>`${proposal}`.as('taken'),
    })
    .from(jobImages)
    .where(and(isSelected(job, selection), gt(jobImages.position, after)))
    .orderBy(asc(jobImages.position))
    .limit(limit)
  return isLocked ? await rows.for('update') : await rows
}

function lastAltTexts(jobId: number): SQL {
  const { languageVersions, number } = imageRevisions
  return sql`(
    select ${languageVersions} from ${imageRevisions}
    where ${imageRevisions.jobId} = ${jobId} and ${imageRevisions.position} = ${jobImages.position}
      and ${imageRevisions.cause} <> 'declined'
      and exists (select from jsonb_each(${languageVersions}) as text where text.value ->> 'altText' <> '')
    order by ${number} desc limit 1)`
}

/** Refuses `unknown_language` for an action in a language that the job does not have. */
export function refuseUnknownLanguages(action: ImageAction, languages: readonly string[]): void {
  const wanted = 'languages' in action ? (action.languages ?? []) : []
  const language = wanted.find((code) => !languages.includes(code))
  if (language !== undefined) throw new Refusal('unknown_language', { language })
}
