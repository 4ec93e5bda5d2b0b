import { randomUUID } from 'node:crypto'
import { changeRecord } from '#server/describing/pool/change-record.ts'
import {
  type HealthRecords,
  type HealthStore,
  type KnownHealth,
  type OtherUsage,
  type ProcessUsage,
  usageFreshMs,
} from '#server/describing/pool/health-store.ts'
import { completeHealth, type StoredHealth } from '#server/describing/pool/key-health.ts'
import { column } from '#server/platform/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import type { RowOf } from '#server/platform/read-rows.ts'

const columns = {
  now: column.number,
  health: column.asStored<StoredHealth | null>(),
  version: column.nullable(column.number),
}
type Row = RowOf<typeof columns>

/**
 * The store in which worker processes share the state of keys: one short statement writes and reads it, about twice a second for each key
 * in use, and less often if there are many. An unreachable store is logged once.
 */
export function openHealthStore(platform: Pick<Platform, 'pool' | 'log'>): HealthStore & HealthRecords {
  const { pool, log } = platform
  const process = randomUUID()
  let isLost = false
  let isSwept = false

  async function ask<R>(work: () => Promise<R>): Promise<R> {
    try {
      const answer = await work()
      isLost = false
      return answer
    } catch (error) {
      if (!isLost && !pool.ending)
        log.warn({ err: error }, 'the state of the keys cannot be shared between processes')
      isLost = true
      throw error
    }
  }

  async function sweep(): Promise<void> {
    if (isSwept) return
    isSwept = true
    await pool.query(`delete from key_usage where seen_at < now() - interval '1 hour'`)
    await pool.query(`delete from key_health where changed_at < now() - interval '7 days'`)
  }

  const records: HealthRecords = {
    async read(key) {
      const query = { name: 'read-key-health', text: readKeyHealth, values: [key] }
      const [row] = await queryRows(pool, columns, query)
      return toKnown(row)
    },
    async replace(key, health, version) {
      const values = [key, JSON.stringify(health), version]
      const { rowCount } = await pool.query({ name: 'update-key-health', text: updateKeyHealth, values })
      return rowCount === 1
    },
  }

  return {
    process,
    exchange: (key, { underWay, wanted, accepted, answeredAt }: ProcessUsage) =>
      ask(async () => {
        await sweep()
        const [row] = await queryRows(
          pool,
          { ...columns, others: column.asStored<OtherUsage[]>() },
          {
            name: 'exchange-usage',
            text: exchangeUsage,
            values: [key, process, underWay, wanted, accepted, answeredAt, usageFreshMs],
          },
        )
        return { ...toKnown(row), others: row?.others ?? [] }
      }),
    update: (key, change) => ask(() => changeRecord(records, key, change)),
    read: (key) => ask(() => records.read(key)),
    replace: (...words) => ask(() => records.replace(...words)),
  }
}

function toKnown(row: Row | undefined): KnownHealth {
  return { now: row?.now ?? 0, health: completeHealth(row?.health), version: row?.version ?? 0 }
}

const timeHere = `(extract(epoch from clock_timestamp()) * 1000)::float8`

const readKeyHealth = `
  select ${timeHere} as now, health, version from (values (1)) as one left join key_health on key = $1`

const updateKeyHealth = `
  insert into key_health (key, health, version, changed_at) values ($1, $2, 1, now())
  on conflict (key) do update
    set health = excluded.health, version = key_health.version + 1, changed_at = now()
    where key_health.version = $3`

const exchangeUsage = `
  with mine as (
    insert into key_usage (key, process, under_way, wanted, taken, answered_at, seen_at)
    values ($1, $2, $3, $4, $5, $6, clock_timestamp())
    on conflict (key, process) do update
      set under_way = excluded.under_way, wanted = excluded.wanted, taken = excluded.taken,
        answered_at = excluded.answered_at, seen_at = excluded.seen_at
  )
  select ${timeHere} as now, health, version,
    (
      select coalesce(json_agg(json_build_object('process', process, 'underWay', under_way, 'wanted', wanted,
        'accepted', taken, 'answeredAt', answered_at)), '[]')
      from key_usage
      where key = $1 and process <> $2 and seen_at > clock_timestamp() - $7 * interval '1 millisecond'
    ) as others
  from (values (1)) as one left join key_health on key = $1`
