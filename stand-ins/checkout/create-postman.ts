import { setTimeout as sleep } from 'node:timers/promises'
import type { StripeEvent } from './objects.ts'
import { secondsNow } from './seconds-now.ts'
import { signBody } from './sign-body.ts'

// After the last retry the event is dropped; Stripe retries for three days.
const waitsMs = [200, 500, 1_000, 2_000, 4_000, 8_000]
const timeoutMs = 10_000

/** Serialized as Stripe does, with line breaks: a verifier that parses and serializes the body gets a different one. */
export function writeBody(event: StripeEvent): string {
  return JSON.stringify(event, null, 2)
}

/** Delivers events to the address that `url` returns at the time of delivery; null disables it. */
export function createPostman(url: () => string | null, secret: string) {
  let ending = new AbortController()
  const underway = new Set<Promise<void>>()

  /** Returns the status of the answer. */
  async function send(event: StripeEvent, to: string, signal = ending.signal): Promise<number> {
    const body = writeBody(event)
    const answer = await fetch(to, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signBody(body, secret, secondsNow()),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    await answer.body?.cancel()
    return answer.status
  }

  async function sendUntilTaken(event: StripeEvent, signal: AbortSignal): Promise<void> {
    for (const waitMs of [0, ...waitsMs]) {
      if (waitMs > 0) await sleep(waitMs, undefined, { signal })
      const to = url()
      if (to === null) return
      const status = await send(event, to, signal).catch(() => 0)
      signal.throwIfAborted()
      if (status >= 200 && status < 300) return
    }
  }

  return {
    send,
    /** Delivers in the background, with retries until it succeeds. */
    post(event: StripeEvent): void {
      const task = sendUntilTaken(event, ending.signal)
        .catch(() => {
          // Delivery was aborted or given up, and no caller waits for it.
        })
        .finally(() => underway.delete(task))
      underway.add(task)
    },
    async idle(): Promise<void> {
      while (underway.size > 0) await Promise.all(underway)
    },
    /** Aborts all deliveries in progress. */
    async drop(): Promise<void> {
      ending.abort()
      ending = new AbortController()
      await Promise.all(underway)
    },
  }
}

export type Postman = ReturnType<typeof createPostman>
