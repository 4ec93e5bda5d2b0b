import { expect, test } from 'vitest'
import type { LiveKey, LiveState } from '#contract/entities/live-state.ts'
import { livePlight } from './live-plight.ts'

const key = (state: LiveKey['state'], since: string | null = null): LiveKey => ({
  ...{
    provider: 'openai',
    lastFour: '1a2b',
    username: null,
    until: null,
    refusal: null,
    limit: 16,
    underWay: 3,
  },
  state,
  since,
})
const worker = { name: 'one', startedAt: '', seenAt: '', underWay: 1, slots: 8 }
const live = (keys: LiveKey[] = [], pausedJobs = 0, workers = [worker], pendingImages = 0): LiveState => ({
  workers,
  queue: { runningJobs: 0, pausedJobs, pendingImages, oldestWaitingSince: null },
  keys,
})

test('keys that work, pause or are refused need no attention: refused ones are reported elsewhere', () => {
  expect(livePlight(live([key('well'), key('resting'), key('refused')])).isCalm).toBe(true)
})

test('a provider that is down is named once, since its first key is', () => {
  const keys = [key('down', '2026-11-21T14:05:00Z'), key('down', '2026-11-21T13:00:00Z'), key('down')]
  expect(livePlight(live(keys))).toMatchObject({
    downProviders: [{ provider: 'openai', since: '2026-11-21T13:00:00Z' }],
    isCalm: false,
  })
})

test('missing workers are no problem if there is nothing to do', () => {
  expect(livePlight(live([], 0, [])).isCalm).toBe(true)
  expect(livePlight(live([], 0, [], 12))).toMatchObject({ lacksWorkers: true, isCalm: false })
  expect(livePlight(live([], 1))).toMatchObject({ lacksWorkers: false, pausedJobs: 1, isCalm: false })
})
