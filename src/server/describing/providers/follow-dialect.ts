import type { Clock } from '#server/describing/clock.ts'
import type { RequestFeature } from './dialect.ts'
import type { DialectStore } from './dialect-store.ts'

/** What a server with one model was heard to refuse, as this process knows it. */
export interface RefusedFeatures {
  /** Waits for the store before the first call alone. */
  known(): Promise<ReadonlySet<RequestFeature>>
  /** Remembers one more, here at once and for all. */
  note(feature: RequestFeature): void
}

/** What another process learnt is heard this soon. */
const freshMs = 10_000
/** A store that does not answer holds nobody up for longer. */
const patienceMs = 1_000

/** A store that can't be reached stops nothing: what is refused is learnt again. */
export function followDialect(store: DialectStore, server: string, clock: Clock): RefusedFeatures {
  let refused: ReadonlySet<RequestFeature> = new Set()
  /** Noted here, and not yet in the store. */
  const unsaved = new Set<RequestFeature>()
  let readAt = Number.NEGATIVE_INFINITY
  let first: Promise<void> | null = null

  async function read(): Promise<void> {
    readAt = clock.now()
    try {
      refused = new Set([...(await store.read(server)), ...unsaved])
    } catch {
      // Said by the store itself.
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
