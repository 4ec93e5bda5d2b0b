import { expect, test } from 'vitest'
import { type JobView, jobAddress } from './job-view.ts'

const read = (query: string) => jobAddress.read(new URLSearchParams(query))
const write = (query: string, change: Partial<JobView>) =>
  jobAddress.write(new URLSearchParams(query), change).toString()

test('an address without a view shows the newest jobs of every status', () => {
  expect(read('')).toEqual({
    search: '',
    sort: { key: 'createdAt', direction: 'desc' },
    page: 1,
    status: 'all',
  })
})

test('a status that does not exist counts as absent, and an order of users too', () => {
  expect(read('status=lost&sort=totalCost')).toEqual(read(''))
})

test('a view survives the way through the address', () => {
  const view = {
    search: 'shop',
    sort: { key: 'failedImages', direction: 'desc' },
    page: 3,
    status: 'paused',
  } as const
  expect(read(write('', view))).toEqual(view)
})

test('another status starts at the first page, and the default status leaves no trace', () => {
  expect(write('search=shop&page=3', { status: 'failed' })).toBe('search=shop&status=failed')
  expect(write('status=failed&page=3', { status: 'all' })).toBe('')
})

test('turning a page keeps the status', () => {
  expect(write('status=failed', { page: 2 })).toBe('status=failed&page=2')
})
