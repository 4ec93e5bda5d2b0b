import type { LiveKey } from '#contract/entities/live-state.ts'
import { openAllKeys } from '#server/apikeys/open-all-keys.ts'
import { nameMember } from '#server/describing/name-member.ts'
import { fairWeather, type Weather } from '#server/describing/weather.ts'
import type { Platform } from '#server/platform/platform.ts'
import { keyIdOf } from './key-id.ts'
import { readWeather } from './read-weather.ts'

const unheardOf = { weather: fairWeather, underWay: 0 }

/** The global keys, and those of users that workers know something of or that were refused. */
export async function listLiveKeys(platform: Platform): Promise<LiveKey[]> {
  const [keys, { now, known }] = await Promise.all([openAllKeys(platform), readWeather(platform.db)])
  return keys.flatMap(({ lastFour, username, refusedAt, ...key }): LiveKey[] => {
    const heard = known.get(nameMember({ ...key, keyId: keyIdOf(key.key) }))
    if (!heard && !refusedAt && username !== null) return []
    const { weather, underWay } = heard ?? unheardOf
    const health = healthOf(weather, refusedAt, now)
    return [{ provider: key.name, lastFour, username, ...health, limit: weather.limit, underWay }]
  })
}

function healthOf(
  { downSince, pausedUntil }: Weather,
  refusedAt: Date | null,
  now: number,
): Pick<LiveKey, 'state' | 'since' | 'until'> {
  if (refusedAt) return { state: 'refused', since: refusedAt.toISOString(), until: null }
  // A pause that the provider asked for holds while it is down, too.
  const until = pausedUntil > now ? new Date(pausedUntil).toISOString() : null
  if (downSince !== null) return { state: 'down', since: new Date(downSince).toISOString(), until }
  return { state: until === null ? 'well' : 'resting', since: null, until }
}
