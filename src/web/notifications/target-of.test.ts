import { expect, test } from 'vitest'
import { targetOf } from './target-of.ts'

const message = 'm'

test.for([
  ['job_finished', { message, jobId: 7 }, false, '/results/7'],
  ['job_stopped', { message, jobId: 7 }, false, '/results/7'],
  ['job_failed', { message, jobId: 7 }, true, '/results/7'],
  ['job_failed', { message }, false, null],
  ['account_ready', { message }, false, '/'],
  ['new_user_registered', { message, userId: 3 }, true, '/admin'],
  ['new_user_registered', { message, userId: 3 }, false, null],
  ['key_refused', { message }, true, '/admin'],
  ['key_refused', { message }, false, null],
] as const)('%s with %o, administrator: %s, leads to %s', ([type, content, isAdmin, target]) => {
  expect(targetOf(type, content, isAdmin)).toBe(target)
})
