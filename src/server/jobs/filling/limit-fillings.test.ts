import { once } from 'node:events'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bounds } from '#server/platform/bounds.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { limitFillings } from './limit-fillings.ts'

const anna = { id: 1 }
const full = { code: 'too_many_at_once' }

function start() {
  const metrics = createMetrics()
  const fillings = limitFillings({ metrics })
  return {
    metrics,
    fill: (reader: { id: number }, gone = new AbortController().signal) =>
      fillings.run(reader, gone, async () => ({
        contentType: 'text/csv',
        content: new Readable({ read() {} }),
      })),
    fillWorkbook: (reader: { id: number }, ...heldBytes: number[]) =>
      fillings.run(reader, new AbortController().signal, async ({ hold }) => {
        for (const bytes of heldBytes) hold(bytes)
        return { contentType: 'text/csv', content: new Readable({ read() {} }) }
      }),
    fail: () =>
      fillings.run(anna, new AbortController().signal, () => Promise.reject(new Error('unfillable'))),
  }
}

test('a user fills two lists at once, until one is read to its end or left', async () => {
  const { fill, metrics } = start()
  const { content } = await fill(anna)
  const leaving = new AbortController()
  const left = await fill(anna, leaving.signal)
  await expect(fill(anna)).rejects.toMatchObject(full)
  expect(await metrics.registry.metrics()).toContain('bound="fillingsAtOnce"} 1')
  await fill({ id: 2 })

  content.resume().push(null)
  await once(content, 'close')
  await fill(anna)
  await expect(fill(anna)).rejects.toMatchObject(full)

  leaving.abort()
  await once(left.content, 'close')
  await fill(anna)
})

test('who has left before the list begins, and what can not be filled, keep no place', async () => {
  const { fill, fail } = start()
  for (let n = 0; n < 3; n += 1) {
    await expect(fail()).rejects.toThrow('unfillable')
    await fill(anna, AbortSignal.abort())
    // A stream emits `close` slightly after it was destroyed.
    await setImmediate()
  }
})

test('workbooks whose texts take too much together are refused, until one is closed', async () => {
  const { fillWorkbook, metrics } = start()
  const most = bounds.filledTextsBytes
  const { content } = await fillWorkbook(anna, most / 2, most)
  await expect(fillWorkbook({ id: 2 }, 1)).rejects.toMatchObject(full)
  expect(await metrics.registry.metrics()).toContain('bound="filledTextsBytes"} 1')
  content.destroy()
  await once(content, 'close')
  await fillWorkbook({ id: 2 }, most - 1)
  await fillWorkbook({ id: 3 }, 1)
})

test('a process fills eight lists at once', async () => {
  const { fill } = start()
  for (let id = 0; id < 8; id += 1) await fill({ id })
  await expect(fill({ id: 8 })).rejects.toMatchObject(full)
})
