import { expect, test } from 'vitest'
import { imageCounts, jobSeconds } from './job-state.ts'

const job = {
  status: 'processing',
  ...{ totalImages: 40, processedImages: 25, successfulImages: 23, failedImages: 2, carriedImages: 5 },
} as const

test('what is not done yet is pending while the job runs, and skipped when it is over', () => {
  expect(imageCounts(job)).toEqual({ succeeded: 23, failed: 2, pending: 15, skipped: 0, carried: 5 })
  expect(imageCounts({ ...job, status: 'completed' })).toMatchObject({ pending: 0, skipped: 15 })
})

test('a job has a duration once it is over', () => {
  const createdAt = '2026-11-21T14:00:00.000Z'
  expect(jobSeconds({ createdAt, finishedAt: '2026-11-21T14:02:30.000Z' })).toBe(150)
  expect(jobSeconds({ createdAt, finishedAt: null })).toBeNull()
})
