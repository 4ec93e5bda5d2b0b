import type pg from 'pg'
import { countedUsage } from '#server/jobs/costs/add-call-costs.ts'
import type { ModelUsage } from '#server/jobs/images.tables.ts'

/** Adds the usage of failed attempts to an image that stays pending. Only what `countedUsage` counts. */
export async function addUsage(
  pool: pg.Pool,
  { jobId, position }: { jobId: number; position: number },
  usage: ModelUsage[],
): Promise<void> {
  const counted = countedUsage(usage)
  if (counted.length === 0) return
  await pool.query({
    name: 'add-usage',
    text: `update job_images set usage = coalesce(usage, '[]') || $3::jsonb
      where job_id = $1 and position = $2 and state = 'pending'`,
    values: [jobId, position, JSON.stringify(counted)],
  })
}
