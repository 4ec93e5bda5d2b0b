import { expect, test } from 'vitest'
import { costOf } from './cost-of.ts'

const job = {
  totalImages: 40,
  successfulImages: 38,
  freeImages: 0,
  priceCents: 52,
  estimatedCostCents: 40 * 52,
  costCents: 38 * 52,
}

test('while a job runs, all of its images are held', () => {
  for (const status of ['waiting', 'processing', 'paused'] as const)
    expect(costOf({ ...job, status })).toEqual({ state: 'held', images: 40, free: 0, cents: 2_080 })
})

test('a completed job is charged for the images that succeeded', () => {
  expect(costOf({ ...job, status: 'completed' })).toEqual({
    state: 'charged',
    images: 38,
    free: 0,
    cents: 1_976,
  })
})

test('a failed job, and one that was stopped before its first image, cost nothing', () => {
  const none = { ...job, successfulImages: 0, costCents: 0 }
  for (const status of ['failed', 'completed'] as const)
    expect(costOf({ ...none, status })).toEqual({ state: 'nothing', images: 0, free: 0, cents: 0 })
})

test('repeats that count once are held and charged once, and the formula adds up', () => {
  const repeating = { ...job, freeImages: 8, estimatedCostCents: 31 * 52, costCents: 30 * 52 }
  const held = costOf({ ...repeating, status: 'processing' })
  expect(held).toEqual({ state: 'held', images: 31, free: 9, cents: 1_612 })
  const charged = costOf({ ...repeating, status: 'completed' })
  expect(charged).toEqual({ state: 'charged', images: 30, free: 8, cents: 1_560 })
  for (const { images, cents } of [held, charged]) expect(images * job.priceCents).toBe(cents)
})

test('the successes so far do not change the hold', () => {
  const begun = {
    ...job,
    successfulImages: 5,
    freeImages: 2,
    costCents: 3 * 52,
    status: 'processing',
  } as const
  expect(costOf(begun)).toMatchObject({ images: 40, cents: 2_080 })
})
