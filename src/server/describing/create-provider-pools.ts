import type { Member } from './ask-with-patience.ts'
import { type Clock, realClock } from './clock.ts'
import { connectProvider } from './connect-provider.ts'
import { createProviderPool, type ProviderPool } from './create-provider-pool.ts'
import { keepRecent } from './keep-recent.ts'
import type { ProviderSettings } from './provider.ts'
import { type WeatherWatch, watchWeather } from './watch-weather.ts'

export type { ProviderName, ProviderSettings } from './provider.ts'

/** What somebody may use now. */
export interface PoolKeys {
  /** In the order to be asked. */
  providers: ProviderSettings[]
  /** There are keys, but none of them is among `providers`: all were refused. */
  areAllRefused: boolean
}

/** The pools of a process, and what is known of the health of each key. */
export interface ProviderPools {
  /** Cheap: made anew for each piece of work, so that it follows the keys. */
  poolOf(keys: PoolKeys): ProviderPool
}

export interface ProviderPoolsOptions {
  timeoutMs: number
  clock?: Clock
  /** Hears the `keyId` of a refused key, once. The key is not used again under this name. */
  onKeyRefused?: (keyId: string) => void
}

/** Keys that nobody has used for long are forgotten with their health: the next use begins afresh. */
const mostRemembered = 1_000

/**
 * Makes the pools of a process. Health belongs to the key with its model and address: who shares a key shares its
 * pauses, and nobody else is held up by them.
 */
export function createProviderPools(options: ProviderPoolsOptions): ProviderPools {
  const { timeoutMs, clock = realClock, onKeyRefused = () => {} } = options
  const members = keepRecent<Member>(mostRemembered)
  const weathers = keepRecent<WeatherWatch>(mostRemembered)

  const join = (settings: ProviderSettings): Member => ({
    provider: connectProvider(settings, timeoutMs),
    isKeyRefused: false,
    pausedUntil: 0,
    onKeyRefused: () => onKeyRefused(settings.keyId),
  })

  return {
    poolOf({ providers, areAllRefused }) {
      const names = providers.map(nameMember)
      return createProviderPool({
        members: providers.map((settings, index) => members(names[index]!, () => join(settings))),
        weather: weathers(JSON.stringify(names), () => watchWeather(clock)),
        areAllRefused,
        timeoutMs,
        clock,
      })
    },
  }
}

function nameMember({ name, keyId, model, baseUrl, apiKey }: ProviderSettings): string {
  // The key itself too: one that was removed and assigned again may come under the name of the former.
  return JSON.stringify([name, keyId, model, baseUrl, apiKey])
}
