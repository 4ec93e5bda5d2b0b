import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { expect } from 'vitest'
import { readAll, listTest as test } from '#server/jobs/testing/list-test.ts'
import { openList } from './read-list.ts'

test('a million rows are read in batches, a million and one are refused', async ({ folder }) => {
  const path = join(folder, 'large')
  const lines = function* (count: number) {
    yield 'url\n'
    for (let row = 1; row <= count; row += 1_000)
      yield `https://example.com/picture.jpg\n`.repeat(Math.min(1_000, count + 1 - row))
  }
  await pipeline(lines(1_000_000), createWriteStream(path))
  let count = 0
  for await (const rows of (await openList(path, 'large.csv', {})).rows()) {
    expect(rows.length).toBeLessThanOrEqual(5_000)
    count += rows.length
  }
  expect(count).toBe(1_000_000)

  await pipeline(lines(1_000_001), createWriteStream(path))
  const list = await openList(path, 'large.csv', {})
  await expect(readAll(list)).rejects.toMatchObject({ refusal: { code: 'too_many_rows' } })
})
