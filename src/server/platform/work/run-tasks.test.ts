import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runTasks } from './run-tasks.ts'

beforeAll(() => {
  vi.useFakeTimers()
})
afterAll(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Tasks from a list, two at a time. Each is active until its name is passed to `end`. */
function work(waiting: string[]) {
  const warnings: string[] = []
  const taken: { atMost: number; underWay: readonly string[] }[] = []
  const listeners = new Map<string, (payload: string) => void>()
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const tasks = runTasks<string>(
    {
      log: { warn: (_: unknown, message?: string) => void warnings.push(message ?? '') },
      events: {
        on: (channel, listener) => {
          listeners.set(channel, listener)
          return () => listeners.delete(channel)
        },
      },
    },
    {
      atOnce: 2,
      async take(atMost, underWay) {
        taken.push({ atMost, underWay })
        return waiting.splice(0, atMost)
      },
      async workOn(task, givingUp) {
        const end = Promise.withResolvers<void>()
        ends.set(task, end)
        givingUp.addEventListener('abort', () => end.reject(givingUp.reason))
        await end.promise
      },
      complaints: { take: 'none was taken', workOn: 'one was left' },
      pauseMs: 1_000,
      channel: 'work',
      finishWithinMs: 500,
    },
  )
  return { tasks, warnings, taken, listeners, ends, begun: () => [...ends.keys()] }
}

test('as many tasks run as there are places, and a finished one makes room for the next', async () => {
  const { tasks, taken, ends, begun } = work(['a', 'b', 'c'])
  await pass(5_000)
  expect(begun()).toEqual(['a', 'b'])
  ends.get('b')!.resolve()
  await pass(0)
  expect(begun()).toEqual(['a', 'b', 'c'])
  expect(taken).toEqual([
    { atMost: 2, underWay: [] },
    { atMost: 1, underWay: ['a'] },
  ])
  for (const end of ends.values()) end.resolve()
  await tasks.stop()
})

test('a failed task is logged, and others continue', async () => {
  const { tasks, warnings, ends, begun } = work(['a', 'b', 'c'])
  await pass(0)
  ends.get('a')!.reject(new Error('no'))
  await pass(0)
  expect(warnings).toEqual(['one was left'])
  expect(begun()).toEqual(['a', 'b', 'c'])
  for (const end of ends.values()) end.resolve()
  await tasks.stop()
})

test('a notification ends the pause, until the stop', async () => {
  const waiting: string[] = []
  const { tasks, listeners, ends, begun } = work(waiting)
  await pass(10)
  waiting.push('a')
  await pass(10)
  expect(begun()).toEqual([])
  listeners.get('work')!('')
  await pass(0)
  expect(begun()).toEqual(['a'])
  ends.get('a')!.resolve()
  await tasks.stop()
  expect(listeners.size).toBe(0)
})

test('a stop takes nothing more, and abandons what takes too long without a log message', async () => {
  const { tasks, warnings, ends, begun } = work(['a', 'b', 'c'])
  await pass(0)
  const stopping = tasks.stop()
  ends.get('a')!.resolve()
  await pass(500)
  await stopping
  expect(begun()).toEqual(['a', 'b'])
  expect(warnings).toEqual([])
})
