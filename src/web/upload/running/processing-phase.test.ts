import { expect, test } from 'vitest'
import type { ProcessingStatus } from '#contract/entities/progress.ts'
import { processingPhase } from './processing-phase.ts'

const status = (state: ProcessingStatus['state']): ProcessingStatus => ({
  jobId: 1,
  isActive: true,
  state,
  currentFile: '',
  progress: 0,
  processedCount: 0,
  totalCount: 1,
  errors: 0,
  processingSteps: [],
  filename: 'list.csv',
  startedAt: '2026-11-20T10:00:00Z',
  languages: ['de'],
})
const phase = (state: ProcessingStatus['state'] | null, isStopAsked = false, error: string | null = null) =>
  processingPhase({ status: state && status(state), isStopAsked, error })

test('the title follows the state of the server', () => {
  expect(
    (['waiting', 'running', 'paused', 'stopping', 'stopped', 'done'] as const).map((state) => phase(state)),
  ).toEqual(['waiting', 'running', 'paused', 'stopping', 'stopping', 'running'])
  expect(phase(null)).toBe('running')
})

test('a stop is shown at once, an error takes precedence', () => {
  expect(phase('running', true)).toBe('stopping')
  expect(phase('running', true, 'All failed.')).toBe('error')
})
