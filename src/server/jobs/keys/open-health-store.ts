import { randomUUID } from 'node:crypto'
import {
  freshMs,
  type OtherShare,
  type Share,
  type WeatherBoard,
  type WeatherNews,
} from '#server/describing/pool/health-store.ts'
import { fairWeather, type Move, type Weather } from '#server/describing/pool/key-health.ts'
import type { Platform } from '#server/platform/platform.ts'

type Known = Pick<WeatherNews, 'now' | 'weather' | 'version'>
interface Row {
  now: number
  weather: Weather | null
  version: number | null
}

/** More races for one change than processes could ever run. */
const mostTries = 20

/**
 * The board where worker processes meet: one short statement tells and reads all, about twice a second for each key in
 * use. A board that can't be reached says so once in the log.
 */
export function openWeatherBoard(platform: Pick<Platform, 'pool' | 'log'>): WeatherBoard {
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
        log.warn({ err: error }, 'the state of the keys can not be shared between processes')
      isLost = true
      throw error
    }
  }

  async function sweep(): Promise<void> {
    if (isSwept) return
    isSwept = true
    await pool.query(`delete from key_shares where seen_at < now() - interval '1 hour'`)
    await pool.query(`delete from key_weather where changed_at < now() - interval '7 days'`)
  }

  async function read(key: string): Promise<Known> {
    const { rows } = await pool.query<Row>({ name: 'read-weather', text: readWeather, values: [key] })
    return toKnown(rows[0])
  }

  /** Null: somebody else changed it meanwhile. */
  async function tryToChange(key: string, move: Move): Promise<Known | null> {
    const known = await read(key)
    const weather = move(known.weather, known.now)
    if (weather === known.weather) return known
    const values = [key, JSON.stringify(weather), known.version]
    const { rowCount } = await pool.query({ name: 'change-weather', text: changeWeather, values })
    return rowCount === 1 ? { ...known, weather, version: known.version + 1 } : null
  }

  return {
    process,
    exchange: (key, { underWay, wanted, taken, answeredAt }: Share) =>
      ask(async () => {
        await sweep()
        const { rows } = await pool.query<Row & { others: OtherShare[] }>({
          name: 'exchange-shares',
          text: exchangeShares,
          values: [key, process, underWay, wanted, taken, answeredAt, freshMs],
        })
        return { ...toKnown(rows[0]), others: rows[0]?.others ?? [] }
      }),
    change: (key, move) =>
      ask(async () => {
        for (let tries = 0; tries < mostTries; tries += 1) {
          const changed = await tryToChange(key, move)
          if (changed) return changed
        }
        throw new Error('the weather of a key changes too fast')
      }),
  }
}

function toKnown(row: Row | undefined): Known {
  // What an earlier version of this program wrote may lack something.
  return { now: row?.now ?? 0, weather: { ...fairWeather, ...row?.weather }, version: row?.version ?? 0 }
}

const timeHere = `(extract(epoch from clock_timestamp()) * 1000)::float8`

const readWeather = `
  select ${timeHere} as now, weather, version from (values (1)) as one left join key_weather on key = $1`

const changeWeather = `
  insert into key_weather (key, weather, version, changed_at) values ($1, $2, 1, now())
  on conflict (key) do update
    set weather = excluded.weather, version = key_weather.version + 1, changed_at = now()
    where key_weather.version = $3`

const exchangeShares = `
  with mine as (
    insert into key_shares (key, process, under_way, wanted, taken, answered_at, seen_at)
    values ($1, $2, $3, $4, $5, $6, clock_timestamp())
    on conflict (key, process) do update
      set under_way = excluded.under_way, wanted = excluded.wanted, taken = excluded.taken,
        answered_at = excluded.answered_at, seen_at = excluded.seen_at
  )
  select ${timeHere} as now, weather, version,
    (
      select coalesce(json_agg(json_build_object('process', process, 'underWay', under_way, 'wanted', wanted,
        'taken', taken, 'answeredAt', answered_at)), '[]')
      from key_shares
      where key = $1 and process <> $2 and seen_at > clock_timestamp() - $7 * interval '1 millisecond'
    ) as others
  from (values (1)) as one left join key_weather on key = $1`
