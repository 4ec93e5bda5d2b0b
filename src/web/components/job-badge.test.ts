import { expect, test } from 'vitest'
import { stateOfJob } from './job-badge.tsx'

test('a completed job is paid once it is settled', () => {
  expect(stateOfJob({ status: 'completed', stopped: false, isPaid: true })).toBe('paid')
  expect(stateOfJob({ status: 'completed', stopped: false, isPaid: false })).toBe('completed')
})

test.each(['waiting', 'processing', 'paused'] as const)('a %s job that was stopped is stopping', (status) => {
  expect(stateOfJob({ status, stopped: true, isPaid: false })).toBe('stopping')
  expect(stateOfJob({ status, stopped: false, isPaid: false })).toBe(status)
})

test('a job that is over stops no more', () => {
  expect(stateOfJob({ status: 'completed', stopped: true, isPaid: true })).toBe('paid')
  expect(stateOfJob({ status: 'failed', stopped: true, isPaid: false })).toBe('failed')
})
