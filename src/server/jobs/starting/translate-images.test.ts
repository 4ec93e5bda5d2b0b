import { editImage } from '#contract/endpoints/images.ts'
import { translateImages } from '#contract/endpoints/starting.ts'
import type { ImageSelection } from '#contract/entities/image-filter.ts'
import { verifyMoney } from '#server/admin/verify-money.ts'
import type { PayingUser } from '#server/testing/cost-calls.ts'
import { expect, test } from '#server/testing/job-test.ts'

const all: ImageSelection = { matching: {} }

interface Wish {
  from?: string
  to: string[]
  dryRun?: boolean
}

function translate(user: PayingUser, jobId: number, { from = 'de', ...wish }: Wish, selection = all) {
  return user.call(translateImages, { params: { id: jobId }, body: { selection, from, ...wish } })
}

const idOf = ({ body }: { body: unknown }) => (body as { jobId: number }).jobId

test('an edit is translated into the languages that it made outdated, without the picture, as a proposal', async ({
  platform,
  make,
  worker,
  ai,
}) => {
  worker()
  const anna = await make.user({ balanceCents: 1_000 })
  const { jobId } = (await anna.startJob({ images: 3, languages: ['de', 'en', 'it'] })).body
  await anna.ended(jobId)
  const altText = 'Roter Ball auf einer Wiese neben zwei Kindern'
  const at = { params: { id: jobId, imageId: 2 } }
  const edited = await anna.call(editImage, { ...at, body: { texts: { de: { altText } } } })
  expect(edited.body.outdated).toEqual(['en', 'it'])

  const preview = await translate(anna, jobId, { to: ['en', 'it'], dryRun: true })
  expect(preview).toMatchObject({ status: 200, body: { totalImages: 1, estimatedCost: 4 } })
  const started = await translate(anna, jobId, { to: ['en', 'it'] })
  expect(started).toMatchObject({ status: 202, body: { totalImages: 1, estimatedCost: 4 } })
  expect((await anna.ended(idOf(started))).job).toMatchObject({ status: 'completed', costCents: 4 })
  const asked = ai.calls.at(-1)!
  expect(asked.prompt).toContain(`\nAlt text: ${altText}\n`)
  expect(asked.prompt).toContain(
    `\nFormer alt text in English: ${edited.body.languageVersions.en!.altText}\n`,
  )
  expect(asked).toMatchObject({ width: null })

  const [, image] = (await anna.job(jobId)).images
  expect(image).toMatchObject({ altText, outdated: ['en', 'it'] })
  const proposed = image!.proposal!.languageVersions
  expect(proposed.de).toEqual(image!.languageVersions.de)
  expect(proposed.en).not.toEqual(image!.languageVersions.en)
  await anna.post(`/api/jobs/${jobId}/images/2/proposal`, { decision: 'take' })
  expect((await anna.job(jobId)).images[1]).toMatchObject({ languageVersions: proposed, outdated: [] })
  expect((await verifyMoney(platform.db)).differences).toEqual([])
})

test('a language is added to a finished job: its texts are there at once, are found, and end approvals', async ({
  make,
  worker,
}) => {
  worker()
  const anna = await make.user({ balanceCents: 1_000 })
  const { jobId } = (await anna.startJob({ images: 3 })).body
  await anna.ended(jobId)
  const at = { params: { id: jobId, imageId: 1 } }
  await anna.call(editImage, { ...at, body: { approved: true } })
  const started = await translate(anna, jobId, { to: ['sl'] })
  expect(started.body).toMatchObject({ totalImages: 3, estimatedCost: 6 })
  await anna.ended(idOf(started))
  const { job, images } = await anna.job(jobId)
  expect(job.languages).toEqual(['de', 'sl'])
  expect(images.every(({ languageVersions }) => languageVersions.sl?.altText)).toBe(true)
  expect(images.every(({ proposal, approved }) => proposal === null && !approved)).toBe(true)
  expect(await translate(anna, jobId, { to: ['sl'] })).toMatchObject({
    status: 409,
    body: { code: 'nothing_to_translate' },
  })
})

test('a language that the job lacks is no source, and one is not translated into itself', async ({
  make,
  worker,
}) => {
  worker()
  const anna = await make.user()
  const { jobId } = (await anna.startJob({ images: 1 })).body
  await anna.ended(jobId)
  for (const wish of [{ from: 'en', to: ['it'] }, { to: ['de'] }, { to: ['xx'] }])
    expect(await translate(anna, jobId, wish)).toMatchObject({
      status: 400,
      body: { code: 'unknown_language' },
    })
  expect((await anna.job(jobId)).job.languages).toEqual(['de'])
})

test('a translation that fails costs nothing, and leaves the texts as they were', async ({
  make,
  worker,
  ai,
}) => {
  worker()
  const anna = await make.user({ balanceCents: 1_000 })
  const { jobId } = (await anna.startJob({ images: 1, languages: ['de', 'en'] })).body
  await anna.ended(jobId)
  const at = { params: { id: jobId, imageId: 1 } }
  const { body } = await anna.call(editImage, {
    ...at,
    body: { texts: { de: { altText: 'Ein roter Ball' } } },
  })
  ai.set({ faults: [{ body: 'refusal' }] })
  const { job } = await anna.ended(idOf(await translate(anna, jobId, { to: ['en'] })))
  expect(job).toMatchObject({ status: 'failed', costCents: 0 })
  expect((await anna.job(jobId)).images[0]).toMatchObject({
    languageVersions: body.languageVersions,
    outdated: ['en'],
    proposal: null,
  })
})
