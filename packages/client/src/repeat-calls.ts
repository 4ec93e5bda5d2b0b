import { ConnectionError, watchBody } from './connection-error.ts'

export interface Repeats {
  /** Number of retries before the answer or error is returned. */
  most: number
  /** A call that is asked to wait longer than this returns that answer. */
  longestWaitMs: number
}

type Send = (request: Request) => Promise<Response>

const firstWaitMs = 500

/**
 * Retries calls that were rejected temporarily (429, 503), whose connection broke, or whose duplicate is still running (409
 * `idempotency_running`), each time with the same `Idempotency-Key`. Waits for `Retry-After`; without it, twice as long each time, minus a
 * random part, so that many clients don't return at once. Throws a `ConnectionError` if there is no answer in the end, and so does a body
 * that breaks off.
 */
export function repeatCalls(send: Send, { most, longestWaitMs }: Repeats): Send {
  return async (request) => {
    for (let repeats = 0; ; repeats += 1) {
      const isLast = repeats >= most
      const answer = await send(isLast ? request : request.clone()).catch((fault) => {
        if (request.signal.aborted) throw fault
        if (isLast) throw new ConnectionError(fault)
        return null
      })
      if (answer && (isLast || !(await isForLater(answer)))) return watchBody(answer, request.signal)
      const asked = answer && waitAsked(answer)
      const ms = asked ?? Math.min(longestWaitMs, firstWaitMs * 2 ** repeats * (0.5 + Math.random() / 2))
      if (answer && ms > longestWaitMs) return watchBody(answer, request.signal)
      await answer?.body?.cancel()
      await wait(ms, request.signal)
    }
  }
}

async function isForLater(answer: Response): Promise<boolean> {
  if (answer.status === 429 || answer.status === 503) return true
  if (answer.status !== 409) return false
  const refused = await answer
    .clone()
    .json()
    .catch(() => null)
  // Safe: on any value, a missing property is undefined.
  return (refused as { code?: unknown } | null)?.code === 'idempotency_running'
}

/** `Retry-After` is a number of seconds or a date. Null if it is neither. */
function waitAsked({ headers }: Response): number | null {
  const text = headers.get('retry-after')
  if (text === null) return null
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

/** Rejects with the signal's reason when it aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
