import { and, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { foldAccents } from '#checks/languages/fold-accents.ts'
import { limits } from '#contract/limits.ts'
import { imageSearch, jobImages, type jobs } from '#server/jobs/jobs.tables.ts'
import { column } from '#server/platform/column.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'
import { type ImagesQuery, orderImages } from './order-images.ts'

/** A job whose images are searched. */
export type SearchedJob = Pick<typeof jobs.$inferSelect, 'id' | 'totalImages'>

/**
 * From this many images on, texts are searched through the index over the texts of all jobs. For fewer images, reading the job's own texts
 * is faster than the index, whose cost grows with everything stored: with five million images it takes twenty times as long.
 */
const imagesForIndex = 20_000

/** The positions of a page of a job's images in the wanted order, and the total that matches the query. */
export async function findImages(
  db: Pick<Transaction, 'execute'>,
  job: SearchedJob,
  query: ImagesQuery,
): Promise<{ positions: number[]; total: number }> {
  const { position } = jobImages
  const columns = [...new Set([position, jobImages[query.sort ?? 'position']])]
  const rows = await readRows(
    db,
    { positions: column.list(column.number), total: column.number },
    sql`
    with found as ${keptOrInlined(query)} (
      select ${sql.join(columns, sql`, `)} from ${jobImages} where ${wanted(job, query)}
    )
    select
      (select count(*)::int from found) as total,
      array(
        select ${position} from found as ${jobImages} order by ${sql.join(orderImages(query), sql`, `)}
        offset ${query.offset ?? 0} limit ${query.limit ?? limits.imagesPerPage}
      ) as positions`,
  )
  return rows[0]!
}

/** A search and most orders read every image of the job; otherwise an index leads to the page. */
export function looksAtAll({ search, sort }: ImagesQuery): boolean {
  return Boolean(search) || sort === 'filename' || sort === 'state'
}

/** A query that reads all images does so once for the count and the page; with an index it stops after the page's last image. */
function keptOrInlined(query: ImagesQuery): SQL {
  return looksAtAll(query) ? sql`materialized` : sql`not materialized`
}

/** The condition for an image of the job to match. */
export function wanted(
  job: SearchedJob,
  query: Pick<ImagesQuery, 'search' | 'state' | 'only'>,
): SQL | undefined {
  return and(
    eq(jobImages.jobId, job.id),
    query.state && eq(jobImages.state, query.state),
    query.only === 'needs_review' ? gt(jobImages.risk, 0) : undefined,
    query.only === 'decorative' ? eq(jobImages.purpose, 'decorative') : undefined,
    query.only === 'has_proposal' ? isNotNull(jobImages.proposal) : undefined,
    query.search ? says(job, query.search) : undefined,
  )
}

/**
 * Matches the name or address like `ilike`, which would fold the pattern again for every row, or texts and keywords, if they are indexed.
 */
function says({ id, totalImages }: SearchedJob, search: string): SQL | undefined {
  const { position, filename, url } = jobImages
  const lower = sql`lower(${searchPattern(search)})`
  // A subquery with an offset, even 0, is planned separately: the pattern reaches no index.
  const byItself = totalImages < imagesForIndex ? sql`offset 0` : sql``
  const texts = sql`
    select position from (
      select position, text from ${imageSearch} where ${imageSearch.jobId} = ${id} ${byItself}
    ) own where text like ${searchPattern(foldAccents(search))}`
  return or(
    sql`lower(${filename}) like ${lower}`,
    sql`lower(${url}) like ${lower}`,
    sql`${position} in (${texts})`,
  )
}
