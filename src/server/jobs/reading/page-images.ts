import { and, asc, eq, gt } from 'drizzle-orm'
import type { ExportedImage } from '#contract/entities/image.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { jobImages } from '#server/jobs/jobs.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { FoundJob } from './find-job.ts'
import { exportedColumns } from './image-columns.ts'
import { shapeExported } from './shape-image.ts'

/** A page of a job's images in the order of its list: those behind the position `after`, if there is one. */
export async function pageImages(
  db: Database,
  job: FoundJob,
  { after, limit, language }: { after?: number | undefined; limit: number; language: UiLanguage },
): Promise<ExportedImage[]> {
  const rows = await db
    .select(exportedColumns)
    .from(jobImages)
    .where(and(eq(jobImages.jobId, job.id), after === undefined ? undefined : gt(jobImages.position, after)))
    .orderBy(asc(jobImages.position))
    .limit(limit)
  return rows.map((row) => shapeExported(row, job.languages, language))
}
