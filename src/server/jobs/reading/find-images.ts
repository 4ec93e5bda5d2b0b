import { and, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import { foldAccents } from '#server/describing/languages/fold-accents.ts'
import { imageSearch, jobImages } from '#server/jobs/jobs.tables.ts'
import { column } from '#server/platform/column.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'
import { type ImagesQuery, orderImages } from './order-images.ts'

/** The positions of a page of a job's images in the wanted order, and how many images the query matches in all. */
export async function findImages(
  db: Pick<Transaction, 'execute'>,
  jobId: number,
  query: ImagesQuery,
): Promise<{ positions: number[]; total: number }> {
  const { position } = jobImages
  const columns = [...new Set([position, jobImages[query.sort ?? 'position']])]
  const rows = await readRows(
    db,
    { positions: column.list(column.number), total: column.number },
    sql`
    with found as ${keptOrInlined(query)} (
      select ${sql.join(columns, sql`, `)} from ${jobImages} where ${wanted(jobId, query)}
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

/** A search and most orders must look at every image of the job. Elsewhere an index leads to the page. */
export function looksAtAll({ search, sort }: ImagesQuery): boolean {
  return Boolean(search) || sort === 'filename' || sort === 'state'
}

/** What looks at all does it once for the count and the page; an index stops after the last image of the page. */
function keptOrInlined(query: ImagesQuery): SQL {
  return looksAtAll(query) ? sql`materialized` : sql`not materialized`
}

/** The condition that an image of the job matches. */
export function wanted(
  jobId: number,
  query: Pick<ImagesQuery, 'search' | 'state' | 'only'>,
): SQL | undefined {
  return and(
    eq(jobImages.jobId, jobId),
    query.state && eq(jobImages.state, query.state),
    query.only === 'needs_review' ? gt(jobImages.risk, 0) : undefined,
    query.only === 'decorative' ? eq(jobImages.purpose, 'decorative') : undefined,
    query.only === 'has_proposal' ? isNotNull(jobImages.proposal) : undefined,
    query.search ? says(jobId, query.search) : undefined,
  )
}

/** Its name or address as `ilike` would find it, which folds the pattern anew for every row; or its texts and keywords, once they are to be found. */
function says(jobId: number, search: string): SQL | undefined {
  const { position, filename, url } = jobImages
  const lower = sql`lower(${searchPattern(search)})`
  const texts = sql`
    select ${imageSearch.position} from ${imageSearch}
    where ${imageSearch.jobId} = ${jobId} and ${imageSearch.text} like ${searchPattern(foldAccents(search))}`
  return or(
    sql`lower(${filename}) like ${lower}`,
    sql`lower(${url}) like ${lower}`,
    sql`${position} in (${texts})`,
  )
}
