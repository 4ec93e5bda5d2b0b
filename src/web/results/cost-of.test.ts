import { expect, test } from 'vitest'
import { costOf } from './cost-of.ts'

const job = { totalImages: 40, successfulImages: 38, priceCents: 52, costCents: 38 * 52 }

test('while a job runs, all of its images are held', () => {
  for (const status of ['waiting', 'processing', 'paused'] as const)
    expect(costOf({ ...job, status })).toEqual({ state: 'held', images: 40, cents: 2_080 })
})

test('a completed job is charged for the images that succeeded', () => {
  expect(costOf({ ...job, status: 'completed' })).toEqual({ state: 'charged', images: 38, cents: 1_976 })
})

test('a failed job, and one that was stopped before its first image, cost nothing', () => {
  const none = { ...job, successfulImages: 0, costCents: 0 }
  for (const status of ['failed', 'completed'] as const)
    expect(costOf({ ...none, status })).toEqual({ state: 'nothing', images: 0, cents: 0 })
})
