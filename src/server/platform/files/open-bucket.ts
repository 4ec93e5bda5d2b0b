import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, type Dispatcher } from 'undici'
import { Refusal } from '#server/platform/refusal.ts'
import { type Listing, readListing } from './read-listing.ts'

export interface BucketSettings {
  S3_ENDPOINT: string
  S3_BUCKET: string
  S3_ACCESS_KEY_ID: string
  S3_SECRET_ACCESS_KEY: string
  S3_REGION: string
  S3_FORCE_PATH_STYLE: boolean
}

interface NewObject {
  /** The SHA-256 of the content in hex, which the service compares. */
  sha256: string
  bytes: number
  mediaType?: string
  /** Called for each attempt. */
  body: () => Dispatcher.DispatchOptions['body']
}

interface FoundObject {
  bytes: number
  mediaType: string
  /** By the service's clock. */
  ageMs: number
  body: Dispatcher.ResponseData['body']
}

/** Keys consist of letters, digits, `/`, `-` and `_`. Everything refuses `not_ready` if the service fails, and logs why. */
export interface Bucket {
  put(key: string, object: NewObject): Promise<void>
  /** Null if there is none. Read or destroy its body. */
  get(key: string): Promise<FoundObject | null>
  /** Its age in milliseconds by the service's clock; null if there is none. */
  ageOf(key: string): Promise<number | null>
  remove(key: string): Promise<void>
  /** One page of at most 1,000 keys that begin with `prefix`; `page` is the `next` of the page before. With `folders` keys end after the next `/`. */
  list(prefix: string, options?: { page?: string | null; folders?: boolean }): Promise<Listing>
  /** Refuses `not_ready` if the bucket can't be listed now. Concurrent and repeated calls share an answer for some seconds. */
  check(): Promise<void>
  close(): Promise<void>
}

interface Patience {
  /** Until the service answers, and between two pieces of its answer. */
  answerMs: number
  /** Transfers slower than this on average are given up. */
  bytesPerSecond: number
  /** Pauses before another attempt. Every call can be repeated. */
  retryAfterMs: readonly number[]
}

const patience: Patience = { answerMs: 10_000, bytesPerSecond: 250_000, retryAfterMs: [250, 1_000] }
/** What a call without a known size can transfer: the largest list. */
const mostBytes = 200_000_000
const checkedForMs = 5_000
/** Of an error's explanation, which may be anything. */
const saidCharacters = 500
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

type Method = 'GET' | 'PUT' | 'HEAD' | 'DELETE'

interface Call {
  method: Method
  url: string
  sent?: NewObject
}

/** Opens a bucket of an S3-compatible service. Makes no call. */
export function openBucket(
  settings: BucketSettings,
  log: { error(values: { err: unknown }, message: string): void },
  { answerMs, bytesPerSecond, retryAfterMs } = patience,
): Bucket {
  const agent = new Agent({ headersTimeout: answerMs, bodyTimeout: answerMs, connect: { timeout: answerMs } })
  const base = baseUrl(settings)
  const urlOf = (key: string) => `${base}/${key}`
  let checked: { at: number; passed: Promise<void> } | null = null

  return {
    async put(key, sent) {
      const { body } = await call({ method: 'PUT', url: urlOf(key), sent })
      await body.dump()
    },

    async get(key) {
      const answer = await call({ method: 'GET', url: urlOf(key) })
      if (answer.statusCode === 404) return null
      const { headers, body } = answer
      return {
        bytes: Number(headers['content-length']),
        mediaType: String(headers['content-type'] ?? ''),
        ageMs: ageOf(headers),
        body,
      }
    },

    async ageOf(key) {
      const { statusCode, headers, body } = await call({ method: 'HEAD', url: urlOf(key) })
      await body.dump()
      return statusCode === 404 ? null : ageOf(headers)
    },

    async remove(key) {
      const { body } = await call({ method: 'DELETE', url: urlOf(key) })
      await body.dump()
    },

    list,

    async check() {
      if (!checked || Date.now() - checked.at > checkedForMs)
        checked = { at: Date.now(), passed: list('lists/').then(() => {}) }
      await checked.passed
    },

    close: () => agent.close(),
  }

  async function list(
    prefix: string,
    { page = null, folders = false }: { page?: string | null; folders?: boolean } = {},
  ): Promise<Listing> {
    const query = new URLSearchParams({ 'list-type': '2', prefix })
    if (page) query.set('continuation-token', page)
    if (folders) query.set('delimiter', '/')
    const { body } = await call({ method: 'GET', url: `${base}?${query}` })
    return await readListing(body).catch((err) => fail(new Error('its list is unreadable', { cause: err })))
  }

  async function call(asked: Call): Promise<Dispatcher.ResponseData> {
    for (const pauseMs of [...retryAfterMs, null]) {
      try {
        const answer = await send(asked)
        const { statusCode } = answer
        if (statusCode < 300) return answer
        const said = (await answer.body.text()).slice(0, saidCharacters)
        // A missing bucket is a fault of the service, a missing key an answer.
        if (statusCode === 404 && !said.includes('NoSuchBucket')) return answer
        const problem = new Error(`${asked.method} was answered with ${statusCode}: ${said}`)
        if (pauseMs === null || (statusCode < 500 && statusCode !== 429)) return fail(problem)
      } catch (error) {
        if (error instanceof Refusal || pauseMs === null) return fail(error)
      }
      await sleep(pauseMs)
    }
    throw new Error('unreachable: the last attempt returns or fails')
  }

  async function send({ method, url, sent }: Call): Promise<Dispatcher.ResponseData> {
    const signed = await new AwsV4Signer({
      method,
      url,
      headers: {
        'x-amz-content-sha256': sent?.sha256 ?? emptySha256,
        ...(sent?.mediaType && { 'content-type': sent.mediaType }),
      },
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
      region: settings.S3_REGION,
      service: 's3',
    }).sign()
    const headers = Object.fromEntries(signed.headers)
    const { origin, pathname, search } = signed.url
    const bytes = sent?.bytes ?? (method === 'GET' ? mostBytes : 0)
    return await agent.request({
      origin,
      path: pathname + search,
      method,
      headers: sent ? { ...headers, 'content-length': String(sent.bytes) } : headers,
      body: sent?.body() ?? null,
      signal: AbortSignal.timeout(Math.ceil(answerMs + (bytes / bytesPerSecond) * 1_000)),
    })
  }

  function fail(error: unknown): never {
    if (error instanceof Refusal) throw error
    log.error({ err: error }, 'the bucket of S3_BUCKET could not be used')
    throw new Refusal('not_ready')
  }
}

function baseUrl({ S3_ENDPOINT, S3_BUCKET, S3_FORCE_PATH_STYLE }: BucketSettings): string {
  if (S3_FORCE_PATH_STYLE) return `${S3_ENDPOINT}/${S3_BUCKET}`
  const url = new URL(S3_ENDPOINT)
  url.hostname = `${S3_BUCKET}.${url.hostname}`
  return url.href.replace(/\/$/, '')
}

function ageOf(headers: Dispatcher.ResponseData['headers']): number {
  return Date.parse(String(headers.date)) - Date.parse(String(headers['last-modified']))
}
