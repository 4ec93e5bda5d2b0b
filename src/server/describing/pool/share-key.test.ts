import { expect, test } from 'vitest'
import { createVirtualClock } from '#server/describing/testing/create-virtual-clock.ts'
import { simulateProvider } from '#server/describing/testing/simulate-provider.ts'
import { simulateWorkers } from '#server/describing/testing/simulate-workers.ts'
import { fairShare } from './fair-share.ts'

const second = 1_000
const hidden = (limit: number) => ({ refuse: (underWay: number) => (underWay >= limit ? 429 : null) })

test.each([0, 1])(
  'a small job has its first result soon although a big one runs, in process %i',
  async (process) => {
    const clock = createVirtualClock()
    const provider = simulateProvider(clock, hidden(20))
    const { work, answered } = simulateWorkers(clock, 2, provider.connect)
    void work(0, 'big', 40, 10_000)
    await clock.runUntil(40 * second)
    void work(process, 'small', 10, 10)
    await clock.runUntil(60 * second)
    const [first] = answered('small')
    expect(first!.at - 40 * second).toBeLessThan(5 * second)
    expect(answered('small')).toHaveLength(10)
    const refused = provider.calls.filter(({ at, status }) => at >= 40 * second && status === 429)
    // It requests its slots without contending for them.
    expect(refused.length).toBeLessThan(5)
  },
)

test('two big jobs share evenly', async () => {
  const clock = createVirtualClock()
  const provider = simulateProvider(clock, hidden(15))
  const { work, answered } = simulateWorkers(clock, 2, provider.connect)
  for (const process of [0, 1]) {
    void work(process, 'many slots', 40)
    void work(process, 'few slots', 20)
  }
  await clock.runUntil(120 * second)
  const ratio = answered('many slots').length / answered('few slots').length
  expect(ratio).toBeGreaterThan(0.9)
  expect(ratio).toBeLessThan(1.1)
})

test.each([
  [13, [100, 90], [6, 7]],
  [10, [2, 100], [2, 8]],
  [9, [50, 1, 50], [4, 1, 4]],
  [1, [5, 5], [1, 1]],
  [20, [3, 4], [3, 4]],
  [20, [0, 40], [0, 20]],
])('%i places for those who want %j are shared as %j', (places, wants, usages) => {
  const all = wants.map((wanted, index) => ({ process: `p${index}`, wanted }))
  const got = all.map((mine) =>
    fairShare(
      places,
      mine,
      all.filter((one) => one !== mine),
    ),
  )
  expect(got).toEqual(usages)
})
