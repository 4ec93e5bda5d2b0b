import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { jobImages, jobShares, type jobs } from '#server/jobs/jobs.tables.ts'
import { singleImages } from '#server/jobs/single.tables.ts'

const hasTexts = inArray(jobImages.state, ['succeeded', 'carried'])

/**
 * Of an image: whoever has this link to its job may see it. It has texts, and was there when the link was made: the single pictures
 * of a day go on coming in.
 */
export function shownBy({
  kind,
  shareId,
}: {
  kind: (typeof jobs.$inferSelect)['kind']
  shareId: number
}): SQL | undefined {
  if (kind === 'list') return hasTexts
  return and(
    hasTexts,
    sql`exists (
      select from ${singleImages} join ${jobShares} on ${jobShares.id} = ${shareId}
      where ${singleImages.jobId} = ${jobImages.jobId} and ${singleImages.position} = ${jobImages.position}
        and ${singleImages.createdAt} <= ${jobShares.createdAt})`,
  )
}
