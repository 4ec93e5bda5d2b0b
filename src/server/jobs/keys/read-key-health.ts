import { sql } from 'drizzle-orm'
import { freshMs } from '#server/describing/pool/health-store.ts'
import { fairWeather, type Weather } from '#server/describing/pool/key-health.ts'
import type { Database } from '#server/platform/open-database.ts'

export interface KnownKey {
  weather: Weather
  /** Calls in all processes. */
  underWay: number
}

/** What the board knows of all keys, by the names that they have there, and what time it is for it. */
export async function readWeather(db: Database): Promise<{ now: number; known: Map<string, KnownKey> }> {
  const { rows } = await db.execute<{
    now: number
    key: string | null
    weather: Partial<Weather> | null
    underWay: number
  }>(sql`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now, key, weather,
      coalesce(under_way, 0)::int as "underWay"
    from (values (1)) as one left join (
      key_weather full join (
        select key, sum(under_way) filter (
          where seen_at > clock_timestamp() - ${freshMs} * interval '1 millisecond') as under_way
        from key_shares group by key
      ) as shares using (key)
    ) on true`)
  // What an earlier version of this program wrote may lack something.
  const known = rows.flatMap(({ key, weather, underWay }): [string, KnownKey][] =>
    key === null ? [] : [[key, { weather: { ...fairWeather, ...weather }, underWay }]],
  )
  return { now: rows[0]?.now ?? 0, known: new Map(known) }
}
