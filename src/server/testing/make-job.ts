import { sql } from 'drizzle-orm'
import { holdCredits } from '#server/credits/hold-credits.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** A job of pending images in one chunk, as if it had been started, but queued nowhere. Returns its id. */
export async function makeJob(db: Database, wishes: { userId: number; images: number }): Promise<number> {
  const [job] = await db
    .insert(jobs)
    .values({
      userId: wishes.userId,
      status: 'processing',
      filename: 'list.csv',
      listKind: 'csv',
      columns: ['url'],
      format: 'csv',
      languages: ['de', 'en'],
      priceCents: 52,
      promptType: 'system',
      customPrompt: '',
      totalImages: wishes.images,
      openChunks: 1,
      startedAt: new Date(),
    })
    .returning({ id: jobs.id })
  const jobId = job!.id
  const cents = wishes.images * 52
  await db.transaction((tx) => holdCredits(tx, { userId: wishes.userId, jobId, cents }))
  await db.execute(sql`
    insert into job_images (job_id, position, url, filename, context, source)
    select ${jobId}, n, 'https://example.org/' || n || '.jpg', n || '.jpg', '', json_build_array('x')
    from generate_series(1, ${wishes.images}::int) n`)
  await db.execute(sql`
    insert into job_chunks (job_id, number, first_position, last_position, level, state)
    values (${jobId}, 0, 1, ${wishes.images}, 0, 'active')`)
  return jobId
}
