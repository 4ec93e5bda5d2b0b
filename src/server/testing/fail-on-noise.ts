import { setImmediate } from 'node:timers/promises'
import { format } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

// A test that expects noise spies on console.error itself: what its own spy takes does not come here.
const noise: unknown[][] = []
// Each comes once a process, at whatever test is first.
const deprecations: string[] = []

function keepDeprecation(warning: Error): void {
  if (warning.name === 'DeprecationWarning') deprecations.push(warning.stack ?? warning.message)
}

beforeAll(() => {
  process.on('warning', keepDeprecation)
})

beforeEach(() => {
  noise.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    noise.push(words)
  })
})

afterEach(() => {
  expect(noise, `unexpected console.error: ${noise.map((words) => format(...words)).join('\n')}`).toEqual([])
})

afterAll(async () => {
  // Node tells of a warning a tick after its cause.
  await setImmediate()
  process.off('warning', keepDeprecation)
  expect(deprecations, 'use of something deprecated').toEqual([])
})
