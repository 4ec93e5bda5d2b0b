import { expect, test } from 'vitest'
import type { LiveKey, LiveState } from '#contract/entities/live-state.ts'
import { liveNews } from './live-news.ts'

const key = (state: LiveKey['state'], lastFour = '1a2b'): LiveKey => ({
  ...{
    provider: 'anthropic',
    username: null,
    since: null,
    until: null,
    refusal: null,
    limit: 16,
    underWay: 3,
  },
  state,
  lastFour,
})
const worker = { name: 'one', startedAt: '', seenAt: '', underWay: 1, slots: 8 }
const live = (keys: LiveKey[], pausedJobs = 0, workers = [worker]): LiveState => ({
  workers,
  queue: { runningJobs: 1, pausedJobs, pendingImages: 20, oldestWaitingSince: null },
  keys,
})

test('figures that change are no news', () => {
  const before = live([key('well')])
  const now = live([{ ...key('well'), underWay: 16 }])
  now.queue.pendingImages = 3
  expect(liveNews(before, now)).toEqual([])
})

test('a key is news when it starts or stops failing, other changes are not', () => {
  const before = live([key('well'), key('resting', '9z9z')])
  const now = live([key('down'), key('resting', '9z9z')])
  expect(liveNews(before, now)).toEqual([{ kind: 'key', key: key('down') }])
  expect(liveNews(now, before)).toEqual([{ kind: 'key', key: key('well') }])
})

test('a key that is used for the first time is news only if it fails', () => {
  expect(liveNews(live([]), live([key('well')]))).toEqual([])
  expect(liveNews(live([]), live([key('refused')]))).toHaveLength(1)
})

test('the last worker to stop, the first to start, and pausing jobs are news', () => {
  expect(liveNews(live([]), live([], 0, []))).toEqual([{ kind: 'workers', isRunning: false }])
  expect(liveNews(live([], 0, []), live([]))).toEqual([{ kind: 'workers', isRunning: true }])
  expect(liveNews(live([]), live([], 2))).toEqual([{ kind: 'paused', count: 2 }])
  expect(liveNews(live([], 2), live([], 3))).toEqual([])
  expect(liveNews(live([], 2), live([]))).toEqual([{ kind: 'paused', count: 0 }])
})
