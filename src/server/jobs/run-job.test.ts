import { generated } from '#server/testing/job-calls.ts'
import { expect, test } from '#server/testing/job-test.ts'

test('every picture of a list is described in every language, and the job is completed', async ({
  make,
  worker,
  ai,
}) => {
  worker()
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 12, languages: ['de', 'en'], customLanguages: ['Latein'] })
  const { job, images, total } = await anna.ended(body.jobId)
  expect(job).toMatchObject({
    status: 'completed',
    stopped: false,
    totalImages: 12,
    processedImages: 12,
    successfulImages: 12,
    failedImages: 0,
    priceCents: 54,
    costCents: 12 * 54,
    isPaid: true,
    csvUrl: `/api/jobs/${job.id}/results.csv`,
  })
  expect(total).toBe(12)
  for (const image of images) {
    expect(Object.keys(image.languageVersions)).toEqual(expect.arrayContaining(['de', 'en', 'Latein']))
    expect(image).toMatchObject({
      success: true,
      hasThumbnail: true,
      altText: image.languageVersions.de?.altText,
    })
    expect(image.altText).not.toBe('')
  }
  expect(ai.counts()).toMatchObject({ answered: 12, images: 12 })
})

test('keywords of the context are sorted by whether a text uses them', async ({ make, pictures, worker }) => {
  worker()
  const anna = await make.user()
  const content = `url;titel\n${generated(pictures.url, 1)};"Foto, Zwetschgenknödel"\n`
  const { body } = await anna.startJob({
    file: { name: 'list.csv', content },
    fields: { contextColumn: 'titel' },
  })
  const { images } = await anna.ended(body.jobId)
  const [image] = images
  expect(image?.keywords).toContain('Zwetschgenknödel')
  expect([...image!.usedKeywords, ...image!.unusedKeywords].toSorted()).toEqual(image!.keywords.toSorted())
  for (const keyword of image!.usedKeywords) expect(image!.keywords).toContain(keyword)
})

test('a typed language with known rules is written and checked in it, and keeps its typed name', async ({
  make,
  worker,
}) => {
  worker()
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2, languages: ['de'], customLanguages: ['Niederländisch'] })
  const { job, images } = await anna.ended(body.jobId)
  expect(job.languages).toEqual(['de', 'Niederländisch'])
  for (const image of images) {
    expect(Object.keys(image.languageVersions).toSorted()).toEqual(['Niederländisch', 'de'])
    expect(image.languageVersions.Niederländisch?.description).toMatch(/^Dit is een /)
    expect(image).toMatchObject({ success: true, needsReview: false })
  }
  const csv = await anna.get<string>(`/api/jobs/${body.jobId}/results.csv`)
  expect(csv.body.split('\n')[0]).toContain('alt_text_Niederländisch')
})
