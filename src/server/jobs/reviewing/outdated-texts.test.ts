import { type EditImageInput, editImage } from '#contract/endpoints/images.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { expect, test } from '#server/testing/test.ts'

test('an edit in one language makes the others outdated, until they are edited or said to fit still', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id)
  const edit = async (body: EditImageInput) =>
    (await anna.call(editImage, { params: { id: jobId, imageId: 1 }, body })).body.outdated
  expect((await anna.job(jobId)).images[0]).toMatchObject({ outdated: [] })
  expect(await edit({ texts: { de: { altText: 'Brunnen im Hof' } } })).toEqual(['en'])
  expect(await edit({ approved: true })).toEqual(['en'])
  expect(await edit({ texts: { en: { altText: 'Fountain in a yard' } } })).toEqual([])
  expect(await edit({ texts: { en: { altText: 'Old fountain in a yard' } } })).toEqual(['de'])
  expect(await edit({ stillFit: ['de'] })).toEqual([])
  expect((await anna.job(jobId)).images[0]).toMatchObject({ outdated: [], edited: true })
  const both = { de: { altText: 'Linde' }, en: { altText: 'Lime tree' } }
  expect(await edit({ texts: both })).toEqual([])
})

test('an edit that changes nothing makes nothing outdated', async ({ platform, make }) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id)
  const body = { texts: { de: { altText: 'Linde im Hof' } } }
  const { body: image } = await anna.call(editImage, { params: { id: jobId, imageId: 1 }, body })
  expect(image.outdated).toEqual([])
})
