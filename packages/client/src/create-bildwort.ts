import createClient from 'openapi-fetch'
import { ApiError, orThrow } from './api-error.ts'
import type { paths } from './api-v1.ts'
import { ConnectionError } from './connection-error.ts'
import type { Send } from './methods.ts'
import { readEvents } from './read-events.ts'
import { type Repeats, repeatCalls, wait } from './repeat-calls.ts'
import type { Audit, FollowedEvent, Image, Job, ResultForm } from './shapes.ts'

export interface Settings {
  /** The server's address, without `/api/v1`. */
  url: string
  /** `bw_live_…`, with the scopes that the calls need. */
  token: string
  /** The language of sentences for people, such as errors: `en` (default) or `de`. */
  language?: 'en' | 'de'
  /** How refused and broken calls are retried; by default up to 4 times, each after a minute at most. */
  repeats?: Partial<Repeats>
  /** Replaces the runtime's own `fetch`. */
  fetch?: (request: Request) => Promise<Response>
}

interface Waiting<Ending> {
  signal?: AbortSignal
  /** Poll interval in milliseconds. By default 1,000 at first, growing to 15,000. */
  everyMs?: number
  /** Called with the job or audit after each poll. */
  onLook?: (read: Ending) => void
}

/** The calls of API v1 by their paths, as openapi-fetch makes them, and helpers that combine several calls. A body with a `file` or `pictures` is sent as a form. */
export interface Bildwort {
  GET: Send<'get'>
  POST: Send<'post'>
  PATCH: Send<'patch'>
  DELETE: Send<'delete'>
  /** All jobs of the account, newest first, read page by page. */
  jobs(): AsyncGenerator<Job, void>
  /** All images of a job in list order, read page by page. */
  images(jobId: number): AsyncGenerator<Image, void>
  /** Resolves to the job once it is `completed` or `failed`. Keeps waiting while it is paused. */
  waitForJob(jobId: number, waiting?: Waiting<Job>): Promise<Job>
  /**
   * What happens in a job, as it happens: its state after each change, each image that is done, and its end, which is the last. Goes on
   * where it was if the connection breaks. Begins with the last images, or after the `cursor` of an earlier event; `'0'` is before all.
   */
  follow(jobId: number, from?: { after?: string; signal?: AbortSignal }): AsyncGenerator<FollowedEvent, void>
  /** Resolves to the audit once its scan is over. */
  waitForAudit(auditId: number, waiting?: Waiting<Audit>): Promise<Audit>
  /** A job's results as a file, to be streamed. */
  download(jobId: number, form: ResultForm): Promise<Response>
}

/** Unless the stream asks for another time. */
const reconnectAfterMs = 1_000

/**
 * Creates a client for a Bildwort server. Adds an `Idempotency-Key` to each POST that has none, so that a repeated call has no second
 * effect. The helpers throw an `ApiError` for refusals; after GET, POST, PATCH and DELETE, `orThrow` does so. Without an
 * answer, all of them throw a `ConnectionError` in the end.
 */
