import type { Transaction } from '#server/platform/open-database.ts'
import { settleHold } from './settle-hold.ts'

/** Releases everything that a job, or its single picture at `position`, holds, without a charge. */
export async function releaseHold(
  tx: Transaction,
  held: { jobId: number; position?: number; userId: number },
): Promise<void> {
  await settleHold(tx, { ...held, images: 0, priceCents: 0 })
}
