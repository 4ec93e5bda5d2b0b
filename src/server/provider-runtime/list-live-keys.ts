import type { LiveKey } from '#contract/entities/live-state.ts'
import { listSetKeys, type SetKey } from '#server/apikeys/list-set-keys.ts'
import { initialHealth, type KeyHealth } from '#server/describing/pool/key-health.ts'
import { fingerprintKey, fingerprintServer } from '#server/describing/providers/fingerprints.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { keyIdOf } from './key-id.ts'
import { serverDialects } from './keys.tables.ts'
import { readKeyHealth } from './read-key-health.ts'

const unheardOf = { health: initialHealth, underWay: 0 }

type Learned = typeof serverDialects.$inferSelect

/**
 * Lists the global keys, and users' keys that workers know about or that were refused. The store identifies a key by a name derived from
 * its value, so each key is opened once and the name remembered. Keys that cannot be opened are skipped.
 */
export function createLiveKeys(platform: Platform): () => Promise<LiveKey[]> {
  let names = new Map<string, string | null>()

  function nameOf(set: SetKey): string | null {
    const known = names.get(`${set.seal} ${set.key.version}`)
    if (known !== undefined) return known
    const apiKey = set.open()
    return apiKey === null ? null : fingerprintKey({ ...set.provider, apiKey, keyId: keyIdOf(set.key) })
  }

  return async () => {
    const [keys, { now, known }, dialects] = await Promise.all([
      listSetKeys(platform),
      readKeyHealth(platform.db),
      readDialects(platform.db),
    ])
    const named = keys.map((set) => ({ ...set, name: nameOf(set) }))
    // Rebuilt each time, to forget removed keys.
    names = new Map(named.map(({ seal, key, name }) => [`${seal} ${key.version}`, name]))
    return named.flatMap(({ name, provider, lastFour, username, refusedAt }): LiveKey[] => {
      if (name === null) return []
      const heard = known.get(name)
      if (!heard && !refusedAt && username !== null) return []
      const { health, underWay } = heard ?? unheardOf
      const state = stateOf(health, refusedAt, now)
      return [
        {
          ...{
            provider: provider.name,
            lastFour,
            username,
            ...state,
            limit: health.concurrency.limit,
            underWay,
          },
          ...doubtOf(health),
          ...learnedOf(dialects.get(fingerprintServer(provider))),
        },
      ]
    })
  }
}

/** The features that each server rejected, by `fingerprintServer`. */
async function readDialects(db: Database): Promise<Map<string, Learned>> {
  const rows = await db.select().from(serverDialects)
  return new Map(rows.map((row) => [row.server, row]))
}

function doubtOf({ control: { askedAt, said, outcome } }: KeyHealth): Pick<LiveKey, 'doubt'> {
  if (askedAt === null) return {}
  const passed = outcome === null ? null : outcome === 'passed'
  return { doubt: { at: new Date(askedAt).toISOString(), said: said ?? '', passed } }
}

function learnedOf(learned: Learned | undefined): Pick<LiveKey, 'learned'> {
  if (!learned || learned.refused.length === 0) return {}
  return { learned: { at: learned.changedAt.toISOString(), leftOut: learned.refused } }
}

function stateOf(
  { circuit, pause }: KeyHealth,
  refusedAt: Date | null,
  now: number,
): Pick<LiveKey, 'state' | 'since' | 'until' | 'refusal'> {
  if (refusedAt) return { state: 'refused', since: refusedAt.toISOString(), until: null, refusal: null }
  // A pause that the provider asked for applies while its circuit is open, too.
  const until = pause.until > now ? new Date(pause.until).toISOString() : null
  if (circuit.openSince !== null)
    return {
      state: 'down',
      since: new Date(circuit.openSince).toISOString(),
      until,
      refusal: circuit.refusal,
    }
  return { state: until === null ? 'well' : 'resting', since: null, until, refusal: null }
}
