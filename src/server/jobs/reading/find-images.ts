import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { foldAccents } from '#checks/languages/fold-accents.ts'
import type { ImageFilter, ImageSelection } from '#contract/entities/image-filter.ts'
import { limits } from '#contract/limits.ts'
import { withoutNul } from '#contract/lists/without-hidden.ts'
import { imageSearch, jobImages } from '#server/jobs/images.tables.ts'
import type { jobs } from '#server/jobs/jobs.tables.ts'
import { column } from '#server/platform/columns.ts'
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
export const imagesForIndex = 20_000

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
export function looksAtAll({
  search,
  sort,
  approved,
  edited,
  decorative,
  missing,
  ...query
}: ImagesQuery): boolean {
  const isOrdered = sort === 'filename' || sort === 'state'
  const readsTexts = query.altTextMin !== undefined || query.altTextMax !== undefined || missing
  return isOrdered || Boolean(search || approved || edited || decorative || readsTexts)
}

/** A query that reads all images does so once for the count and the page; with an index it stops after the page's last image. */
function keptOrInlined(query: ImagesQuery): SQL {
  return looksAtAll(query) ? sql`materialized` : sql`not materialized`
}

/** The condition for an image of the job to match. */
export function wanted(job: SearchedJob, filter: ImageFilter): SQL | undefined {
  const { jobId, state, risk, purpose, proposal, breaches, approvedAt, editedAt } = jobImages
  const { only, rule, missing } = filter
  return and(
    eq(jobId, job.id),
    filter.state && eq(state, filter.state),
    only === 'needs_review' || rule ? gt(risk, 0) : undefined,
    only === 'decorative' ? eq(purpose, 'decorative') : undefined,
    only === 'has_proposal' ? isNotNull(proposal) : undefined,
    rule && sql`${breaches} @> ${JSON.stringify([{ rule }])}::jsonb`,
    filter.approved &&
      (filter.approved === 'true' ? isNotNull(approvedAt) : and(hasTexts, isNull(approvedAt))),
    filter.edited && (filter.edited === 'true' ? isNotNull(editedAt) : and(hasTexts, isNull(editedAt))),
    filter.decorative &&
      and(hasTexts, filter.decorative === 'true' ? eq(purpose, 'decorative') : isNotDecorative),
    missing === undefined
      ? undefined
      : and(hasTexts, isNotDecorative, sql`coalesce(${altTextIn(missing)}, '') = ''`),
    hasAltTextOf(filter),
    filter.search ? says(job, filter.search) : undefined,
  )
}

/** Of a finished job; the texts can be empty. */
export const hasTexts = inArray(jobImages.state, ['succeeded', 'carried'])
const isNotDecorative = sql`${jobImages.purpose} is distinct from 'decorative'`

function altTextIn(language: string): SQL {
  return sql`${jobImages.languageVersions} -> ${withoutNul(language)}::text ->> 'altText'`
}

function hasAltTextOf({ altTextMin, altTextMax }: ImageFilter): SQL | undefined {
  if (altTextMin === undefined && altTextMax === undefined) return undefined
  const length = sql`char_length(version.value ->> 'altText')`
  return sql`${hasTexts} and exists (
    select from jsonb_each(${jobImages.languageVersions}) as version
    where ${length} >= ${altTextMin ?? 0}::int and (${altTextMax ?? null}::int is null or ${length} <= ${altTextMax ?? null}::int))`
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

/** The condition for an image of the job to be among the selected ones. */
export function isSelected(job: SearchedJob, selection: ImageSelection): SQL | undefined {
  if ('matching' in selection) return wanted(job, selection.matching)
  return and(eq(jobImages.jobId, job.id), inArray(jobImages.position, selection.images))
}
