import { limits } from '#contract/limits.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { listLabels } from './list-labels.ts'

/**
 * Returns these labels as the owner already spells them, ignoring case, before they are set in the same transaction. Locks the owner:
 * callers lock jobs first. Refuses `too_many_labels`.
 */
export async function claimLabels(tx: Transaction, owner: Owner, labels: string[]): Promise<string[]> {
  if (labels.length === 0) return []
  // Two new labels at the same instant must not both be the last one.
  await lockUser(tx, owner.id)
  const spelled = new Map((await listLabels(tx, owner)).map(({ name }) => [name.toLowerCase(), name]))
  const before = spelled.size
  for (const label of labels) if (!spelled.has(label.toLowerCase())) spelled.set(label.toLowerCase(), label)
  if (spelled.size > Math.max(before, limits.labelsPerUser)) throw tooManyLabels()
  // Safe: each of them was just added.
  return labels.map((label) => spelled.get(label.toLowerCase())!)
}

export function tooManyLabels(): Refusal<'too_many_labels'> {
  return new Refusal('too_many_labels', { maxLabels: limits.labelsPerUser, maxPerJob: limits.labelsPerJob })
}
