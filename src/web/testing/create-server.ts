import type { Endpoint } from '#contract/endpoint.ts'
import type { ProgressEvent } from '#contract/entities/progress.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { refusals } from '#contract/refusals.ts'
import { fillIn } from '#contract/say.ts'
import type { Answer } from '#web/http/endpoint-types.ts'
import { currentLanguage } from '#web/i18n/current-language.ts'

interface Row {
  method: string
  path: RegExp
  respond: (signal?: AbortSignal | null) => Response | Promise<Response>
}

/**
 * Answers the app's calls instead of a server: for each endpoint of the contract, the last answer that was set. The app itself validates
 * every answer with the contract's schema.
 */
export function createServer() {
  const rows: Row[] = []
  const strangers: string[] = []
  const add = ({ method, url }: Endpoint, respond: Row['respond']): Row => {
    const path = new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`)
    const row = { method, path, respond }
    rows.unshift(row)
    return row
  }
  /** Several calls can wait for the same row. */
  const remove = (row: Row) => {
    const at = rows.indexOf(row)
    if (at !== -1) rows.splice(at, 1)
  }

  async function respond(method: string, address: string, signal?: AbortSignal | null): Promise<Response> {
    const { pathname } = new URL(address, location.href)
    // Requested after a failed call: the connection itself works.
    if (pathname === '/healthz') return new Response()
    const fitting = rows.filter((row) => row.method === method && row.path.test(pathname))
    // `/users/without-apikeys` is not the id of a user.
    const row = fitting.find(({ path }) => !path.source.includes('[')) ?? fitting[0]
    if (row) return row.respond(signal)
    strangers.push(`${method} ${pathname}`)
    throw new TypeError(`no answer to ${method} ${pathname}`)
  }

  return {
    respond,
    /** Calls without an answer. */
    strangers,
    /** `total`: the full length of a list; by default the length of the answer. */
    answers<E extends Endpoint>(
      endpoint: E,
      answer: Answer<E>,
      total = Array.isArray(answer) ? answer.length : 1,
    ): void {
      const shapes = Object.entries(endpoint.schema.response)
      // A sign-in is answered with the user, or with the step that is still required.
      const [status] = shapes.find(([, shape]) => shape?.safeParse(answer).success) ?? shapes[0]!
      const body = answer === undefined ? null : JSON.stringify(answer)
      const headers = { 'X-Total-Count': String(total) }
      add(endpoint, () => new Response(body, { status: Number(status), headers }))
    },
    refuses(endpoint: Endpoint, { code, details }: RefusalOf): void {
      const { status, ...said } = refusals[code]
      add(endpoint, () => {
        const language = currentLanguage()
        const message = fillIn(said[language], details, language)
        return new Response(JSON.stringify({ code, message, ...details }), { status })
      })
    },
    /** Delays the answer that was set until the returned function is called. */
    delays(endpoint: Endpoint): () => void {
      let goOn = () => {}
      const isTime = new Promise<void>((resolve) => {
        goOn = resolve
      })
      const row = add(endpoint, async () => {
        await isTime
        remove(row)
        return respond(endpoint.method, endpoint.url)
      })
      return goOn
    },
    /** Makes a call fail during `walk`: the answer is not the product's, or there is none. */
    async failing(
      endpoint: Endpoint,
      how: 'broken' | 'unanswered',
      walk: () => Promise<void>,
    ): Promise<void> {
      const row = add(endpoint, () => {
        if (how === 'unanswered') throw new TypeError('no answer')
        return new Response('<h1>Bad gateway</h1>', { status: 502 })
      })
      await walk()
      remove(row)
    },
    /** After these events the stream stays open until its reader leaves; the returned function sends one more. */
    streams(endpoint: Endpoint, events: ProgressEvent[]): (event: ProgressEvent) => void {
      const said = [...events]
      const lines = new Set<ReadableStreamDefaultController<Uint8Array>>()
      const send = (line: ReadableStreamDefaultController<Uint8Array>, event: ProgressEvent) =>
        line.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
      add(endpoint, (signal) => {
        const start = (line: ReadableStreamDefaultController<Uint8Array>) => {
          lines.add(line)
          for (const event of said) send(line, event)
          signal?.addEventListener('abort', () => {
            if (lines.delete(line)) line.error(signal.reason)
          })
        }
        return new Response(new ReadableStream<Uint8Array>({ start }), { status: 200 })
      })
      return (event) => {
        said.push(event)
        for (const line of lines) send(line, event)
      }
    },
  }
}

export type TestServer = ReturnType<typeof createServer>
