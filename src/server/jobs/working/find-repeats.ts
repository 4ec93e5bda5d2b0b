import type pg from 'pg'

/** An image that shares the answer of another one. */
export interface Repeat {
  position: number
  url: string
  filename: string
  context: string
}

/** Images that wait for what comes of this one, at most a thousand. */
export async function findRepeats(pool: pg.Pool, jobId: number, original: number): Promise<Repeat[]> {
  const { rows } = await pool.query<Repeat>(
    `select position, url, filename, context from job_images
    where job_id = $1 and follows = $2 and state = 'pending' order by position limit 1000`,
    [jobId, original],
  )
  return rows
}
