import { eq, sql } from 'drizzle-orm'
import { type ApiKeyName, apiKeyNames } from '#contract/entities/api-key.ts'
import { product } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SecretProblem } from '#server/platform/secrets/create-secrets.ts'
import { globalKeys } from './apikeys.tables.ts'
import { lastFourOf, placeOf } from './key-ref.ts'
import { showKey } from './show-key.ts'

/**
 * Stores the keys of the environment as global keys. A key set or removed in the panel stays as it is there; one that came from the
 * environment is updated.
 */
export async function keepEnvironmentKeys(platform: Platform): Promise<void> {
  for (const name of apiKeyNames) {
    const value = platform.settings[name]
    if (value) await keepKey(platform, name, value)
  }
}

async function keepKey({ db, secrets, log }: Platform, name: ApiKeyName, value: string): Promise<void> {
  const place = placeOf({ userId: null, name })
  const [known] = await db.select().from(globalKeys).where(eq(globalKeys.name, name))
  if (known?.source === 'panel') return
  if (known?.sealed && known.secretId) {
    const { sealed, secretId } = known
    if (readOr(() => secrets.open({ sealed, secretId }, place)) === value && secretId === secrets.secretId)
      return
  }
  const fresh = { ...secrets.seal(value, place), lastFour: lastFourOf(value), setAt: new Date() }
  await db.transaction(async (tx) => {
    const before = await showKey(tx, name, null)
    const { rowCount } = await tx
      .insert(globalKeys)
      .values({ name, source: 'environment', ...fresh })
      .onConflictDoUpdate({
        target: globalKeys.name,
        set: { ...fresh, refusedAt: null, version: sql`${globalKeys.version} + 1` },
        // Only if unchanged since it was read: another process that starts with the same setting, or the panel, may have been first.
        setWhere: sql`${globalKeys.source} = 'environment' and ${globalKeys.version} = ${known?.version ?? -1}`,
      })
    if (rowCount !== 1) return
    const after = { source: 'global' as const, lastFour: fresh.lastFour }
    await recordEvent(tx, product, { kind: 'global_key_set', details: { name, before, after } })
  })
  log.info({ name }, 'stored the global key of the environment')
}

/** A key that cannot be opened is replaced by the environment's. */
function readOr(open: () => string): string | null {
  try {
    return open()
  } catch (error) {
    if (error instanceof SecretProblem) return null
    throw error
  }
}
