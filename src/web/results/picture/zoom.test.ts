import { expect, test } from 'vitest'
import { keepInSight, middle, panBy, whole, zoomTo } from './zoom.ts'

const ground = { width: 1000, height: 800 }
const picture = { width: 1000, height: 600 }

test('the point under the pointer stays there', () => {
  const zoom = zoomTo(whole, 2, { x: 100, y: -50 })
  expect(zoom).toEqual({ scale: 2, x: -100, y: 50 })
  // The image's point there is drawn at twice its distance, and moved.
  expect({ x: 100 * zoom.scale + zoom.x, y: -50 * zoom.scale + zoom.y }).toEqual({ x: 100, y: -50 })
})

test('no scale is smaller than that of the fitted image, which is centred', () => {
  expect(zoomTo({ scale: 2, x: 40, y: 30 }, 0.5, { x: 10, y: 10 })).toEqual(whole)
})

test('no scale is larger than eight', () => {
  expect(zoomTo(whole, 100, middle).scale).toBe(8)
})

test('an image is moved to its edges and no further', () => {
  const zoom = panBy(zoomTo(whole, 2, middle), { x: 900, y: -900 })
  expect(keepInSight(zoom, picture, ground)).toEqual({ scale: 2, x: 500, y: -200 })
})

test('a side that fits stays in the middle', () => {
  const zoom = panBy(zoomTo(whole, 1.2, middle), { x: 50, y: 50 })
  expect(keepInSight(zoom, picture, ground)).toEqual({ scale: 1.2, x: 50, y: 0 })
})
