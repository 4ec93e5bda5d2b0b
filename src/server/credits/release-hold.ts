import type { Transaction } from '#server/platform/open-database.ts'
import { settleHold } from './settle-hold.ts'

/** Gives back everything that a job holds, and charges nothing. */
export async function releaseHold(tx: Transaction, job: { jobId: number; userId: number }): Promise<void> {
  await settleHold(tx, { ...job, images: 0, priceCents: 0 })
}
