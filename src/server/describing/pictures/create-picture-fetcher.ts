import type { LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { limits } from '#contract/limits.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import { type Clock, realClock } from '#server/describing/clock.ts'
import { createGuardedConnector } from '#server/platform/network/create-guarded-connector.ts'
import { parseAllowList } from '#server/platform/network/parse-allow-list.ts'
import { createHostLimiter } from './create-host-limiter.ts'
import { fetchWithRetries } from './fetch-with-retries.ts'

/** Whoever has made a picture of the bytes gives them back with `freeBody`. */
export type Fetched = { bytes: Buffer } | { fault: PictureFault }

/** What one fetch may take. */
export interface FetchBounds {
  /** Where it differs from the fetcher's. */
  maxBytes?: number
  /** Of a body that does not say how long it is; where it turns out to be longer it is asked for once more. Default: `maxBytes`. */
  unannouncedBytes?: number
  /** Waits for the memory of a body before it is read: as much as it announces, or what one that announces nothing may take. Called at most once for each try. */
  hold(bytes: number, signal: AbortSignal): Promise<void>
  /** What was held is free: the try brought no body, and another one waits for its host without it. Called while nothing is held, too. */
  letGo(): void
}

export interface PictureFetcher {
  /** The bytes behind an address, or why there are none. Throws the signal's reason when it aborts, nothing else. */
  fetch(url: string, signal: AbortSignal, bounds?: FetchBounds): Promise<Fetched>
  /** Ends the connections that are kept open. */
  close(): Promise<void>
}

export interface PictureFetcherOptions {
  /** Hosts or CIDRs, with `:port` if wanted, that may be fetched although private. */
  allow: string[]
  /** Hosts or CIDRs, with `:port` if wanted, that alone may be fetched; none: all. */
  only?: string[]
  /** Default 100 MB. */
  maxBytes?: number
  /** For one request from its start to its last byte, waiting for memory aside; of a large file a second more for each megabyte. Default 30 s. */
  timeoutMs?: number
  /** Fetches under way to one host. Default 6. */
  perHost?: number
  lookup?: LookupFunction
  clock?: Clock
}

/** Fetches pictures from the public internet and from nowhere else. Make one per process: it counts per host. */
export function createPictureFetcher(options: PictureFetcherOptions): PictureFetcher {
  const timeoutMs = options.timeoutMs ?? 30_000
  const clock = options.clock ?? realClock
  const quietMs = Math.min(10_000, timeoutMs)
  const only = options.only ?? []
  const dispatcher = new Agent({
    connect: createGuardedConnector({
      isAllowed: parseAllowList(options.allow),
      isListed: only.length > 0 ? parseAllowList(only) : () => true,
      connectTimeoutMs: quietMs,
      ...(options.lookup ? { lookup: options.lookup } : {}),
    }),
    headersTimeout: quietMs,
    bodyTimeout: quietMs,
    maxHeaderSize: 32_768,
    keepAliveTimeout: 4_000,
  })
  const site = {
    dispatcher,
    clock,
    timeoutMs,
    maxBytes: options.maxBytes ?? limits.pictureMegabytes.each * 1e6,
    limiter: createHostLimiter(options.perHost ?? 6, clock),
  }
  return {
    fetch: (url, signal, bounds) => fetchWithRetries({ ...site, ...bounds }, url, signal),
    close: () => dispatcher.destroy(),
  }
}
