import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { filledMediaExport } from './filled-media-export.ts'

test('only the addresses of the list change, and its byte order mark stays', async () => {
  const csv = await filledMediaExport('http://127.0.0.1:4000/')
  const template = await readFile(new URL('./photographs/media-export.csv', import.meta.url))
  const changedBack = csv.replaceAll('http://127.0.0.1:4000', '{BASE}')
  expect(Buffer.from(changedBack)).toEqual(template)
  expect([...Buffer.from(csv).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(csv).toContain('"http://127.0.0.1:4000/fig-in-red-bowl.jpg"')
})
