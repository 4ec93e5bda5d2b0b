import { type EditImageInput, editImage, imageRevisions } from '#contract/endpoints/images.ts'
import type { Image } from '#contract/entities/image.ts'
import type { StoredBreach } from '#server/jobs/images.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { PayingUser } from '#server/testing/cost-calls.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test } from '#server/testing/test.ts'

const first = {
  de: { altText: 'Linde im Hof', description: 'Eine alte Linde steht in einem gepflasterten Hof.' },
  en: { altText: 'Lime tree in a yard', description: 'An old lime tree stands in a paved yard.' },
}

/** A user's calls for one image, over HTTP. */
function atImage(user: PayingUser, id: number, imageId = 1) {
  const params = { id, imageId }
  return {
    edit: (body: EditImageInput) => user.call(editImage, { params, body }),
    say: (altText: string) => user.call(editImage, { params, body: { texts: { de: { altText } } } }),
    revisions: async () => (await user.call(imageRevisions, { params })).body,
    read: async (): Promise<Image> => (await user.job(id)).images[imageId - 1]!,
  }
}

/** Moves the last change this much into the past. */
async function letPass({ pool }: Platform, jobId: number, minutes: number) {
  await pool.query(
    `update image_revisions set changed_at = changed_at - $2 * interval '1 minute' where job_id = $1`,
    [jobId, minutes],
  )
}

test('an edit replaces a text, keeps the previous one, and sorts the keywords again', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const image = atImage(anna, await makeDescribedJob(platform, anna.id))
  const answer = await image.edit({ texts: { de: { altText: 'Brunnen im Hof' } } })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      altText: 'Brunnen im Hof',
      description: first.de.description,
      languageVersions: { ...first, de: { ...first.de, altText: 'Brunnen im Hof' } },
      usedKeywords: ['Linde', 'Brunnen'],
      unusedKeywords: [],
      edited: true,
      approved: false,
      needsReview: false,
    },
  })
  expect(await image.read()).toEqual(answer.body)
  expect(await image.revisions()).toEqual([
    { number: 1, cause: 'edited', changedAt: expect.any(String), languageVersions: first },
  ])
})

test('texts are normalised to one line each', async ({ platform, make }) => {
  const anna = await make.user()
  const image = atImage(anna, await makeDescribedJob(platform, anna.id))
  const { body } = await image.edit({ texts: { de: { altText: '  Ein\n\0Hof ', description: 'a\ud83d' } } })
  expect(body.languageVersions.de).toEqual({ altText: 'Ein Hof', description: 'a\ufffd' })
})

test('an edit without a change leaves no trace', async ({ platform, make }) => {
  const anna = await make.user()
  const image = atImage(anna, await makeDescribedJob(platform, anna.id))
  for (const body of [{}, { texts: {} }, { texts: { de: {}, en: { altText: ' Lime  tree in a yard ' } } }])
    expect(await image.edit(body)).toMatchObject({ status: 200, body: { edited: false } })
  expect(await image.revisions()).toEqual([])
})

test('many small edits in one session are one revision, a later one is another', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id)
  const image = atImage(anna, jobId)
  for (const text of ['Ho', 'Hof', 'Hof mit', 'Hof mit Linde']) await image.say(text)
  expect(await image.revisions()).toHaveLength(1)
  await letPass(platform, jobId, 11)
  await image.say('Hof')
  await letPass(platform, jobId, 9)
  await image.say('Hof im Mai')
  const revisions = await image.revisions()
  expect(revisions.map(({ number, languageVersions }) => [number, languageVersions.de?.altText])).toEqual([
    [2, 'Hof mit Linde'],
    [1, 'Linde im Hof'],
  ])
})

test('two concurrent edits leave the first version in one revision', async ({ platform, make }) => {
  const anna = await make.user()
  const image = atImage(anna, await makeDescribedJob(platform, anna.id))
  const answers = await Promise.all(['A', 'B', 'C', 'D'].map((text) => image.say(text)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await image.revisions()).map(({ languageVersions }) => languageVersions)).toEqual([first])
})

test('texts restored to the original are no longer marked as edited', async ({ platform, make }) => {
  const anna = await make.user()
  const image = atImage(anna, await makeDescribedJob(platform, anna.id))
  await image.say('Hof')
  expect(await image.edit({ texts: first })).toMatchObject({
    body: { edited: false, languageVersions: first },
  })
})

