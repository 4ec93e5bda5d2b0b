import type { Clock } from '#server/describing/clock.ts'
import type { RequestFeature } from './dialect.ts'
import type { DialectStore } from './dialect-store.ts'

/** The features that a server with one model is known to refuse, as this process knows them. */
export interface RefusedFeatures {
  /** Waits for the store only before the first call. */
  known(): Promise<ReadonlySet<RequestFeature>>
  /** Adds a feature, here at once and for all processes. */
  note(feature: RequestFeature): void
}

/** How soon this process learns what another one found out. */
const freshMs = 10_000
/** How long a call waits for a store that does not answer. */
const patienceMs = 1_000

/** An unreachable store stops nothing: refused features are learned again. */
export function followDialect(store: DialectStore, server: string, clock: Clock): RefusedFeatures {
  let refused: ReadonlySet<RequestFeature> = new Set()
  /** Added here and not yet in the store. */
  const unsaved = new Set<RequestFeature>()
  let readAt = Number.NEGATIVE_INFINITY
  let first: Promise<void> | null = null

  async function read(): Promise<void> {
    readAt = clock.now()
    try {
      refused = new Set([...(await store.read(server)), ...unsaved])
    } catch {
      // The store itself logs it.
    }
  }

  async function readWithin(ms: number): Promise<void> {
    const { promise: tooLate, resolve } = Promise.withResolvers<void>()
    const cancel = clock.later(ms, resolve)
    await Promise.race([read(), tooLate])
    cancel()
  }

  return {
    async known() {
      first ??= readWithin(patienceMs)
      await first
      if (clock.now() - readAt >= freshMs) void read()
      return refused
    },
    note(feature) {
      if (refused.has(feature)) return
      refused = new Set([...refused, feature])
      unsaved.add(feature)
      store.add(server, feature).then(
        () => unsaved.delete(feature),
        () => {},
      )
    },
  }
}
