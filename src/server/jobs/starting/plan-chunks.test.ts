import { expect, test } from 'vitest'
import { planChunks } from './plan-chunks.ts'

test.each([1, 2, 7, 8, 9, 100, 1_001, 100_000])('%i images are each in one chunk, in order', (total) => {
  for (const rate of [null, 0, 0.1, 2, 8, 1_000]) {
    let covered = 0
    for (const { firstPosition, lastPosition, number } of planChunks(upTo(total), rate, 5)) {
      const size = lastPosition - firstPosition + 1
      if (firstPosition !== covered + 1 || size < 1 || size > 25) expect.fail(`chunk ${number} of ${total}`)
      covered = lastPosition
    }
    expect(covered).toBe(total)
  }
})

test('a job’s levels count its images, whatever the size of its chunks', () => {
  const chunks = planChunks(upTo(100), 4, 5)
  expect(chunks.map(({ level }) => level)).toEqual(chunks.map(({ firstPosition }) => 4 + firstPosition))
  expect(chunks.map(({ number }) => number)).toEqual([...chunks.keys()])
  expect(planChunks(upTo(3), 4, 5).map(({ level }) => level)).toEqual([5, 6, 7])
})

test('a chunk is about three seconds of work, 1 to 25 images', () => {
  const sizeAt = (rate: number | null) => planChunks(upTo(10_000), rate, 0)[0]?.lastPosition
  expect([0, 0.2, 1, 4, 8, 100].map(sizeAt)).toEqual([1, 1, 3, 12, 24, 25])
  expect(sizeAt(null)).toBe(25)
})

test('a short list is spread, so that all workers can share it', () => {
  expect(planChunks(upTo(8), 100, 0)).toHaveLength(8)
  expect(planChunks(upTo(16), 100, 0).map(({ images }) => images)).toEqual([
    2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1,
  ])
})

test('a list ends in smaller and smaller chunks, so that all workers finish together', () => {
  const sizes = planChunks(upTo(960), 8, 0).map(({ images }) => images)
  expect(sizes.slice(0, 32)).toEqual(Array.from({ length: 32 }, () => 24))
  expect(sizes.slice(32)).toEqual([
    24, 21, 19, 16, 14, 13, 11, 10, 8, 7, 7, 6, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1,
  ])
  expect(planChunks(upTo(100_000), 100, 0).length).toBeLessThan(1.01 * (100_000 / 25))
})

test('images between those to describe make no chunk', () => {
  expect(planChunks([20_000], null, 5)).toEqual([
    { number: 0, firstPosition: 20_000, lastPosition: 20_000, level: 5, images: 1 },
  ])
  const chunks = planChunks([1, 5, 90, 91, 700, 701, 702, 703, 9_000], null, 0)
  expect(chunks.map(({ firstPosition, lastPosition }) => [firstPosition, lastPosition])).toEqual([
    [1, 5],
    [90, 90],
    [91, 91],
    [700, 700],
    [701, 701],
    [702, 702],
    [703, 703],
    [9_000, 9_000],
  ])
})

function upTo(total: number): number[] {
  return Array.from({ length: total }, (_, index) => index + 1)
}
