import { expect, test } from 'vitest'
import { imageThumbnail, previewThumbnail } from '#contract/endpoints/images.ts'
import { followJob, listJobs } from '#contract/endpoints/jobs.ts'
import { urlOf } from './url-of.ts'

test('parameters become parts of the path', () => {
  expect(urlOf(imageThumbnail, { params: { id: 7, imageId: 12 } })).toBe('/api/jobs/7/images/12/thumbnail')
})

test('query values are encoded, those that are undefined left out', () => {
  expect(urlOf(previewThumbnail, { query: { url: 'https://a.de/ä b?c=1&d' } })).toBe(
    '/api/thumbnail?url=https%3A%2F%2Fa.de%2F%C3%A4+b%3Fc%3D1%26d',
  )
  expect(urlOf(listJobs, { query: { search: undefined, limit: 5 } })).toBe('/api/jobs?limit=5')
  expect(urlOf(followJob)).toBe('/api/process-status')
})