test('approving texts that were replaced in the meantime is refused and leaves no trace', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const image = atImage(anna, await makeDescribedJob(platform, anna.id))
  await image.say('Hof')
  const before = await image.read()
  expect(await image.edit({ approved: true, seen: first })).toMatchObject({
    status: 409,
    body: { code: 'texts_changed', message: expect.stringContaining('nichts freigegeben') },
  })
  expect(await image.edit({ texts: { en: { altText: 'Yard' } }, seen: first })).toMatchObject({ status: 409 })
  expect(await image.read()).toEqual(before)
  const { languageVersions: seen } = before
  expect(await image.edit({ approved: true, seen })).toMatchObject({ status: 200, body: { approved: true } })
})

test('an edit whose answer was lost can be repeated, and another one based on the same texts cannot', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const image = atImage(anna, await makeDescribedJob(platform, anna.id))
  const change = { texts: { de: { altText: ' Hof ' } }, approved: true, seen: first }
  const answers = [await image.edit(change), await image.edit(change)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[1]!.body).toEqual(answers[0]!.body)
  expect(await image.edit({ ...change, texts: { de: { altText: 'Garten' } } })).toMatchObject({ status: 409 })
  expect(await image.revisions()).toHaveLength(1)
})

test('restoring an earlier version within a session keeps what was typed, once', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const image = atImage(anna, await makeDescribedJob(platform, anna.id))
  const kept = async () =>
    (await image.revisions()).map(({ number, languageVersions }) => [number, languageVersions.de?.altText])
  for (const text of ['Ho', 'Hof']) await image.say(text)
  await image.edit({ texts: first })
  const both = [
    [2, 'Hof'],
    [1, 'Linde im Hof'],
  ]
  expect(await kept()).toEqual(both)
  await image.say('Hof')
  await image.edit({ texts: first })
  expect(await kept()).toEqual(both)
  await image.say('Hof im Mai')
  await image.say('Hof')
  expect(await kept()).toEqual([[3, 'Hof im Mai'], ...both])
})

test('rules are checked again: a broken one is reported, a repaired one is not', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const image = atImage(anna, await makeDescribedJob(platform, anna.id))
  const broken = await image.say('Bild von <b>einer</b> Linde')
  expect(broken.body.needsReview).toBe(true)
  expect(broken.body.reviewReasons).toMatchObject([
    { rule: 'opening', languages: ['de'] },
    { rule: 'markup', languages: ['de'] },
  ])
  const { body } = await image.say('Linde im Hof')
  expect(body).toMatchObject({ needsReview: false, reviewReasons: [] })
})

test('the model’s doubts are a reason for review, until a user edits the texts', async ({
  platform,
  make,
}) => {
  const anna = await make.user({ language: 'en' })
  const breaches: StoredBreach[] = [{ rule: 'too_small', languages: [] }]
  const image = atImage(anna, await makeDescribedJob(platform, anna.id, [{ breaches }]))
  expect(await image.read()).toMatchObject({
    needsReview: true,
    reviewReasons: [{ ...breaches[0], message: 'The image is too small or too blurred for the AI.' }],
  })
  const { body } = await image.say('Lindenbaum vor einem Haus')
  expect(body).toMatchObject({ needsReview: false, reviewReasons: [] })
})

test('an approval ends the review, survives an edit, and can be revoked', async ({ platform, make }) => {
  const anna = await make.user()
  const opening = [{ rule: 'opening', languages: ['de'] }] as const
  const breaches = opening.map(({ rule, languages }) => ({ rule, languages: [...languages] }))
  const jobId = await makeDescribedJob(platform, anna.id, [{ breaches }, {}])
  const image = atImage(anna, jobId)
  const toReview = async () =>
    (await anna.get<{ total: number }>(`/api/jobs/${jobId}?only=needs_review`)).body
  expect(await image.read()).toMatchObject({ needsReview: true, approved: false })
  expect((await toReview()).total).toBe(1)
  expect(await image.edit({ approved: true })).toMatchObject({
    body: { approved: true, needsReview: false, edited: false, reviewReasons: opening },
  })
  expect((await toReview()).total).toBe(0)
  expect(await image.say('Bild von einer Linde')).toMatchObject({
    body: { approved: true, needsReview: false },
  })
  expect(await image.edit({ approved: false })).toMatchObject({
    body: { approved: false, needsReview: true, edited: true },
  })
  expect((await toReview()).total).toBe(1)
  expect(await image.revisions()).toHaveLength(1)
})

