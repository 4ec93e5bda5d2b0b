export interface Repeats {
  /** How often a call is made again before its answer or fault is handed on. */
  most: number
  /** Who is asked to wait longer than this gets the answer that asks it. */
  longestWaitMs: number
}

type Send = (request: Request) => Promise<Response>

const firstWaitMs = 500

/**
 * Makes a call again that was turned away for a while (429, 503), whose connection broke, or whose like is under way
 * (409 `idempotency_running`): each time the same call, with the same `Idempotency-Key`. Waits as long as `Retry-After`
 * asks; else twice as long each time, and a random part less, so that many clients do not come back at once.
 */
export function repeatCalls(send: Send, { most, longestWaitMs }: Repeats): Send {
  return async (request) => {
    for (let repeats = 0; ; repeats += 1) {
      const isLast = repeats >= most
      const answer = await send(isLast ? request : request.clone()).catch((fault) => {
        if (isLast || request.signal.aborted) throw fault
        return null
      })
      if (answer && (isLast || !(await isForLater(answer)))) return answer
      const asked = answer && waitAsked(answer)
      const ms = asked ?? Math.min(longestWaitMs, firstWaitMs * 2 ** repeats * (0.5 + Math.random() / 2))
      if (answer && ms > longestWaitMs) return answer
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
  // Safe: whatever it is, a property that is not there is undefined.
  return (refused as { code?: unknown } | null)?.code === 'idempotency_running'
}

/** `Retry-After` is a number of seconds or a date. Null: it says neither. */
function waitAsked({ headers }: Response): number | null {
  const text = headers.get('retry-after')
  if (text === null) return null
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

/** Rejects with the signal's reason once that is given. */
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
