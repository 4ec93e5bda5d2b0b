import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import { limits } from '#contract/limits.ts'
import { listTest as test } from '#server/jobs/testing/list-test.ts'
import { type WatchedChildren, watchChildren } from '#server/jobs/testing/watch-children.ts'
import { bounds } from '#server/platform/bounds.ts'
import { captureLog } from '#server/testing/capture-log.ts'
import { readListInChildProcess } from './read-list-in-child-process.ts'

const images = { maxImages: null, carryInto: null, maxImagesPerJob: limits.maxImagesPerJob }
const job = { jobId: 1, beganAt: 0 }
const row = 'https://example.org/1.jpg;Hof\n'

let hearStart = () => {}
let children: WatchedChildren

beforeEach(() => {
  hearStart = () => {}
  children = watchChildren(() => hearStart())
})

afterEach(() => children[Symbol.dispose]())

async function open(folder: string, content: string, options: { name?: string; signal?: AbortSignal } = {}) {
  const { name = 'list.csv', signal } = options
  const path = join(folder, 'list')
  await writeFile(path, content)
  const { log, takeErrors } = captureLog('error')
  const opened = readListInChildProcess({ path, filename: name, columns: {}, images }, { log, signal })
  return { opened, takeErrors }
}

test('a small list is read at once, a larger one by a process of its own, and both are the same', async ({
  folder,
}) => {
  const rows = 10_000
  const counts: unknown[] = []
  for (const count of [10, rows]) {
    const { opened } = await open(folder, `url;text\n${row.repeat(count)}`)
    await using list = await opened
    expect(list.list).toMatchObject({ kind: 'csv', headers: ['url', 'text'], delimiter: ';' })
    for await (const batch of list.images(job)) counts.push(batch.sum.rows)
  }
  expect(counts.at(0)).toBe(10)
  expect(counts.at(-1)).toBe(rows)
  expect(children.started).toHaveLength(1)
  expect(children.running()).toBe(0)
})

test('what is wrong with a list that a process of its own reads is said as anywhere', async ({ folder }) => {
  const long = 'x'.repeat(limits.maxRowCharacters + 1)
  for (const [name, content, code] of [
    ['list.json', `[{"a":"${long}"}]`, 'row_too_large'],
    ['list.csv', `a;b\n${long}\n`, 'row_too_large'],
    ['list.csv', `${';'.repeat(100_000)}\n`, 'too_many_columns'],
    ['list.json', `["${long.slice(0, 900_000)}",]`, 'not_json'],
  ] as const) {
    const { opened } = await open(folder, content, { name })
    const reading = async () => {
      await using list = await opened
      for await (const { sum } of list.images(job)) expect(sum.rows).toBe(0)
    }
    await expect(reading()).rejects.toMatchObject({ name: 'Refusal', code })
  }
  expect(children.started).toHaveLength(4)
  expect(children.running()).toBe(0)
})

test('the process ends with what it was for, wherever it stands', async ({ folder }) => {
  const content = `url;text\n${row.repeat(90_000)}`
  const gone = new Error('gone')
  const request = new AbortController()
  const { opened } = await open(folder, content, { signal: request.signal })
  const reading = async () => {
    await using list = await opened
    for await (const _ of list.images(job)) request.abort(gone)
  }
  await expect(reading()).rejects.toBe(gone)
  expect(children.running()).toBe(0)

  await using another = await (await open(folder, content)).opened
  for await (const _ of another.images(job)) break
  expect(children.running()).toBe(1)
  await another[Symbol.asyncDispose]()
  expect(children.running()).toBe(0)

  await expect((await open(folder, content, { signal: AbortSignal.abort(gone) })).opened).rejects.toBe(gone)
  expect(children.started).toHaveLength(2)
})

test('a request that ends while its list is opened ends the process', async ({ folder }) => {
  const request = new AbortController()
  const { opened } = await open(folder, `[${'"x",'.repeat(2_000_000)}"x"]`, {
    name: 'list.json',
    signal: request.signal,
  })
  hearStart = () => request.abort(new Error('gone'))
  await expect(opened).rejects.toThrow('gone')
  expect(children.running()).toBe(0)
})

test('a list that needs more memory than its process has is refused', async ({ folder }) => {
  // The parser records each quotation mark in a quoted cell as an error until the cell ends.
  const { opened, takeErrors } = await open(folder, `a;b\n"${'x"yz'.repeat(3_000_000)}`)
  const reading = async () => {
    await using list = await opened
    for await (const { sum } of list.images(job)) expect(sum.rows).toBe(0)
  }
  await expect(reading()).rejects.toMatchObject({ code: 'list_unreadable' })
  expect(takeErrors()).toMatchObject([{ lastWords: expect.stringContaining('heap out of memory') }])
  expect(children.running()).toBe(0)
})

test('a list that is read in place is too small to hold anybody up', () => {
  expect(bounds.listReadInPlaceBytes).toBeLessThan(limits.maxRowCharacters / 10)
})
