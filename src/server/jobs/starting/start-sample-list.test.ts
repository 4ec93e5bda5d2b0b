import { sampleList } from '#contract/endpoints/platform.ts'
import { samplePictures } from '#contract/sample-pictures.ts'
import { expect, test } from '#server/testing/job-test.ts'

test('every picture of the sample list is described, from CSV and from JSON', async ({
  app,
  start,
  worker,
}) => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  worker()
  const { make } = await start({ PUBLIC_URL: address })
  const anna = await make.user({ language: 'en' })
  for (const format of ['csv', 'json'] as const) {
    const list = await anna.call(sampleList, { query: { format } })
    const content = format === 'csv' ? String(list.body) : JSON.stringify(list.body)
    const fields = { contextColumn: 'Context' }
    const { status, body } = await anna.startJob({ file: { name: `list.${format}`, content }, fields })
    expect([format, status, body.totalImages]).toEqual([format, 202, samplePictures.length])
    const { job, images } = await anna.ended(body.jobId)
    expect(images.map(({ error }) => error).filter(Boolean)).toEqual([])
    expect(job).toMatchObject({ status: 'completed', successfulImages: samplePictures.length })
    expect(images.map(({ filename }) => filename)).toEqual(samplePictures.map(({ file }) => file))
  }
})
