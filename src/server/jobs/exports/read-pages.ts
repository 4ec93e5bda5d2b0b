import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type pg from 'pg'
import type { ListKind } from '#server/jobs/lists/list.ts'

/** A row in PostgreSQL's text form; its first field is the position. */
export type RawRow = [position: string, ...fields: (string | null)[]]

const firstPageRows = 20
const maxPageRows = 500
/**
 * The size of one page; the next page gets as many rows as fit, judging by the previous one. Larger pages are hardly faster, but
 * longer-lived data makes V8 double the memory for young objects.
 */
const pageCharacters = 130_000

// Each type is read as text: callers parse the values they need.
const asText = { getTypeParser: () => (text: string) => text }

/** What to read of each image, in SQL. It never contains user input: each text is prepared once per connection. */
export interface PageQuery {
  /** What to select after the position. */
  fields: string
  /** A condition; all images if omitted. */
  only?: string | undefined
  /** The values of `codes[1]`, `codes[2]` and so on in `fields`. */
  languages?: readonly string[]
}

/**
 * Yields the images of a job by position, page by page. The next page is fetched while one is processed. No connection is held between
 * pages, so slow readers never block the database for others. Throws if the job is deleted in the meantime: half an export must not look
 * complete.
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
    // A reader that leaves early never awaits this page: its error must not be unhandled.
    next.catch(() => {})
    // The query is sent when the event loop turns. Otherwise PostgreSQL would start after this page is processed instead of during it.
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

/** The fields of a job that its exports need. */
export interface ExportJob {
  id: number
  /** Absent: it is live data. */
  isTest?: boolean
  /** The list's column names in order. */
  columns: readonly string[]
  /** In the order in which they were chosen. */
  languages: readonly string[]
  listKind: ListKind
}
