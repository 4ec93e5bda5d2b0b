import { expect, test } from 'vitest'
import { percentDone } from './use-running-job.ts'

test('a job is 100 % done when its last image is', () => {
  expect(percentDone({ processedImages: 999, totalImages: 1_000 })).toBe(99)
  expect(percentDone({ processedImages: 1_000, totalImages: 1_000 })).toBe(100)
})

test('a job without images is not begun', () => {
  expect(percentDone({ processedImages: 0, totalImages: 0 })).toBe(0)
})
