import type { ProviderName } from '#contract/providers.ts'
import { type Clock, realClock } from '#server/describing/clock.ts'
import { createMemoryDialects, type DialectStore } from '#server/describing/providers/dialect-store.ts'
import { fingerprintServer } from '#server/describing/providers/fingerprint-server.ts'
import { followDialect, type RefusedFeatures } from '#server/describing/providers/follow-dialect.ts'
import type { Provider, ProviderSettings } from '#server/describing/providers/provider.ts'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import { createKeyedProvider } from './create-keyed-provider.ts'
import { createLruCache } from './create-lru-cache.ts'
import { createMemoryStore } from './create-memory-store.ts'
import { createProviderPool, type ProviderPool } from './create-provider-pool.ts'
import { fingerprintKey } from './fingerprint-key.ts'
import type { HealthStore } from './health-store.ts'
import type { CircuitState, ControlCall, EndedCall, KeyedProvider } from './keyed-provider.ts'

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
  /** Of each key that was used lately. */
  circuits(): Array<{ provider: ProviderName; state: CircuitState }>
}

export interface ProviderPoolsOptions {
  timeoutMs: number
  clock?: Clock
  /** Hears the `keyId` of a refused key, once. The key is not used again under this name. */
  onKeyRefused?: (keyId: string) => void
  /** Hears of each answer that was broken off because it was too long. */
  onAnswerTooLarge?: () => void
  /** Hears of each call that came to its end. */
  onCall?: (call: EndedCall) => void
  /** Hears what each control question used, which is the operator's to pay. */
  onControl?: (call: ControlCall) => Promise<void>
  /** Where the processes that use the same keys meet; without one, this process has all it uses for itself. */
  store?: HealthStore
  /** Where they keep what servers refuse; without one, this process learns it by itself. */
  dialects?: DialectStore
  connect?: (settings: ProviderSettings, timeoutMs: number) => Provider
}

/** Keys that nobody has used for long are forgotten with their health: the next use begins afresh. */
const mostRemembered = 1_000

/**
 * Makes the pools of a process. Health belongs to the key with its model and address: users that share a key share its
 * pauses, and nobody else is held up by them.
 */
export function createProviderPools(options: ProviderPoolsOptions): ProviderPools {
  const { timeoutMs, clock = realClock, onKeyRefused = () => {}, onAnswerTooLarge } = options
  const { connect = connectProvider(onAnswerTooLarge) } = options
  const store = options.store ?? createMemoryStore(clock).join('this process')
  const dialects = options.dialects ?? createMemoryDialects()
  const remembered = createLruCache<KeyedProvider>(mostRemembered)
  const followed = createLruCache<RefusedFeatures>(mostRemembered)

  function follow(settings: ProviderSettings): RefusedFeatures {
    const server = fingerprintServer(settings)
    return followed(server, () => followDialect(dialects, server, clock))
  }

  const join = (settings: ProviderSettings): KeyedProvider =>
    createKeyedProvider({
      provider: connect(settings, timeoutMs),
      key: fingerprintKey(settings),
      apiKey: settings.apiKey,
      store,
      clock,
      timeoutMs,
      refused: follow(settings),
      onKeyRefused: () => onKeyRefused(settings.keyId),
      onCall: options.onCall,
      onControl: options.onControl,
    })

  return {
    poolOf: ({ providers, areAllRefused }) =>
      createProviderPool({
        keyedProviders: providers.map((settings) =>
          remembered(fingerprintKey(settings), () => join(settings)),
        ),
        areAllRefused,
        clock,
      }),
    circuits: () =>
      [...remembered.all()].map((keyed) => ({ provider: keyed.provider.name, state: keyed.circuit() })),
  }
}

function connectProvider(onAnswerTooLarge?: () => void) {
  return (settings: ProviderSettings, timeoutMs: number): Provider =>
    providerKinds[settings.name].connect(settings, timeoutMs, onAnswerTooLarge)
}
