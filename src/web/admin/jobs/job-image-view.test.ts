import { expect, test } from 'vitest'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import { imageStates, type JobImageView, jobImageAddress } from './job-image-view.ts'

const read = (query: string) => jobImageAddress.read(new URLSearchParams(query))
const write = (query: string, change: Partial<JobImageView>) =>
  jobImageAddress.write(new URLSearchParams(query), change).toString()

test('an address without a view shows the first images of every state', () => {
  expect(read('')).toEqual({ state: 'all', page: 1 })
  expect(read('state=lost')).toEqual(read(''))
})

test('a view survives the way through the address', () => {
  expect(read(write('', { state: 'failed', page: 2 }))).toEqual({ state: 'failed', page: 2 })
})

test('another state starts at its first page, and turning a page keeps the state', () => {
  expect(write('page=3', { state: 'failed' })).toBe('state=failed')
  expect(write('state=failed', { page: 2 })).toBe('state=failed&page=2')
  expect(write('state=failed&page=3', { state: 'all' })).toBe('')
})

test('the server knows each state that can be chosen', () => {
  for (const state of imageStates)
    expect(jobDetail.schema.querystring.parse({ state })).toMatchObject({ state })
})
