import { afterAll, vi } from 'vitest'

// Files share a process: what one has put in the place of something else is not there for the next.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

// Nor is code half loaded that it was about to draw: what Vitest breaks off between two files stays broken for all that follow.
afterAll(() => vi.dynamicImportSettled())
