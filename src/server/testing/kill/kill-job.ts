import type pg from 'pg'

/** What the users have whose jobs are killed. */
export const balanceCents = 1_000

/** Two of the three pictures can be described; one of those comes twice, which makes no chunk of its own. */
export const list = (site: string) => [
  `${site}/generated/1.jpg?width=64&height=48`,
  `${site}/generated/2.jpg?width=64&height=48`,
  `${site}/does-not-exist.jpg`,
  `${site}/generated/1.jpg?width=64&height=48`,
]
/** One picture in two rows. */
export const repeatedList = (site: string) => list(site).filter((_, index) => index === 0 || index === 3)
/** With any of these lists repeats count once. */
export const fields = { countRepeatsOnce: 'true' }
export const unreadableList = ['media/1.jpg', 'media/2.jpg']

/** What `tracesOf` finds: before the start, while the job runs, and when it has ended. */
export const nothing = {
  jobs: 0,
  ended: 0,
  images: 0,
  chunks: 0,
  balance: balanceCents,
  held: 0,
  holds: 0,
  openHolds: 0,
  charges: 0,
  charged: 0,
  totalImages: 0,
  totalCents: 0,
  told: 0,
}
export const running = {
  ...nothing,
  jobs: 1,
  images: 4,
  chunks: 3,
  balance: balanceCents - 150,
  held: 150,
  holds: 1,
  openHolds: 1,
}
export const ended = {
  ...running,
  ended: 1,
  balance: balanceCents - 100,
  held: 0,
  openHolds: 0,
  charges: 1,
  charged: 100,
  totalImages: 3,
  totalCents: 100,
  told: 1,
}
/** Before the repeat got its copy. */
export const stopped = { ...ended, totalImages: 2 }
export const repeated = {
  ...ended,
  images: 2,
  chunks: 1,
  balance: balanceCents - 50,
  charged: 50,
  totalImages: 2,
  totalCents: 50,
}
/** A list without any address: the start is the end, too. */
export const failed = { ...nothing, jobs: 1, ended: 1, images: 2, holds: 1, told: 1 }

/** The same of single pictures: one that is being described, and one that was. */
export const pending = {
  ...nothing,
  jobs: 1,
  ended: 1,
  images: 1,
  balance: balanceCents - 50,
  held: 50,
  holds: 1,
  openHolds: 1,
}
export const described = {
  ...pending,
  held: 0,
  openHolds: 0,
  charges: 1,
  charged: 50,
  totalImages: 1,
  totalCents: 50,
}
/** The first try was cut off and cost nothing; the second is the one that is charged. */
export const describedAgain = { ...described, images: 2, holds: 2 }

/** As if a worker had described the first two images, and nobody the others. */
export async function describeTwo(pool: pg.Pool, jobId: number): Promise<void> {
  await pool.query(`delete from pgboss.job where data->>'jobId' = $1`, [String(jobId)])
  await pool.query(`update job_chunks set state = 'done' where job_id = $1 and number < 2`, [jobId])
  await pool.query(
    `update job_images set state = 'succeeded', done_number = position, done_at = now()
    where job_id = $1 and position < 3`,
    [jobId],
  )
  await pool.query(
    `update jobs set status = 'processing', succeeded = 2, open_chunks = 1, started_at = now() where id = $1`,
    [jobId],
  )
}
