import { editImage } from '#contract/endpoints/images.ts'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import type { ImageFilter } from '#contract/entities/image-filter.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { test as base, expect } from '#server/testing/test.ts'

const opening = [{ rule: 'opening' as const, languages: ['de'] }]
const fileName = [{ rule: 'file_name' as const, languages: ['de'] }, ...opening]
const versions = (de: string, en: string) => ({
  de: { altText: de, description: 'Ein Hof.' },
  en: { altText: en, description: 'A yard.' },
})

const test = base.extend('job', async ({ make, platform }) => {
  const anna = await make.user()
  const id = await makeDescribedJob(platform, anna.id, [
    {},
    { breaches: opening, languageVersions: versions('Bild von einem Hof', 'Yard') },
    { breaches: fileName, languageVersions: versions('IMG_2034.JPG', '') },
    { purpose: 'decorative', decorativeReason: 'Ein Rahmen.', languageVersions: versions('', '') },
    { languageVersions: versions('x'.repeat(126), 'y'.repeat(60)) },
    {},
  ])
  await platform.pool.query(
    `update job_images set state = 'failed', language_versions = null where job_id = $1 and position = 6`,
    [id],
  )
  const edit = (imageId: number, body: object) => anna.call(editImage, { params: { id, imageId }, body })
  await edit(1, { approved: true })
  await edit(2, { texts: { de: { altText: 'Bild von einem Garten' } } })
  const read = async (query: ImageFilter & { sort?: 'filename' }) => {
    const { body } = await anna.call(jobDetail, { params: { id }, query })
    expect(body.total).toBe(body.images.length)
    return body.images.map((image) => image.id)
  }
  return { anna, id, read }
})

test('images are found by approval, edit, reason, missing language, length and decoration', async ({
  job,
}) => {
  const { read } = job
  expect(await read({ approved: 'true' })).toEqual([1])
  expect(await read({ approved: 'false' })).toEqual([2, 3, 4, 5])
  expect(await read({ edited: 'true' })).toEqual([2])
  expect(await read({ edited: 'false' })).toEqual([1, 3, 4, 5])
  expect(await read({ rule: 'opening' })).toEqual([2, 3])
  expect(await read({ rule: 'file_name' })).toEqual([3])
  expect(await read({ missing: 'en' })).toEqual([3])
  expect(await read({ missing: 'fr' })).toEqual([1, 2, 3, 5])
  expect(await read({ decorative: 'true' })).toEqual([4])
  expect(await read({ decorative: 'false' })).toEqual([1, 2, 3, 5])
  expect(await read({ altTextMin: 126 })).toEqual([5])
  expect(await read({ altTextMin: 30, altTextMax: 100 })).toEqual([5])
  expect(await read({ altTextMax: 0 })).toEqual([3, 4])
})

test('conditions, search and order combine', async ({ job }) => {
  const { read } = job
  expect(await read({ rule: 'opening', edited: 'false' })).toEqual([3])
  expect(await read({ only: 'needs_review', decorative: 'true' })).toEqual([])
  expect(await read({ state: 'failed', approved: 'false' })).toEqual([])
  expect(await read({ approved: 'false', search: '3.jpg', sort: 'filename' })).toEqual([3])
})

test('an approved image no longer needs a look for a reason', async ({ job, platform }) => {
  await platform.pool.query(
    'update job_images set approved_at = now(), risk = 0 where job_id = $1 and position = 3',
    [job.id],
  )
  expect(await job.read({ rule: 'file_name' })).toEqual([])
})

test('a filter that does not exist is refused', async ({ job }) => {
  const answer = await job.anna.get(`/api/jobs/${job.id}?rule=beautiful`)
  expect(answer.status).toBe(400)
})
