import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { hashInTurn } from './hash-in-turn.ts'

test('few run at once, each gets its turn, and whoever finds the queue full is refused', async () => {
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await sleep(1)
    running--
    return 'done'
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 110 }, () => hashInTurn(work)))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(most).toBeLessThanOrEqual(3)
  expect(refused).toHaveLength(110 - 100 - most)
  expect(refused[0]?.reason).toMatchObject({ code: 'rate_limited' })
})

test('work that fails passes its turn on', async () => {
  const failing = () => Promise.reject(new Error('no'))
  await Promise.allSettled(Array.from({ length: 20 }, () => hashInTurn(failing)))
  expect(await hashInTurn(async () => 'done')).toBe('done')
})
