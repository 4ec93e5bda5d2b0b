import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PurchaseStatus } from '#contract/entities/credit.ts'
import { pollDelayMs, purchaseQuery } from './credits-queries.ts'

let answers: (PurchaseStatus | number)[]
let asked: number

beforeEach(() => {
  vi.useFakeTimers()
  // Outside of a browser, queries are not refetched.
  environmentManager.setIsServer(() => false)
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible', documentElement: { lang: 'de' } })
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {} })
  asked = 0
  vi.stubGlobal('fetch', async () => {
    const answer = answers[Math.min(asked, answers.length - 1)]!
    asked += 1
    if (typeof answer === 'number') return new Response('', { status: answer })
    return Response.json({ id: 12, status: answer, amount: 5_000, createdAt: '2026-11-21T10:00:00.000Z' })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Polls purchase 12 for 15 minutes; returns the number of requests. */
async function lookFor15Minutes(isCancelled = false): Promise<number> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const observer = new QueryObserver(client, purchaseQuery(12, isCancelled))
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  stop()
  client.clear()
  return asked
}

test('an open purchase is looked at until it is paid', async () => {
  answers = ['open', 'open', 'open', 'paid']
  expect(await lookFor15Minutes()).toBe(4)
})

test.for(['paid', 'processing', 'failed', 'expired'] as const)(
  'a purchase that is %s is requested once',
  async (status) => {
    answers = [status]
    expect(await lookFor15Minutes()).toBe(1)
  },
)

test('an open purchase whose payment was cancelled is requested once', async () => {
  answers = ['open']
  expect(await lookFor15Minutes(true)).toBe(1)
})

test('a purchase of another user is requested once', async () => {
  answers = [404]
  expect(await lookFor15Minutes()).toBe(1)
})

test('a server that can not answer is asked again', async () => {
  answers = ['open', 503, 503, 'paid']
  expect(await lookFor15Minutes()).toBe(4)
})

test('a purchase that stays open is polled at growing intervals', async () => {
  answers = ['open']
  expect(await lookFor15Minutes()).toBeLessThan(100)
  expect(asked).toBeGreaterThan(80)
})

test('the second poll comes after a second and a half, later ones ever more slowly, never slower than ten seconds', () => {
  const delays = Array.from({ length: 20 }, (_, looks) => pollDelayMs(looks + 1))
  expect(delays[0]).toBe(1_500)
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect(delays.at(-1)).toBe(10_000)
})

test('before the first answer the delay is the shortest', () => {
  expect(pollDelayMs(0)).toBe(1_500)
})
