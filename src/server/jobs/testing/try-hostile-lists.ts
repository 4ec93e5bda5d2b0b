import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as starting from '#contract/endpoints/starting.ts'
import { limits } from '#contract/limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { readListInChildProcess } from '#server/jobs/lists/read-list-in-child-process.ts'
import { insertImages } from '#server/jobs/starting/insert-images.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { PayingUser } from '#server/testing/cost-calls.ts'
import { expect } from '#server/testing/test.ts'
import { generateHostileList } from './hostile-lists.ts'

const refusals: readonly RefusalCode[] = starting.startJob.config.refusals

/** Stores the lists of these seeds for a user, and rolls back. Each is stored or refused with a code that a start may return. */
export async function tryHostileLists(
  platform: Platform,
  user: Pick<PayingUser, 'id'>,
  seeds: { first: number; last: number },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-lists-'))
  const counts = { stored: 0, refused: 0 }
  try {
    for (let seed = seeds.first; seed <= seeds.last; seed += 1) {
      const { filename, content, made } = generateHostileList(seed)
      const path = join(folder, 'list')
      await writeFile(path, content)
      const code = await store(platform, user.id, path, filename).catch((error: unknown) => {
        throw new Error(made, { cause: error })
      })
      if (code !== null) expect(refusals, made).toContain(code)
      counts[code === null ? 'stored' : 'refused'] += 1
    }
  } finally {
    await rm(folder, { recursive: true })
  }
  // The test is only meaningful if both happen.
  expect(Math.min(counts.stored, counts.refused)).toBeGreaterThan((counts.stored + counts.refused) / 10)
}

const undone = new Error('stored, and undone')

/** Null: the images were written and rolled back. */
async function store(
  platform: Platform,
  userId: number,
  path: string,
  filename: string,
): Promise<RefusalCode | null> {
  const images = { maxImages: null, carryInto: ['de'], maxImagesPerJob: limits.maxImagesPerJob }
  try {
    await using list = await readListInChildProcess(
      { path, filename, columns: {}, images },
      { log: platform.log },
    )
    await platform.db.transaction(async (tx) => {
      const jobId = await insertJob(tx, userId, list.list.headers)
      await insertImages(tx, jobId, list.images({ jobId, beganAt: 0 }), {
        countsRepeatsOnce: false,
        payAtMost: images.maxImagesPerJob,
      })
      throw undone
    })
    return null
  } catch (error) {
    if (error === undone) return null
    if (error instanceof Refusal) return error.code
    throw error
  }
}

async function insertJob(tx: Transaction, userId: number, columns: string[]): Promise<number> {
  const [job] = await tx
    .insert(jobs)
    .values({
      userId,
      filename: 'list',
      listKind: 'csv',
      columns,
      format: 'csv',
      languages: ['de'],
      promptType: 'system',
      customPrompt: '',
      priceCents: 50,
    })
    .returning({ id: jobs.id })
  return job!.id
}
