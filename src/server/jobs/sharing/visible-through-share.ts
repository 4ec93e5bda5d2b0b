import { and, type SQL, sql } from 'drizzle-orm'
import { jobImages } from '#server/jobs/images.tables.ts'
import { jobShares, type jobs } from '#server/jobs/jobs.tables.ts'
import { hasTexts } from '#server/jobs/reading/find-images.ts'
import { singleImages } from '#server/jobs/single.tables.ts'

/**
 * The condition for an image to be visible through a share link: it has texts and existed when the link was created. A day's job of
 * single pictures keeps growing.
 */
export function visibleThroughShare({
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
