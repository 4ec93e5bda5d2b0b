import type pg from 'pg'
import type { RowWishes } from '#contract/lists/row-wishes.ts'
import { column } from '#server/platform/column.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import type { RowOf } from '#server/platform/read-rows.ts'

const repeat = {
  position: column.number,
  url: column.text,
  filename: column.text,
  context: column.text,
  row: column.asStored<RowWishes>(),
}

/** An image that shares the answer of another one. */
export type Repeat = RowOf<typeof repeat>

/** Images that wait for what comes of this one, at most a thousand. */
export async function findRepeats(pool: pg.Pool, jobId: number, original: number): Promise<Repeat[]> {
  return queryRows(pool, repeat, {
    text: `select position, url, filename, context, coalesce(wishes, '{}') as row from job_images
      where job_id = $1 and follows = $2 and state = 'pending' order by position limit 1000`,
    values: [jobId, original],
  })
}
