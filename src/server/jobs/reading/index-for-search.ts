import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { type ImageRef, isImage } from '#server/jobs/image-ref.ts'
import { imageSearch, jobImages } from '#server/jobs/images.tables.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { column } from '#server/platform/columns.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { searchTextOf } from './search-text.ts'

/** About a fifth of a second of work. */
const imagesAtOnce = 500

const searched = {
  position: jobImages.position,
  filename: jobImages.filename,
  url: jobImages.url,
  languageVersions: jobImages.languageVersions,
  keywords: jobImages.keywords,
}

/**
 * Indexes a batch of images by their texts, in the newest finished job that is not completely indexed. Returns whether there was one. Safe
 * to run in several processes at once, and to be killed.
 */
export async function indexForSearch(db: Database): Promise<boolean> {
  return await db.transaction(async (tx) => {
    // Not a stronger lock: editing an image holds the key of its job.
    const [job] = await readRows(
      tx,
      { id: column.number, searchableTo: column.number },
      sql`
      select id, searchable_to as "searchableTo" from jobs
      where searchable_to is not null and finished_at is not null
      order by id desc limit 1 for no key update skip locked`,
    )
    if (!job) return false
    const images = await tx
      .select(searched)
      .from(jobImages)
      .where(and(eq(jobImages.jobId, job.id), gt(jobImages.position, job.searchableTo)))
      .orderBy(asc(jobImages.position))
      .limit(imagesAtOnce)
      // Waits for texts that are being changed, which their editor indexes, too.
      .for('share')
    const rows = images.map((image) => ({
      jobId: job.id,
      position: image.position,
      text: searchTextOf(image),
    }))
    if (rows.length > 0) await insert(tx, rows)
    const searchableTo = images.length < imagesAtOnce ? null : images.at(-1)!.position
    await tx.update(jobs).set({ searchableTo }).where(eq(jobs.id, job.id))
    return true
  })
}

/** Updates the search index for an image. Callers have locked its row. */
export async function keepFindable(tx: Transaction, ref: ImageRef): Promise<void> {
  const [image] = await tx.select(searched).from(jobImages).where(isImage(ref))
  if (!image) return
  await insert(tx, [{ ...ref, text: searchTextOf(image) }])
}

async function insert(tx: Transaction, rows: (typeof imageSearch.$inferInsert)[]): Promise<void> {
  await tx
    .insert(imageSearch)
    .values(rows)
    .onConflictDoUpdate({
      target: [imageSearch.jobId, imageSearch.position],
      set: { text: sql`excluded.text` },
    })
}
