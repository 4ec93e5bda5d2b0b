import { expect, test } from 'vitest'
import { previewOf, thumbnailOf } from './thumbnail-of.ts'

test('the app serves the thumbnail of an image that has one', () => {
  expect(thumbnailOf(7, { id: 12, hasThumbnail: true })).toBe('/api/jobs/7/images/12/thumbnail')
  expect(thumbnailOf(7, { id: 12, hasThumbnail: false })).toBeNull()
})

test('images of other sites are served by the app, too', () => {
  expect(previewOf('https://a.de/b.jpg')).toBe('/api/thumbnail?url=https%3A%2F%2Fa.de%2Fb.jpg')
})
