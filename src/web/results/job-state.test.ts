import { expect, test } from 'vitest'
import { listedImages, skippedImages } from './job-state.ts'

test('the list holds what was carried over beside the images of the job', () => {
  expect(listedImages({ totalImages: 40, carriedImages: 8 })).toBe(48)
})

test('what was carried over does not count as skipped', () => {
  const job = { totalImages: 40, carriedImages: 8, processedImages: 38, status: 'completed' } as const
  expect(skippedImages(job)).toBe(2)
})

test('while a job runs, nothing of it is skipped yet', () => {
  expect(skippedImages({ totalImages: 40, processedImages: 3, status: 'processing' })).toBe(0)
})
