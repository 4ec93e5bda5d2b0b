import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect } from 'vitest'
import { limits } from '#contract/limits.ts'
import { listTest as test } from '#server/jobs/testing/list-test.ts'
import { bounds } from '#server/platform/bounds.ts'
import { captureLog } from '#server/testing/capture-log.ts'
import { readListApart } from './read-list-apart.ts'

const images = { maxImages: null, carryInto: null, maxImagesPerJob: limits.maxImagesPerJob }
const job = { jobId: 1, beganAt: 0 }
const row = 'https://example.org/1.jpg;Hof\n'

let threads: Worker[] = []
const keep = (thread: Worker) => threads.push(thread)

beforeEach(() => {
  threads = []
  process.on('worker', keep)
})

afterEach(() => {
  process.off('worker', keep)
})

/** A thread that has ended has no number any more. */
const running = () => threads.filter(({ threadId }) => threadId !== -1).length

async function open(folder: string, content: string, options: { name?: string; signal?: AbortSignal } = {}) {
  const { name = 'list.csv', signal } = options
  const path = join(folder, 'list')
  await writeFile(path, content)
  const { log, takeErrors } = captureLog('error')
  const opened = readListApart({ path, filename: name, columns: {}, images }, { log, signal })
  return { opened, takeErrors }
}

test('a small list is read at once, a larger one in a thread, and both are the same', async ({ folder }) => {
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
  expect(threads).toHaveLength(1)
  expect(running()).toBe(0)
})

test('what is wrong with a list that a thread reads is said as anywhere', async ({ folder }) => {
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
  expect(threads).toHaveLength(4)
  expect(running()).toBe(0)
})

test('a thread ends with what it was for, wherever it stands', async ({ folder }) => {
  const content = `url;text\n${row.repeat(90_000)}`
  const gone = new Error('gone')
  const request = new AbortController()
  const { opened } = await open(folder, content, { signal: request.signal })
  const reading = async () => {
    await using list = await opened
    for await (const _ of list.images(job)) request.abort(gone)
  }
  await expect(reading()).rejects.toBe(gone)
  expect(running()).toBe(0)

  await using another = await (await open(folder, content)).opened
  for await (const _ of another.images(job)) break
  expect(running()).toBe(1)
  await another[Symbol.asyncDispose]()
  expect(running()).toBe(0)

  await expect((await open(folder, content, { signal: AbortSignal.abort(gone) })).opened).rejects.toBe(gone)
  expect(threads).toHaveLength(2)
})

test('a request that ends while its list is opened ends the thread', async ({ folder }) => {
  const request = new AbortController()
  const { opened } = await open(folder, `[${'"x",'.repeat(2_000_000)}"x"]`, {
    name: 'list.json',
    signal: request.signal,
  })
  process.once('worker', () => request.abort(new Error('gone')))
  await expect(opened).rejects.toThrow('gone')
  expect(running()).toBe(0)
})

test('a list that needs more memory than a thread has is refused, and the process stays', async ({
  folder,
}) => {
  // Each quotation mark in a quoted cell is remembered as a fault for as long as the cell has no end.
  const { opened, takeErrors } = await open(folder, `a;b\n"${'x"yz'.repeat(3_000_000)}`)
  const reading = async () => {
    await using list = await opened
    for await (const { sum } of list.images(job)) expect(sum.rows).toBe(0)
  }
  await expect(reading()).rejects.toMatchObject({ code: 'list_unreadable' })
  expect(takeErrors()).toMatchObject([{ err: { code: 'ERR_WORKER_OUT_OF_MEMORY' } }])
  expect(running()).toBe(0)
})

test('a list that is read in place is too small to hold anybody up', () => {
  expect(bounds.listReadInPlaceBytes).toBeLessThan(limits.maxRowCharacters / 10)
})
