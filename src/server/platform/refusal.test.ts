import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'

test('a refusal has the status of its code and the details that were passed in', () => {
  const refusal = new Refusal('too_many_rows', { maxRows: 5 })
  expect(refusal).toMatchObject({ code: 'too_many_rows', status: 400, details: { maxRows: 5 } })
  expect(new Refusal('not_found')).toMatchObject({ code: 'not_found', status: 404, details: {} })
})

test('a code that is not in the contract, and details of another shape, do not compile', () => {
  // @ts-expect-error
  expect(() => new Refusal('renamed').status).toThrow(TypeError)
  // @ts-expect-error
  void new Refusal('too_many_rows')
  // @ts-expect-error
  void new Refusal('too_many_rows', { maxRows: '5' })
  // @ts-expect-error
  void new Refusal('too_many_rows', { maxRows: 5, maxColumns: 5 })
  // @ts-expect-error
  void new Refusal('not_found', { jobId: 5 })
})
