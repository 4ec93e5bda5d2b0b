import type { AssignKeysInput, AssignmentOutcome } from '#contract/endpoints/operators.ts'
import type { Actor } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { assignKeyUnlessThere } from './assign-key-to-user.ts'

/**
 * Assigns one key to several users, each in a transaction of their own: an assignment stays, whatever becomes of the others. Returns one
 * answer per user, in the order given.
 */
export async function assignKeys(
  platform: Platform,
  actor: Actor,
  { userIds, ...wanted }: AssignKeysInput,
): Promise<{ userId: number; outcome: AssignmentOutcome }[]> {
  const results: { userId: number; outcome: AssignmentOutcome }[] = []
  for (const userId of new Set(userIds)) {
    const outcome = await assignKeyUnlessThere(platform, actor, userId, wanted).catch((error) =>
      explain(platform, userId, error),
    )
    results.push({ userId, outcome })
  }
  return results
}

function explain({ log }: Platform, userId: number, error: unknown): AssignmentOutcome {
  if (error instanceof Refusal && error.code === 'not_found') return 'gone'
  log.error({ err: error, userId }, 'a key could not be assigned')
  return 'failed'
}
