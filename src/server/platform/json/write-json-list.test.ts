import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { writeJsonList } from './write-json-list.ts'

async function write(...pages: unknown[][]): Promise<unknown> {
  async function* turn() {
    yield* pages
  }
  return JSON.parse(await text(writeJsonList(turn())))
}

test('members of all pages form one array, whichever pages are empty', async () => {
  expect(await write([1, 'two'], [], [{ three: [3] }])).toEqual([1, 'two', { three: [3] }])
  expect(await write([], [null])).toEqual([null])
  expect(await write([])).toEqual([])
  expect(await write()).toEqual([])
})
