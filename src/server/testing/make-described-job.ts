import { sql } from 'drizzle-orm'
import { finishIfDone } from '#server/jobs/ending/finish-job.ts'
import { type Outcome, recordOutcome } from '#server/jobs/outcomes/record-outcome.ts'
import type { Platform } from '#server/platform/platform.ts'
import { makeJob } from './make-job.ts'

type Described = Extract<Outcome, { outcome: 'described' }>

const described: Described = {
  outcome: 'described',
  interpretation: 'Ein Foto eines Hofes.',
  purpose: 'informative',
  decorativeReason: '',
  languageVersions: {
    de: { altText: 'Linde im Hof', description: 'Eine alte Linde steht in einem gepflasterten Hof.' },
    en: { altText: 'Lime tree in a yard', description: 'An old lime tree stands in a paved yard.' },
  },
  keywords: ['Linde', 'Brunnen'],
  usedKeywords: ['Linde'],
  unusedKeywords: ['Brunnen'],
  thumbnail: Buffer.from('webp'),
  provider: 'anthropic',
  model: 'm',
  promptVersion: '4',
  breaches: [],
}

/** A job in German and English that is completed, each image described like this but for what is wished. Returns its id. */
export async function makeDescribedJob(
  platform: Platform,
  userId: number,
  wishes: Partial<Described>[] = [{}],
): Promise<number> {
  const { db, pool } = platform
  const jobId = await makeJob(db, { userId, images: wishes.length })
  for (const [index, wish] of wishes.entries())
    await recordOutcome(pool, { jobId, position: index + 1 }, { ...described, ...wish })
  await db.transaction(async (tx) => {
    await tx.execute(sql`update jobs set open_chunks = 0 where id = ${jobId}`)
    await finishIfDone(tx, platform, jobId)
  })
  return jobId
}
