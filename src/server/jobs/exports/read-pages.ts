import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type pg from 'pg'

/** A row as PostgreSQL wrote it, in text; its first field is the position. */
export type RawRow = [position: string, ...fields: (string | null)[]]

const firstPageRows = 20
const maxPageRows = 500
/**
 * What one page may hold; the next one gets as many rows as fit by the measure of the one before. Larger pages are
 * hardly faster, but what lives longer makes V8 double the memory it gives to young objects.
 */
const pageCharacters = 130_000

// Each type is read as the text it came in: parsing it is left to whoever needs the value.
const asText = { getTypeParser: () => (text: string) => text }

/** What is read of each image, in SQL. Its text never holds what users typed: each text is prepared once a connection. */
export interface PageQuery {
  /** What to select after the position. */
  fields: string
  /** A condition; all images without one. */
  only?: string | undefined
  /** What `fields` calls `codes[1]`, `codes[2]` and so on. */
  languages?: readonly string[]
}

/**
 * The images of a job in order of position, page by page. The next page is on its way while one is worked on. Between pages no connection is held, so that slow
 * readers never keep the database from others. Throws if the job is deleted meanwhile: half an export must not look whole.
 */
export async function* readPages<Row extends RawRow>(
  pool: pg.Pool,
  jobId: number,
  { fields, only = 'true', languages = [] }: PageQuery,
): AsyncGenerator<Row[]> {
  const text = `select position, ${fields} from job_images cross join (select $4::text[]) as asked (codes)
    where job_id = $1 and position > $2 and (${only}) order by position limit $3`
  const name = createHash('sha256').update(text).digest('base64url')
  let next = readPage(0, firstPageRows)
  for (;;) {
    const page = await next
    const last = page.at(-1)
    if (!last) break
    next = readPage(Number(last[0]), rowsThatFit(page))
    // A reader that leaves early never awaits this page: its error must not count as unhandled.
    next.catch(() => {})
    // The query leaves when the event loop turns. Else PostgreSQL would begin when this page is done, not meanwhile.
    await breathe()
    yield page
  }
  await refuseDeletedJob(pool, jobId)

  async function readPage(after: number, limit: number): Promise<Row[]> {
    const { rows } = await pool.query<Row>({
      name,
      text,
      values: [jobId, after, limit, languages],
      rowMode: 'array',
      types: asText,
    })
    return rows
  }
}

function rowsThatFit(page: RawRow[]): number {
  let characters = 1
  for (const row of page) for (const field of row) characters += field?.length ?? 0
  const rows = Math.floor((pageCharacters * page.length) / characters)
  return Math.min(Math.max(rows, 1), maxPageRows)
}

async function refuseDeletedJob(pool: pg.Pool, jobId: number): Promise<void> {
  const { rowCount } = await pool.query('select 1 from jobs where id = $1 and deleted_at is null', [jobId])
  if (!rowCount) throw new Error(`job ${jobId} was deleted while it was exported`)
}
