import { expect, test } from 'vitest'
import { CallError, isRefusal } from './call-error.ts'
import { detailsOf } from './details-of.ts'

const refused = (body: object) => new CallError(409, '', JSON.stringify({ message: 'Nein', ...body }))

test('the details of a refusal are read by the shape in its entry', () => {
  expect(detailsOf(refused({ code: 'retried_already', jobId: 7 }), 'retried_already')).toEqual({ jobId: 7 })
})

test('another error, and a refusal that lacks its details, has none', () => {
  expect(detailsOf(refused({ code: 'job_running', jobId: 7 }), 'retried_already')).toBeNull()
  expect(detailsOf(refused({ code: 'retried_already', jobId: 'seven' }), 'retried_already')).toBeNull()
  expect(detailsOf(new TypeError('offline'), 'retried_already')).toBeNull()
})

test('a code that the contract does not have does not compile', () => {
  // @ts-expect-error
  expect(isRefusal(refused({ code: 'job_running' }), 'renamed')).toBe(false)
  // @ts-expect-error
  expect(detailsOf(refused({ code: 'retried_already' }), 'job_running')).toBeNull()
})
