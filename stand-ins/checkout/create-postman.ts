import { setTimeout as sleep } from 'node:timers/promises'
import type { StripeEvent } from './objects.ts'
import { secondsNow } from './seconds-now.ts'
import { signBody } from './sign-body.ts'

// After the last one the event is given up; Stripe tries for three days.
const waitsMs = [200, 500, 1_000, 2_000, 4_000, 8_000]
const timeoutMs = 10_000

/** As Stripe writes an event: with line breaks, so whoever checks a body that they wrote anew finds it changed. */
export function writeBody(event: StripeEvent): string {
  return JSON.stringify(event, null, 2)
}

/** Carries events to the address that `url` says at that moment, null for nowhere. */
export function createPostman(url: () => string | null, secret: string) {
  let ending = new AbortController()
  const underway = new Set<Promise<void>>()

  /** The status that it was answered with. */
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
    /** In the background, again and again until it is taken. */
    post(event: StripeEvent): void {
      const task = sendUntilTaken(event, ending.signal)
        .catch(() => {
          // Nobody waits for it any more.
        })
        .finally(() => underway.delete(task))
      underway.add(task)
    },
    async idle(): Promise<void> {
      while (underway.size > 0) await Promise.all(underway)
    },
    /** Gives up whatever is under way. */
    async drop(): Promise<void> {
      ending.abort()
      ending = new AbortController()
      await Promise.all(underway)
    },
  }
}

export type Postman = ReturnType<typeof createPostman>
