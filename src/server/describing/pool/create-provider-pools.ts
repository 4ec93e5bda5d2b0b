import type { ProviderName } from '#contract/providers.ts'
import { type Clock, realClock } from '#server/describing/clock.ts'
import { createMemoryDialects, type DialectStore } from '#server/describing/providers/dialect-store.ts'
import { fingerprintKey, fingerprintServer } from '#server/describing/providers/fingerprints.ts'
import { followDialect, type RefusedFeatures } from '#server/describing/providers/follow-dialect.ts'
import type { Provider, ProviderSettings } from '#server/describing/providers/provider.ts'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import { createKeyedProvider } from './create-keyed-provider.ts'
import { createLruCache } from './create-lru-cache.ts'
import { createMemoryStore } from './create-memory-store.ts'
import { createProviderPool, type ProviderPool } from './create-provider-pool.ts'
import type { HealthStore } from './health-store.ts'
import type { CircuitState, ControlCall, EndedCall, KeyedProvider } from './keyed-provider.ts'

/** The providers and keys that a user can use now. */
export interface PoolKeys {
  /** In the order in which they are asked. */
  providers: ProviderSettings[]
  /** There are keys, but `providers` has none of them because all were refused. */
  areAllRefused: boolean
}

/** The pools of a process, and the known health of each key. */
export interface ProviderPools {
  /** Cheap: created for each piece of work, so that it uses the current keys. */
  poolOf(keys: PoolKeys): ProviderPool
  /** For each recently used key. */
  circuits(): Array<{ provider: ProviderName; state: CircuitState }>
}

export interface ProviderPoolsOptions {
  timeoutMs: number
  clock?: Clock
  /** Called once with the `keyId` of a refused key. The key is not used again under this id. */
  onKeyRefused?: (keyId: string) => void
  /** Called for each answer that was aborted because it was too long. */
  onAnswerTooLarge?: () => void
  /** Called for each call that has ended. */
  onCall?: (call: EndedCall) => void
  /** Called with the usage of each control question, which the operator pays for. */
  onControl?: (call: ControlCall) => Promise<void>
  /** The store that the processes with the same keys share; without one, this process assumes that it is alone. */
  store?: HealthStore
  /** Where they keep what servers refuse; without one, this process learns it by itself. */
  dialects?: DialectStore
  connect?: (settings: ProviderSettings, timeoutMs: number) => Provider
}

/** Keys that have not been used for long are evicted with their health; the next use starts afresh. */
const mostRemembered = 1_000

/**
 * Creates the pools of a process. Health belongs to the key with its model and address: users that share a key share its
 * pauses, and other users are not affected.
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
