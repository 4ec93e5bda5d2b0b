import type { HealthRecords, KnownHealth } from './health-store.ts'
import type { HealthChange } from './key-health.ts'

/** More races for one change than processes could ever run. */
const mostTries = 20

/** Changes the record of a key for all; what changes nothing writes nothing. */
export async function changeRecord(
  records: HealthRecords,
  key: string,
  change: HealthChange,
): Promise<KnownHealth> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const known = await records.read(key)
    const health = change(known.health, known.now)
    if (health === known.health) return known
    if (await records.replace(key, health, known.version))
      return { ...known, health, version: known.version + 1 }
  }
  throw new Error('the health of a key changes too fast')
}
