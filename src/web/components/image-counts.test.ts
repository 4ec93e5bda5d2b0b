import { expect, test } from 'vitest'
import { imageCounts, listedImages } from './image-counts.ts'

const job = {
  status: 'processing',
  ...{ totalImages: 40, processedImages: 25, successfulImages: 23, failedImages: 2, carriedImages: 5 },
} as const

test('what is not done yet is pending while the job runs, and skipped when it is over', () => {
  expect(imageCounts(job)).toEqual({ succeeded: 23, failed: 2, pending: 15, skipped: 0, carried: 5 })
  expect(imageCounts({ ...job, status: 'completed' })).toMatchObject({ pending: 0, skipped: 15 })
})

test('carried-over images do not count as skipped', () => {
  const over = { ...job, status: 'completed', processedImages: 38, carriedImages: 8 } as const
  expect(imageCounts(over)).toMatchObject({ skipped: 2, carried: 8 })
})

test('the list contains carried-over rows in addition to the images of the job', () => {
  expect(listedImages({ totalImages: 40, carriedImages: 8 })).toBe(48)
})
