import type { Transaction } from '#server/platform/open-database.ts'
import { ownPresets, presets } from './presets.tables.ts'

/** Removes a user's presets, with the account. */
export async function removePresetsOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(presets).where(ownPresets({ id: userId }))
}
