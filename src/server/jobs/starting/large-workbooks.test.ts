import { randomBytes } from 'node:crypto'
import { makeWorkbook } from '#contract/spreadsheets/testing/make-workbook.ts'
import { exclusiveStartLock } from '#server/jobs/start-lock.ts'
import { watchChildren } from '#server/jobs/testing/watch-children.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { until } from '#server/testing/until.ts'

// Hardly compressible.
const note = () => randomBytes(90_000).toString('base64')
const rows = [
  ['url', 'note'],
  ['https://example.org/1.jpg', note()],
  ['https://example.org/2.jpg', note()],
]
const content = makeWorkbook({ sheets: [{ name: 'Liste', rows }] })

test('large workbooks are read one at a time, across users, and other lists pass them', async ({
  make,
  platform,
}) => {
  let mostAtOnce = 0
  using children = watchChildren(({ running }) => {
    mostAtOnce = Math.max(mostAtOnce, running())
  })
  const letGo = Promise.withResolvers<void>()
  try {
    const [anna, berta, paul] = [await make.user(), await make.user(), await make.user()]
    const held = platform.db.transaction(async (tx) => {
      await tx.execute(exclusiveStartLock(anna.id))
      await letGo.promise
    })
    const first = anna.startJob({ file: { name: 'list.xlsx', content } })
    await until(() => children.started.length === 1)
    const second = berta.startJob({ file: { name: 'list.xlsx', content } })
    expect((await paul.startJob({ images: 1 })).status).toBe(202)
    letGo.resolve()
    await held
    for (const { status } of [await first, await second]) expect(status).toBe(202)
    expect(children.started).toHaveLength(2)
    expect(mostAtOnce).toBe(1)
  } finally {
    letGo.resolve()
  }
})
