import type { LookupFunction } from 'node:net'
import { Agent } from 'undici'
import type { ImageHeaders } from '#contract/endpoints/v1/order-extras.ts'
import { limits } from '#contract/limits.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import { type Clock, realClock } from '#server/describing/clock.ts'
import { createGuardedConnector } from '#server/platform/network/create-guarded-connector.ts'
import { parseAllowList } from '#server/platform/network/parse-allow-list.ts'
import { createHostLimiter } from './create-host-limiter.ts'
import { fetchWithRetries } from './fetch-with-retries.ts'

/** The caller returns the bytes with `freeBody` once it has decoded the picture. */
export type Fetched = { bytes: Buffer } | { fault: PictureFault }

/** The limits of one fetch. */
export interface FetchBounds {
  /** Further headers of its requests, by the origin that gets them. */
  headers?: ImageHeaders | undefined
  /** Default: the fetcher's. */
  maxBytes?: number
  /** For a body of unknown length; if it turns out to be longer, it is requested once more. Default: `maxBytes`. */
  unannouncedBytes?: number
  /**
   * Waits for memory before a body is read: the announced length, or the maximum for a body without one. Called at most once
   * per attempt.
   */
  hold(bytes: number, signal: AbortSignal): Promise<void>
  /** Releases the memory: the attempt got no body, and the next one waits for its host without it. Also called if none is held. */
  letGo(): void
}

export interface PictureFetcher {
  /** The bytes at an address, or why there are none. Throws only the signal's reason, when it aborts. */
  fetch(url: string, signal: AbortSignal, bounds?: FetchBounds): Promise<Fetched>
  /** Closes keep-alive connections. */
  close(): Promise<void>
}

export interface PictureFetcherOptions {
  /** Hosts or CIDRs, optionally with `:port`, that can be fetched although they are private. */
  allow: string[]
  /** If not empty, only these hosts or CIDRs, optionally with `:port`, can be fetched. */
  only?: string[]
  /** Default 100 MB. */
  maxBytes?: number
  /**
   * For one request from its start to its last byte, not counting the wait for memory; a second more per megabyte of a large file.
   * Default 30 s.
   */
  timeoutMs?: number
  /** Concurrent fetches to one host. Default 6. */
  perHost?: number
  lookup?: LookupFunction
  clock?: Clock
}

/** Fetches pictures from the public internet only. Create one per process: it counts per host. */
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
