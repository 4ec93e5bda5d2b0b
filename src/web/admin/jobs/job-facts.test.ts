import { expect, test } from 'vitest'
import { jobSeconds } from './job-facts.tsx'

test('a job has a duration once it is over', () => {
  const createdAt = '2026-11-21T14:00:00.000Z'
  expect(jobSeconds({ createdAt, finishedAt: '2026-11-21T14:02:30.000Z' })).toBe(150)
  expect(jobSeconds({ createdAt, finishedAt: null })).toBeNull()
})
