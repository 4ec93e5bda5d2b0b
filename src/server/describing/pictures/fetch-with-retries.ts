import type { Dispatcher } from 'undici'
import type { ImageHeaders } from '#contract/endpoints/v1/order-extras.ts'
import { limits } from '#contract/limits.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import type { Clock } from '#server/describing/clock.ts'
import { createCookieJar } from './cookie-jar.ts'
import type { HostLimiter } from './create-host-limiter.ts'
import { explainFetchError, explainStatus, isBrokenConnection } from './explain-fetch-error.ts'
import { type Hop, type HopOptions, requestHop } from './request-hop.ts'
import { startDeadline } from './start-deadline.ts'

export interface FetchOptions {
  dispatcher: Dispatcher
  clock: Clock
  limiter: HostLimiter
  timeoutMs: number
  maxBytes: number
  headers?: ImageHeaders | undefined
  unannouncedBytes?: number
  hold?: (bytes: number, signal: AbortSignal) => Promise<void>
  letGo?: () => void
}

const maxRedirects = 10
const maxPauses = 3
const longestPauseMs = 30_000
const usualBytes = 25_000_000

/**
 * Follows at most ten redirects with the cookies set on the way, waits for a busy host (429, 503) at most three times for at most
 * 30 s, and retries a broken connection once. Every hop goes through the guarded connector again.
 */
export async function fetchWithRetries(
  options: FetchOptions,
  address: string,
  signal: AbortSignal,
): Promise<{ bytes: Buffer } | { fault: PictureFault }> {
  let url = parseHttpUrl(address)
  let credentials = url && readCredentials(url)
  const jar = createCookieJar()
  let redirects = 0
  let pauses = 0
  let repairs = 0
  let unannouncedBytes = options.unannouncedBytes ?? options.maxBytes
  while (url) {
    if (url.href.length > limits.addressCharacters) return { fault: { code: 'address_too_long' } }
    const authorization = credentials?.origin === url.origin ? credentials.header : undefined
    let hop: Hop
    try {
      hop = await askOnce(
        {
          ...options,
          unannouncedBytes,
          authorization,
          cookie: jar.headerFor(url),
          // Of this origin alone: a redirect to another one must not carry them along.
          own: options.headers?.[url.origin],
        },
        url,
        signal,
      )
    } catch (error) {
      signal.throwIfAborted()
      if (!isBrokenConnection(error) || repairs > 0) return { fault: explainFetchError(error) }
      repairs += 1
      continue
    }
    if (hop.kind === 'bytes') return { bytes: hop.bytes }
    if (hop.kind === 'fault') return { fault: hop.fault }
    if (hop.kind === 'longer') {
      unannouncedBytes = options.maxBytes
      continue
    }
    if (hop.kind === 'redirect') {
      redirects += 1
      if (redirects > maxRedirects) return { fault: { code: 'too_many_redirects' } }
      jar.keep(url, hop.cookies)
      url = parseHttpUrl(hop.location, url)
      credentials = (url && readCredentials(url)) ?? credentials
      continue
    }
    pauses += 1
    const pauseMs = hop.retryAfterMs ?? 1000 * 2 ** pauses
    if (pauses > maxPauses || pauseMs > longestPauseMs) return { fault: explainStatus(hop.status) }
    options.limiter.pause(url.host, pauseMs)
  }
  return { fault: { code: 'not_http' } }
}

async function askOnce(
  options: FetchOptions & Pick<HopOptions, 'unannouncedBytes' | 'authorization' | 'cookie' | 'own'>,
  url: URL,
  signal: AbortSignal,
) {
  const leave = await options.limiter.enter(url.host, signal)
  // Starts here: waiting for other fetches, for a pause or for memory is not the picture's fault.
  const deadline = startDeadline(options.timeoutMs)
  const { hold } = options
  let hop: Hop | null = null
  try {
    hop = await requestHop(url, {
      ...options,
      signal: AbortSignal.any([signal, deadline.signal]),
      ...(hold ? { hold: (bytes, signal) => deadline.pauseDuring(hold(bytes, signal), extraMs(bytes)) } : {}),
    })
    return hop
  } finally {
    deadline.end()
    // Prevents a deadlock: a fetch that waits for a slot at the host must not hold memory that the fetches in the slots wait for.
    if (hop?.kind !== 'bytes') options.letGo?.()
    leave()
  }
}

/** The extra time for a host that sends one megabyte per second. */
function extraMs(bytes: number): number {
  return Math.max(0, bytes - usualBytes) / 1_000
}

function parseHttpUrl(address: string, base?: URL): URL | null {
  const url = URL.parse(address, base?.href)
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url : null
}

/** Credentials in an address are sent to its own origin as a header, never to redirect targets. */
function readCredentials(url: URL): { origin: string; header: string } | null {
  if (url.username === '' && url.password === '') return null
  const pair = `${decode(url.username)}:${decode(url.password)}`
  return { origin: url.origin, header: `Basic ${Buffer.from(pair).toString('base64')}` }
}

/** A percent sign that encodes nothing stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
