import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runLoop } from './run-loop.ts'

beforeAll(() => {
  vi.useFakeTimers()
})
afterAll(() => {
  vi.useRealTimers()
})

const complaint = 'a round did not succeed'
const usual = { complaint, pauseMs: 1_000 }

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function listen() {
  const warnings: string[] = []
  return { warnings, warn: (_: unknown, message?: string) => void warnings.push(message ?? '') }
}

test('rounds follow each other after the pause they return, otherwise after the usual one', async () => {
  let rounds = 0
  const loop = runLoop(listen(), async () => (++rounds < 3 ? 0 : undefined), usual)
  await pass(999)
  expect(rounds).toBe(3)
  await pass(1)
  expect(rounds).toBe(4)
  await loop.stop()
})

test('a wake ends the pause', async () => {
  let rounds = 0
  const loop = runLoop(
    listen(),
    async () => {
      rounds += 1
    },
    usual,
  )
  await pass(10)
  expect(rounds).toBe(1)
  loop.wake()
  await pass(0)
  expect(rounds).toBe(2)
  await loop.stop()
})

test('a wake during a round is remembered, and two count as one', async () => {
  let rounds = 0
  const round = async () => {
    rounds += 1
    await after(10)
  }
  const loop = runLoop(listen(), round, usual)
  loop.wake()
  loop.wake()
  await pass(10)
  expect(rounds).toBe(2)
  await pass(500)
  expect(rounds).toBe(2)
  await Promise.all([loop.stop(), pass(0)])
})

test('the end of begun work wakes the loop, and the amount in progress is known', async () => {
  const seen: number[] = []
  const loop = runLoop(
    listen(),
    async ({ begin, underWay }) => {
      if (seen.length === 0) begin(after(50))
      seen.push(underWay())
    },
    usual,
  )
  await pass(49)
  expect(seen).toEqual([1])
  await pass(1)
  expect(seen).toEqual([1, 0])
  await loop.stop()
})

test('a failed round is logged, and the next one comes after the usual pause', async () => {
  const log = listen()
  const failing = async () => {
    throw new Error('no')
  }
  const loop = runLoop(log, failing, usual)
  await pass(999)
  expect(log.warnings).toEqual([complaint])
  await pass(1)
  expect(log.warnings).toEqual([complaint, complaint])
  await loop.stop()
})

test('a beat counts from the start of a round, and a missed one is skipped', async () => {
  const begin = performance.now()
  const startedAt: number[] = []
  const round = async () => {
    startedAt.push(performance.now() - begin)
    await after(startedAt.length === 2 ? 1_500 : 200)
  }
  const loop = runLoop(listen(), round, { complaint, everyMs: 1_000 })
  await pass(4_500)
  expect(startedAt).toEqual([0, 1_000, 3_000, 4_000])
  await loop.stop()
})

test('a stop before the first round prevents it, and one during a pause ends the loop', async () => {
  let rounds = 0
  const round = async () => {
    rounds += 1
  }
  await runLoop(listen(), round, { ...usual, firstAfterMs: 100 }).stop()
  expect(rounds).toBe(0)
  const pausing = runLoop(listen(), round, usual)
  await pass(10)
  await pausing.stop()
  expect(rounds).toBe(1)
})

test('a stop awaits the current round and begun work, and failures that it causes are not logged', async () => {
  const log = listen()
  const ended: string[] = []
  const loop = runLoop(
    log,
    async ({ begin, ending, givingUp }) => {
      begin(after(300).then(() => void ended.push(`work, given up: ${givingUp.aborted}`)))
      await after(100)
      ended.push(`round, ending: ${ending.aborted}`)
      throw ending.reason
    },
    usual,
  )
  const stopping = loop.stop().then(() => ended.push('stopped'))
  await pass(300)
  await stopping
  expect(ended).toEqual(['round, ending: true', 'work, given up: false', 'stopped'])
  expect(log.warnings).toEqual([])
})

test('a stop abandons what takes longer than allowed', async () => {
  const onGivingUp = vi.fn()
  const never = (signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const loop = runLoop(listen(), async ({ begin, givingUp }) => begin(never(givingUp)), {
    ...usual,
    finishWithinMs: 500,
    onGivingUp,
  })
  let hasStopped = false
  const stopping = loop.stop().then(() => {
    hasStopped = true
  })
  await pass(499)
  expect(hasStopped).toBe(false)
  await pass(1)
  await stopping
  expect(onGivingUp).toHaveBeenCalledOnce()
})
