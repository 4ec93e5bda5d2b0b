import { type Dispatcher, request } from 'undici'
import type { PictureFault } from '#contract/picture-faults.ts'
import { readRetryAfter } from '#server/platform/network/read-retry-after.ts'
import { encodingsOf, undoEncodings } from '#server/platform/network/undo-encoding.ts'
import { explainStatus } from './explain-fetch-error.ts'
import { readBody } from './read-body.ts'

/** The result of one request to one address. */
export type Hop =
  | { kind: 'bytes'; bytes: Buffer }
  | { kind: 'redirect'; location: string; cookies: string[] }
  /** It announced no length and is longer than the memory held for it. */
  | { kind: 'longer' }
  | { kind: 'busy'; status: number; retryAfterMs: number | null }
  | { kind: 'fault'; fault: PictureFault }

export interface HopOptions {
  dispatcher: Dispatcher
  maxBytes: number
  /** How much memory is held for a body that announces no length. */
  unannouncedBytes: number
  /** Waits for the memory that the body can take. */
  hold?: (bytes: number, signal: AbortSignal) => Promise<void>
  signal: AbortSignal
  /** `Basic …`, if the address contained credentials. */
  authorization?: string | undefined
  /** Cookies that earlier hops set for this one. */
  cookie?: string | undefined
  /** Headers that its owner gave for this origin. */
  own?: Record<string, string> | undefined
}

const redirects = new Set([301, 302, 303, 307, 308])

/** Requests one address without following redirects. Throws connection errors. */
export async function requestHop(url: URL, options: HopOptions): Promise<Hop> {
  const { statusCode, headers, body } = await request(url.origin + url.pathname + url.search, {
    dispatcher: options.dispatcher,
    signal: options.signal,
    headers: {
      'user-agent': 'Bildwort/1.0 (describes pictures for their owners)',
      accept: 'image/*,*/*;q=0.5',
      'accept-encoding': 'identity',
      ...(options.authorization ? { authorization: options.authorization } : {}),
      ...lowerCase(options.own),
      ...(options.cookie ? { cookie: options.cookie } : {}),
    },
  })
  // An unread body can emit an error without a listener, which would end the process.
  body.on('error', () => {})
  const drop = (hop: Hop) => {
    body.destroy()
    return hop
  }
  if (redirects.has(statusCode)) {
    return typeof headers.location === 'string'
      ? drop({ kind: 'redirect', location: headers.location, cookies: [headers['set-cookie'] ?? []].flat() })
      : drop({ kind: 'fault', fault: explainStatus(statusCode) })
  }
  if (statusCode === 429 || statusCode === 503) {
    const header = headers['retry-after']
    const retryAfterMs = readRetryAfter(typeof header === 'string' ? header : null, Date.now())
    return drop({ kind: 'busy', status: statusCode, retryAfterMs })
  }
  if (statusCode < 200 || statusCode > 299) return drop({ kind: 'fault', fault: explainStatus(statusCode) })

  const tooLarge: Hop = {
    kind: 'fault',
    fault: { code: 'too_large', details: { maxMegabytes: Math.round(options.maxBytes / 1e5) / 10 } },
  }
  const announced = Number(headers['content-length'] ?? 0)
  if (announced > options.maxBytes) return drop(tooLarge)
  // Some servers compress unasked; the length is then unknown.
  const encodings = encodingsOf(headers['content-encoding'])
  const isTold = announced > 0 && encodings.length === 0
  const held = (isTold && announced) || Math.min(options.unannouncedBytes, options.maxBytes)
  await options.hold?.(held, options.signal)
  // Preallocating burdens the garbage collector; most bodies that announce no length are small.
  const isSetAside = isTold || (options.hold && held === options.maxBytes)
  const plain = undoEncodings(body, encodings)
  const bytes = await readBody(plain, isSetAside ? held : 0, isTold ? options.maxBytes : held)
  if (bytes) return { kind: 'bytes', bytes }
  return drop(held < options.maxBytes && !isTold ? { kind: 'longer' } : tooLarge)
}

function lowerCase(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
