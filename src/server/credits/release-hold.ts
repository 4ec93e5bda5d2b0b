import type { Transaction } from '#server/platform/open-database.ts'
import { settleHold } from './settle-hold.ts'

/** Gives back everything that a job holds, or its single picture at `position`, and charges nothing. */
export async function releaseHold(
  tx: Transaction,
  held: { jobId: number; position?: number; userId: number },
): Promise<void> {
  await settleHold(tx, { ...held, images: 0, priceCents: 0 })
}
