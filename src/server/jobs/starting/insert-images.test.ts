import { createImageReader } from '#server/jobs/lists/read-images.ts'
import { writeBatch } from '#server/jobs/lists/write-batch.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { insertImages } from './insert-images.ts'

test('batches may share the same memory, like messages of a process that arrive together', async ({
  make,
  platform,
}) => {
  const { id: userId } = await make.user()
  const jobId = await makeJob(platform.db, { userId, images: 0 })
  const reader = createImageReader({ maxImages: null, carryInto: null, maxImagesPerJob: 4 })
  const batches = [0, 2].map((first) => {
    const rows = [first, first + 1].map((row) => {
      const rawUrl = `https://example.org/${row}.jpg`
      return { rawUrl, context: '', wishes: {}, row, place: 0, source: JSON.stringify([rawUrl]) }
    })
    return writeBatch(reader.read(rows), reader.sum(), { jobId, beganAt: 0 })
  })
  const shared = Uint8Array.from(Buffer.concat(batches.map(({ rows }) => rows)))
  async function* images() {
    let at = 0
    for (const { rows, sum } of batches) {
      yield { rows: shared.subarray(at, at + rows.length), sum }
      at += rows.length
    }
  }
  const sum = await platform.db.transaction((tx) =>
    insertImages(tx, jobId, images(), { countsRepeatsOnce: false, payAtMost: 4 }),
  )
  expect(sum.total).toBe(4)
})
