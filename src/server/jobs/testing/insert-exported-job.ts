import type pg from 'pg'
import type { ExportJob } from '#server/jobs/exports/read-pages.ts'

/** A column's value by the column's name; `source` is the JSON text of the original row as written in its list. */
type Row = Record<string, unknown> & { source: string }

/** For tests: a completed job with these rows. */
export async function insertExportedJob(
  pool: pg.Pool,
  userId: number,
  list: Omit<ExportJob, 'id'>,
  rows: Row[],
): Promise<ExportJob> {
  const answer = await pool.query<{ id: number }>(
    `insert into jobs (user_id, status, filename, list_kind, columns, format, languages, prompt_type, custom_prompt,
      price_cents)
    values ($1, 'completed', 'list', $2, $3, 'csv', $4, 'system', '', 50) returning id`,
    [userId, list.listKind, list.columns, list.languages],
  )
  const id = answer.rows[0]!.id
  await pool.query('insert into job_images select * from json_populate_recordset(null::job_images, $1)', [
    `[${rows.map((row, index) => writeRow(id, index + 1, row)).join(',')}]`,
  ])
  return { ...list, id }
}

function writeRow(jobId: number, position: number, { source, ...columns }: Row): string {
  const row = {
    job_id: jobId,
    position,
    state: 'pending',
    url: 'https://example.org/hof.jpg',
    filename: 'hof.jpg',
    context: '',
    has_thumbnail: false,
    risk: 0,
    ...columns,
  }
  return `${JSON.stringify(row).slice(0, -1)},"source":${source}}`
}
