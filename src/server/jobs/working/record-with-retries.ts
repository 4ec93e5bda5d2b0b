import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isRefused } from '#server/platform/open-database.ts'
import { type Asked, type Comparison, type Outcome, type Recorded, recordOutcome } from './record-outcome.ts'

const maxTries = 6
const pauseMs = 1_000

/**
 * `recordOutcome`, over a restart of the database: the text was paid for. Throws when the database stays away, or
 * when `signal` aborts meanwhile. What the database will never take fails the image: its chunk would come back, and
 * be paid for, for ever.
 */
export async function recordWithRetries(
  pool: pg.Pool,
  image: Parameters<typeof recordOutcome>[1],
  outcome: Outcome,
  asked: Asked,
  signal: AbortSignal,
  comparison: Comparison = {},
): Promise<Recorded | null | 'taken'> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await recordOutcome(pool, image, outcome, asked, comparison)
    } catch (error) {
      if (isRefused(error) && outcome.outcome !== 'failed') {
        outcome = { outcome: 'failed', fault: { code: 'internal' }, keywords: [], thumbnail: null }
        comparison = {}
        continue
      }
      if (attempt === maxTries || signal.aborted) throw error
      await sleep(pauseMs, undefined, { signal }).catch(() => {})
    }
  }
}
