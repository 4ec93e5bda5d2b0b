import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bounds } from '#server/platform/bounds.ts'
import { HashQueueFull, hashInTurn } from './hash-in-turn.ts'

const places = bounds.hashesWaiting.stranger

test('few hashes run at once, each gets its turn, and callers who find the queue full are refused', async () => {
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await sleep(1)
    running--
    return 'done'
  }
  const outcomes = await Promise.allSettled(
    Array.from({ length: places + 10 }, () => hashInTurn('stranger', work)),
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(most).toBeLessThanOrEqual(3)
  expect(refused).toHaveLength(10 - most)
  expect(refused[0]?.reason).toMatchObject({ code: 'rate_limited' })
})

test('known users go ahead of a full queue of strangers', async () => {
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(name)
    await sleep(1)
  }
  const strangers = Array.from({ length: places + 10 }, () => hashInTurn('stranger', work('stranger')))
  const outcomes = Promise.allSettled(strangers)
  const isFull = hashInTurn('stranger', work('late')).catch((error: unknown) => error)
  await hashInTurn('known', work('anna'))
  expect(order.indexOf('anna')).toBeLessThanOrEqual(3)
  expect(await isFull).toBeInstanceOf(HashQueueFull)
  await outcomes
})

test('work that fails releases its place', async () => {
  const failing = () => Promise.reject(new Error('no'))
  await Promise.allSettled(Array.from({ length: 20 }, () => hashInTurn('stranger', failing)))
  expect(await hashInTurn('stranger', async () => 'done')).toBe('done')
})
