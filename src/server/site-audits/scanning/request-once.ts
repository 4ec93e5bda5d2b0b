import { type Dispatcher, request } from 'undici'
import type { createCookieJar } from '#server/describing/pictures/cookie-jar.ts'
import { readRetryAfter } from '#server/platform/network/read-retry-after.ts'
import { encodingsOf, undoEncodings } from '#server/platform/network/undo-encoding.ts'

/** What came of one request; redirects are not followed. */
export type Answer =
  | { kind: 'body'; url: URL; status: number; contentType: string; bytes: Buffer; isCut: boolean }
  | { kind: 'redirect'; to: URL | null }
  | { kind: 'busy'; status: number; afterMs: number | null }
  | { kind: 'status'; status: number; isChallenge: boolean }

export interface RequestOptions {
  dispatcher: Dispatcher
  signal: AbortSignal
  userAgent: string
  /** Decompressed; what follows is not read. */
  maxBytes: number
  timeoutMs: number
  jar: ReturnType<typeof createCookieJar>
}

/** Throws connection errors, `TimeoutError` and the signal's reason. */
export async function requestOnce(url: URL, options: RequestOptions): Promise<Answer> {
  const { dispatcher, maxBytes, timeoutMs, userAgent, jar } = options
  const cookie = jar.headerFor(url)
  const { statusCode, headers, body } = await request(url.origin + url.pathname + url.search, {
    dispatcher,
    signal: AbortSignal.any([options.signal, AbortSignal.timeout(timeoutMs)]),
    headers: {
      'user-agent': userAgent,
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.1',
      'accept-encoding': 'gzip, br, deflate',
      ...(cookie && { cookie }),
    },
  })
  // An unread body can emit an error without a listener, which would end the process.
  body.on('error', () => {})
  jar.keep(url, [headers['set-cookie'] ?? []].flat())
  const drop = (answer: Answer) => {
    body.destroy()
    return answer
  }
  const header = (name: string) => String([headers[name] ?? ''].flat()[0])
  if (statusCode >= 300 && statusCode <= 399)
    return drop({ kind: 'redirect', to: URL.parse(header('location'), url.href) })
  const isChallenge = header('cf-mitigated') === 'challenge'
  if ((statusCode === 429 || statusCode === 503) && !isChallenge) {
    const afterMs = readRetryAfter(header('retry-after') || null, Date.now())
    return drop({ kind: 'busy', status: statusCode, afterMs })
  }
  if (statusCode < 200 || statusCode > 299) return drop({ kind: 'status', status: statusCode, isChallenge })
  const encodings = encodingsOf(headers['content-encoding'])
  const { bytes, isCut } = await readUpTo(undoEncodings(body, encodings), maxBytes)
  return drop({ kind: 'body', url, status: statusCode, contentType: header('content-type'), bytes, isCut })
}

/** The beginning of a stream; the rest is not read. */
export async function readUpTo(
  stream: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<{ bytes: Buffer; isCut: boolean }> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.length
    if (length > maxBytes) break
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isCut: length > maxBytes }
}