export function createBildwort({
  url,
  token,
  language = 'en',
  repeats,
  fetch = globalThis.fetch,
}: Settings): Bildwort {
  const client = createClient<paths>({
    baseUrl: url,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    bodySerializer: writeBody,
    fetch: repeatCalls((request) => fetch(request), { most: 4, longestWaitMs: 60_000, ...repeats }),
  })
  client.use({
    onRequest({ request }) {
      if (request.method !== 'POST' || request.headers.has('idempotency-key')) return
      request.headers.set('idempotency-key', crypto.randomUUID())
    },
  })
  // Safe: they take and answer the same, but also let unknown options compile.
  const { GET, POST, PATCH, DELETE } = client as Pick<Bildwort, 'GET' | 'POST' | 'PATCH' | 'DELETE'>
  return { GET, POST, PATCH, DELETE, jobs, images, waitForJob, follow, waitForAudit, download }

  async function* jobs(): AsyncGenerator<Job, void> {
    let after: number | undefined
    do {
      const call = GET('/api/v1/jobs', { params: { query: { limit: 200, ...(after && { after }) } } })
      const page = await orThrow(call)
      yield* page.jobs
      after = leadsOn((await call).response) ? page.jobs.at(-1)?.id : undefined
    } while (after)
  }

  async function* images(jobId: number): AsyncGenerator<Image, void> {
    let after: number | undefined
    do {
      const query = { limit: 1_000, ...(after && { after }) }
      const call = GET('/api/v1/jobs/{id}/images', { params: { path: { id: jobId }, query } })
      const page = await orThrow(call)
      yield* page.images
      after = leadsOn((await call).response) ? page.images.at(-1)?.position : undefined
    } while (after)
  }

  async function waitForJob(id: number, waiting: Waiting<Job> = {}): Promise<Job> {
    const init = { params: { path: { id } }, ...(waiting.signal && { signal: waiting.signal }) }
    const isOver = ({ status }: Job) => status === 'completed' || status === 'failed'
    return await poll(() => orThrow(GET('/api/v1/jobs/{id}', init)), isOver, waiting)
  }

  async function* follow(
    id: number,
    { after, signal }: { after?: string; signal?: AbortSignal } = {},
  ): AsyncGenerator<FollowedEvent, void> {
    let cursor = after ?? null
    for (let retryMs = reconnectAfterMs; ; await wait(retryMs, signal)) {
      const header = cursor === null ? {} : { 'Last-Event-ID': cursor }
      const { error, response, data } = await GET('/api/v1/jobs/{id}/events', {
        params: { path: { id }, header },
        parseAs: 'stream',
        ...(signal && { signal }),
      })
      if (!response.ok || !data) throw new ApiError(response, error)
      try {
        for await (const message of readEvents(data)) {
          cursor = message.id ?? cursor
          retryMs = message.retryMs ?? retryMs
          if (message.data === undefined) continue
          // Safe: the stream sends only events.
          const event = { ...JSON.parse(message.data), cursor } as FollowedEvent
          yield event
          if (event.type === 'end') return
        }
      } catch (fault) {
        if (!(fault instanceof ConnectionError)) throw fault
      }
    }
  }

  async function waitForAudit(id: number, waiting: Waiting<Audit> = {}): Promise<Audit> {
    const init = { params: { path: { id } }, ...(waiting.signal && { signal: waiting.signal }) }
    const isOver = ({ status }: Audit) => status !== 'waiting' && status !== 'running'
    return await poll(() => orThrow(GET('/api/v1/audits/{id}', init)), isOver, waiting)
  }

  async function download(jobId: number, form: ResultForm): Promise<Response> {
    const params = { path: { id: jobId } }
    const { error, response } = await GET(`/api/v1/jobs/{id}/${form}`, { params, parseAs: 'stream' })
    if (!response.ok) throw new ApiError(response, error)
    return response
  }
}

/** Reads again and again, at growing intervals, until it is over. */
async function poll<Ending>(
  read: () => Promise<Ending>,
  isOver: (read: Ending) => boolean,
  { signal, onLook, everyMs }: Waiting<Ending>,
): Promise<Ending> {
  for (let ms = everyMs ?? 1_000; ; ms = everyMs ?? Math.min(15_000, ms * 1.5)) {
    const latest = await read()
    onLook?.(latest)
    if (isOver(latest)) return latest
    await wait(ms, signal)
  }
}

/** A body with files is a form, anything else is JSON. */
function writeBody(body: unknown): string | FormData {
  const values = typeof body === 'object' && body !== null ? Object.values(body) : []
  const hasFile = values.flat().some((value) => value instanceof Blob)
  return hasFile ? writeForm(body as Record<string, unknown>) : JSON.stringify(body)
}

/** Lists become several fields of one name, objects JSON. Files come last: the server reads them with the fields known. */
function writeForm({ file, pictures, ...fields }: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, pictures, file })) {
    for (const part of [value].flat()) {
      if (part instanceof Blob) form.append(name, part)
      else if (part !== undefined)
        form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part))
    }
  }
  return form
}

function leadsOn({ headers }: Response): boolean {
  return /;\s*rel="?next"?/.test(headers.get('link') ?? '')
}