test('a decorative picture that gets a text becomes informative, and decorative again without it', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const silent = {
    de: { altText: '', description: 'Blau geht in Grün über.' },
    en: { altText: '', description: 'Blue turns into green.' },
  }
  const decorative = {
    purpose: 'decorative',
    decorativeReason: 'Ein Farbverlauf.',
    languageVersions: silent,
  } as const
  const image = atImage(anna, await makeDescribedJob(platform, anna.id, [decorative]))
  expect(await image.say('Verlauf von Blau nach Grün')).toMatchObject({
    body: { purpose: 'informative', decorative: false, decorativeReason: '', edited: true },
  })
  expect(await image.say('')).toMatchObject({
    body: { decorative: true, decorativeReason: 'Ein Farbverlauf.', edited: false },
  })
})

test('an alt text can be emptied, which does not make the picture decorative', async ({ platform, make }) => {
  const anna = await make.user()
  const image = atImage(anna, await makeDescribedJob(platform, anna.id))
  const texts = { de: { altText: '' }, en: { altText: '' } }
  expect(await image.edit({ texts })).toMatchObject({
    body: { altText: '', purpose: 'informative', decorative: false, needsReview: false },
  })
})

test('a carried over alt text can be edited and gets further languages', async ({ platform, make }) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id)
  const carried = { de: { altText: 'Der Hof', description: '' } }
  await platform.pool.query(
    `update job_images set state = 'carried', language_versions = $2, purpose = null, keywords = null,
      used_keywords = null, unused_keywords = null, model = null
    where job_id = $1`,
    [jobId, carried],
  )
  const image = atImage(anna, jobId)
  expect(await image.edit({ texts: { en: { altText: 'The yard' } } })).toMatchObject({
    status: 200,
    body: {
      edited: true,
      purpose: null,
      languageVersions: { ...carried, en: { altText: 'The yard', description: '' } },
    },
  })
  expect((await image.revisions())[0]?.languageVersions).toEqual(carried)
})

test('images that share a text keep theirs when one of them is edited', async ({ platform, make }) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id, [{}, {}])
  await platform.pool.query('update job_images set follows = 1 where job_id = $1 and position = 2', [jobId])
  const [original, repeat] = [atImage(anna, jobId), atImage(anna, jobId, 2)]
  await original.say('Der Hof')
  expect(await repeat.read()).toMatchObject({ sameAs: 1, edited: false, languageVersions: first })
  await repeat.say('Noch ein Hof')
  expect(await original.read()).toMatchObject({ altText: 'Der Hof' })
})

test('only texts in the job’s languages can be edited, and only once the job is finished', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id, [{}, {}])
  const image = atImage(anna, jobId)
  const unknown = { status: 400, body: { code: 'invalid_input', issues: [{ path: 'texts.it' }] } }
  expect(await image.edit({ texts: { de: { altText: 'Hof' }, it: { altText: 'Cortile' } } })).toMatchObject(
    unknown,
  )
  expect(await image.edit({ texts: { de: { altText: 'x'.repeat(1_001) } } })).toMatchObject({ status: 400 })
  expect(await image.read()).toMatchObject({ edited: false, languageVersions: first })
  await platform.pool.query(`update job_images set state = 'failed' where job_id = $1 and position = 2`, [
    jobId,
  ])
  expect(await atImage(anna, jobId, 2).say('Hof')).toMatchObject({ status: 409, body: { code: 'no_texts' } })
  expect(await atImage(anna, jobId, 3).say('Hof')).toMatchObject({ status: 404 })
  const running = await makeJob(platform.db, { userId: anna.id, images: 1 })
  expect(await atImage(anna, running).say('Hof')).toMatchObject({
    status: 409,
    body: { code: 'job_running' },
  })
})

test('only the owner can edit texts; administrators can read the earlier ones', async ({
  platform,
  make,
}) => {
  const [anna, other, admin] = [
    await make.user(),
    await make.user(),
    await make.user({ isAdmin: true }),
  ] as const
  const jobId = await makeDescribedJob(platform, anna.id)
  await atImage(anna, jobId).say('Hof')
  for (const user of [other, admin])
    expect(await atImage(user, jobId).say('Meins')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  expect(await atImage(admin, jobId).revisions()).toHaveLength(1)
  const params = { id: jobId, imageId: 1 }
  expect((await other.call(imageRevisions, { params })).status).toBe(404)
  expect((await anna.call(imageRevisions, { params: { id: jobId, imageId: 2 } })).status).toBe(404)
  const body = { approved: true }
  expect((await make.visitor().call(editImage, { params, body })).status).toBe(401)
  const elsewhere = anna.with({ 'sec-fetch-site': 'cross-site' })
  expect(await elsewhere.call(editImage, { params, body })).toMatchObject({
    status: 403,
    body: { code: 'cross_site' },
  })
  expect(await atImage(anna, jobId).read()).toMatchObject({ altText: 'Hof', approved: false })
})
