import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openPackage } from './open-package.ts'
import { makeZip } from './testing/make-zip.ts'

setFlagsFromString('--expose-gc')
// Safe: the flag above makes it.
const collect = runInNewContext('gc') as () => void

test('of a part that is read nothing stays in memory but the piece in hand', async () => {
  const parts = await openPackage(
    new Blob([makeZip([{ name: 'a.xml', content: Buffer.alloc(12_000_000, 'a') }])]),
  )
  const read: WeakRef<ArrayBufferLike>[] = []
  let kept = 0
  for await (const { buffer } of parts.read('a.xml')) {
    read.push(new WeakRef(buffer))
    if (read.length % 20 !== 0) continue
    // What a piece of work has looked at it keeps until its turn is over.
    await new Promise(setImmediate)
    collect()
    kept = Math.max(kept, read.filter((piece) => piece.deref()).length)
  }
  expect(read.length).toBeGreaterThan(40)
  expect(kept).toBeLessThan(5)
})

test('a part whose data break off is damaged, whatever came before', async () => {
  const zip = makeZip([{ name: 'a.xml', content: Buffer.alloc(5_000_000, 'abc') }])
  // In the middle of its data.
  zip.fill(0xff, 2_000, 2_400)
  const parts = await openPackage(new Blob([zip]))
  const read = async () => {
    for await (const _ of parts.read('a.xml'));
  }
  await expect(read()).rejects.toMatchObject({ refusal: { code: 'spreadsheet_damaged' } })
})
