import { sql } from 'drizzle-orm'
import { fairWeather, type Weather } from '#server/describing/pool/weather.ts'
import { freshMs } from '#server/describing/pool/weather-board.ts'
import { column } from '#server/platform/column.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

export interface KnownKey {
  weather: Weather
  /** Calls in all processes. */
  underWay: number
}

/** What the board knows of all keys, by the names that they have there, and what time it is for it. */
export async function readWeather(db: Database): Promise<{ now: number; known: Map<string, KnownKey> }> {
  const rows = await readRows(
    db,
    {
      now: column.number,
      key: column.nullable(column.text),
      weather: column.asStored<Partial<Weather> | null>(),
      underWay: column.number,
    },
    sql`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now, key, weather,
      coalesce(under_way, 0)::int as "underWay"
    from (values (1)) as one left join (
      key_weather full join (
        select key, sum(under_way) filter (
          where seen_at > clock_timestamp() - ${freshMs} * interval '1 millisecond') as under_way
        from key_shares group by key
      ) as shares using (key)
    ) on true`,
  )
  // What an earlier version of this program wrote may lack something.
  const known = rows.flatMap(({ key, weather, underWay }): [string, KnownKey][] =>
    key === null ? [] : [[key, { weather: { ...fairWeather, ...weather }, underWay }]],
  )
  return { now: rows[0]?.now ?? 0, known: new Map(known) }
}
