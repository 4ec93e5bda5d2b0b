import { expect, test } from 'vitest'
import { type JobListView, jobListAddress, jobSorts, orderOf } from './job-list-view.ts'

const read = (query: string) => jobListAddress.read(new URLSearchParams(query))
const write = (query: string, change: Partial<JobListView>) =>
  jobListAddress.write(new URLSearchParams(query), change).toString()

test('an address without a query shows the newest jobs', () => {
  expect(read('')).toEqual({ kind: 'list', search: '', label: '', sort: 'newest', page: 1 })
})

test('an address brings search, order and page back, and nothing that makes no sense', () => {
  expect(read('kind=single&search=medien&label=Kunde+A&sort=filename&page=3')).toEqual({
    kind: 'single',
    search: 'medien',
    label: 'Kunde A',
    sort: 'filename',
    page: 3,
  })
  expect(read('kind=none&sort=luck&page=-2')).toEqual({
    kind: 'list',
    search: '',
    label: '',
    sort: 'newest',
    page: 1,
  })
})

test('another search or order starts at its first page', () => {
  expect(write('page=3', { search: 'a' })).toBe('search=a')
  expect(write('page=3', { sort: 'oldest' })).toBe('sort=oldest')
})

test('defaults leave no trace', () => {
  expect(write('search=a&sort=oldest&page=2', { search: '', label: '', sort: 'newest', page: 1 })).toBe('')
})

test('every order but the default is sent', () => {
  expect(jobSorts.filter((sort) => orderOf(sort).sort === undefined)).toEqual(['newest'])
})
