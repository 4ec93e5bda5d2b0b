import type { SetGlobalKeyInput } from '#contract/endpoints/admin.ts'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import { removeGlobalKey } from '#server/apikeys/remove-global-key.ts'
import { setGlobalKey } from '#server/apikeys/set-global-key.ts'
import { showKey } from '#server/apikeys/show-key.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Replaces a global key and records it. */
export async function replaceGlobalKey(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  actor: Actor,
  input: SetGlobalKeyInput,
): Promise<void> {
  const { name } = input
  await db.transaction(async (tx) => {
    const before = await showKey(tx, name, null)
    await setGlobalKey({ db: tx, secrets }, input)
    const after = (await showKey(tx, name, null))!
    await recordEvent(tx, actor, { kind: 'global_key_set', details: { name, before, after } })
  })
}

/** Removes a global key and records it. Refuses `not_found` if none is set. */
export async function withdrawGlobalKey(db: Database, actor: Actor, name: ApiKeyName): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await showKey(tx, name, null)
    if (!before) throw new Refusal('not_found')
    await removeGlobalKey(tx, name)
    await recordEvent(tx, actor, { kind: 'global_key_removed', details: { name, before } })
  })
}
