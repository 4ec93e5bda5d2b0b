import type { ApiKeyName } from '#contract/entities/api-key.ts'
import { removeUserKey } from '#server/apikeys/remove-user-key.ts'
import { showKey } from '#server/apikeys/show-key.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Removes a key from a user and records it. Refuses `not_found` if they have none of that name. */
export async function takeKeyFromUser(
  db: Database,
  actor: Actor,
  { userId, name }: { userId: number; name: ApiKeyName },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await showKey(tx, name, userId)
    if (!before) throw new Refusal('not_found')
    await removeUserKey(tx, userId, name)
    await recordEvent(tx, actor, { kind: 'key_removed', details: { name, before }, subjectId: userId })
  })
}
