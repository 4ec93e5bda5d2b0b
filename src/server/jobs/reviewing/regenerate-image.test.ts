import { sql } from 'drizzle-orm'
import { decideProposal, editImage, imageRevisions, regenerateImage } from '#contract/endpoints/images.ts'
import { deleteJob } from '#contract/endpoints/jobs.ts'
import type { ExportedImage, Image, LanguageVersions } from '#contract/entities/image.ts'
import { pictureFaults } from '#contract/picture-faults.ts'
import { verifyMoney } from '#server/admin/verify-money.ts'
import type { DescribedNow } from '#server/describing/describe-now.ts'
import { createDescriber } from '#server/describing/describer.ts'
import {
  createPictureFetcher,
  type PictureFetcher,
} from '#server/describing/pictures/create-picture-fetcher.ts'
import type { ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openPools } from '#server/provider-runtime/open-pools.ts'
import { creditsOf } from '#server/testing/cost-calls.ts'
import { generated } from '#server/testing/job-calls.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { giveOwnKeys } from '#server/testing/own-keys.ts'
import { until } from '#server/testing/until.ts'
import { goodBehaviour } from '#stand-ins/ai/behaviour.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { claimTry, giveBackTry } from './claim-try.ts'
import { regenerateImage as regenerateWithin } from './regenerate-image.ts'
import { storeRegeneration } from './store-regeneration.ts'

let made = 0

const withProvider = jobTest
  .extend('provider', { scope: 'file' }, async ({ handles: _ }, { onCleanup }) => {
    const provider = await startAiStandIn()
    onCleanup(provider.close)
    return provider
  })
  .extend('environment', { scope: 'file' }, ({ provider }) => ({
    ANTHROPIC_API_KEY: 'test-key-anthropic-0001',
    OPENAI_API_KEY: 'test-key-openai-0002',
    IMAGE_FETCH_ALLOW: '127.0.0.1',
    ANTHROPIC_BASE_URL: provider.url,
    OPENAI_BASE_URL: provider.url,
  }))
  .extend('ai', ({ provider }) => {
    provider.set(goodBehaviour)
    provider.forget()
    return provider
  })

/** The file's web process, whose providers are the stand-in. */
const test = withProvider.extend('desk', ({ site, ai: _, pictures }) => {
  return {
    ...site,
    /** A user with a completed job of three images of which the second and the third repeat the first. */
    async ownerOfRepeats(pictureSite: string, { countsRepeatsOnce }: { countsRepeatsOnce: boolean }) {
      const user = await site.make.user({ language: 'en' })
      const jobId = await makeDescribedJob(site.platform, user.id, [{}, {}, {}])
      made += 1
      const [url] = generated(pictureSite, 1, 9_000 + made)
      await site.platform.pool.query(
        'update job_images set url = $2, follows = case when position > 1 then 1 end where job_id = $1',
        [jobId, url],
      )
      await site.platform.pool.query('update jobs set counts_repeats_once = $2 where id = $1', [
        jobId,
        countsRepeatsOnce,
      ])
      return {
        user,
        jobId,
        regenerate: (imageId: number) =>
          user.call(regenerateImage, { params: { id: jobId, imageId }, body: { wish: '' } }),
      }
    },
    /** A user with a completed job of one image, and their calls for it, over HTTP. */
    async owner() {
      const user = await site.make.user({ language: 'en' })
      const jobId = await makeDescribedJob(site.platform, user.id)
      made += 1
      const [url] = generated(pictures.url, 1, 9_000 + made)
      await site.platform.pool.query('update job_images set url = $2 where job_id = $1', [jobId, url])
      const params = { id: jobId, imageId: 1 }
      return {
        user,
        jobId,
        params,
        decide: (decision: 'take' | 'keep', seen?: LanguageVersions) =>
          user.call(decideProposal, { params, body: { decision, ...(seen && { seen }) } }),
        regenerate: (wish = '') => user.call(regenerateImage, { params, body: { wish } }),
        say: (altText: string) => user.call(editImage, { params, body: { texts: { de: { altText } } } }),
        revisions: async () => (await user.call(imageRevisions, { params })).body,
        read: async (): Promise<Image> => (await user.job(jobId)).images[0]!,
      }
    },
  }
})

const late: DescribedNow = {
  outcome: 'described',
  interpretation: 'Ein Foto.',
  purpose: 'informative',
  decorativeReason: '',
  languageVersions: { de: { altText: 'Spät', description: 'Zu spät beschrieben.' } },
  keywords: [],
  usedKeywords: [],
  unusedKeywords: [],
  thumbnail: Buffer.of(),
  provider: 'anthropic',
  model: 'm',
  promptVersion: '4',
  breaches: [],
  calls: [],
}

/** The operator's recorded costs of a job. */
async function costsOf({ pool }: Platform, jobId: number) {
  const { rows } = await pool.query(
    `select model, calls, input_tokens::int as "inputTokens", cost_micros::int as "costMicros",
      unpriced_calls as "unpricedCalls", described_images as "describedImages"
    from provider_costs where job_id = $1 order by model`,
    [jobId],
  )
  return rows
}

async function countUsage({ pool }: Platform, jobId: number): Promise<number> {
  const { rows } = await pool.query<{ calls: number }>(
    `select coalesce(sum((used->>'calls')::int), 0)::int as calls
    from job_images, jsonb_array_elements(usage) as used where job_id = $1`,
    [jobId],
  )
  return rows[0]!.calls
}

function disposable<T extends { close(): Promise<void> }>(one: T) {
  return Object.assign(one, { [Symbol.asyncDispose]: one.close })
}

/** As another process of the same installation would. */
function regenerateElsewhere(
  platform: Platform,
  fetcher: PictureFetcher,
  userId: number,
  jobId: number,
  signal = new AbortController().signal,
  position = 1,
): Promise<Image> {
  return regenerateWithin(
    platform,
    { describer: createDescriber(fetcher, openPools(platform)), fetcher, attempts: limitAttempts(platform) },
    { id: userId, isAdmin: false, language: 'en' },
    { jobId, position },
    { wish: '', language: 'en', signal },
  )
}

const failed = (reason: string) => ({
  status: 502,
  body: { code: 'regenerate_failed', reason, message: expect.stringContaining(reason) },
})

test('an image is regenerated with a wish, for free, and its texts stay next to the proposal', async ({
  desk,
  ai,
}) => {
  const { user, jobId, params, regenerate, say, revisions, read } = await desk.owner()
  await user.call(editImage, { params, body: { approved: true } })
  await say('Mein Hof')
  const before = await read()
  const [money, { job }] = [await creditsOf(user), await user.job(jobId)]
  const answer = await regenerate('Kürzer, und\nnenne die Linde')
  expect(answer.status).toBe(200)
  const { proposal } = answer.body
  expect(answer.body).toEqual({ ...before, canRegenerate: false, proposal })
  expect(proposal).toMatchObject({ decorative: false, reviewReasons: [] })
  expect(Object.keys(proposal?.languageVersions ?? {}).toSorted()).toEqual(['de', 'en'])
  expect(proposal?.languageVersions.de?.altText).not.toBe('Mein Hof')
  expect(await read()).toEqual(answer.body)
  expect(await revisions()).toHaveLength(1)
  expect(ai.counts().calls).toBe(1)
  expect(ai.calls[0]?.prompt).toContain('\nWish: Kürzer, und nenne die Linde\n')
  expect((await user.job(jobId)).job).toEqual(job)
  expect(await creditsOf(user)).toEqual(money)
  expect((await verifyMoney(desk.platform.db)).differences).toEqual([])
})

test('an image with another one’s alt text is distinguished from it', async ({ desk, ai, pictures }) => {
  const { user, jobId, regenerate } = await desk.ownerOfRepeats(pictures.url, { countsRepeatsOnce: false })
  await desk.platform.pool.query(
    'update job_images set follows = null, alike = case when position = 2 then 1 end where job_id = $1',
    [jobId],
  )
  await regenerate(1)
  const other = (await user.job(jobId)).images[1]
  expect(ai.calls[0]?.prompt).toContain(`\nAlt text of the other picture: ${other?.altText}\n`)
})

test('a proposal with another image’s alt text is marked', async ({ desk, pictures }) => {
  const { user, jobId, regenerate } = await desk.ownerOfRepeats(pictures.url, { countsRepeatsOnce: false })
  // The stand-in sees no difference between these.
  for (const [position, number] of [12, 30].entries())
    await desk.platform.pool.query(
      'update job_images set follows = null, url = $3 where job_id = $1 and position = $2',
      [jobId, position + 1, `${pictures.url}/generated/${number}.jpg?width=64&height=48`],
    )
  expect((await regenerate(1)).body.proposal?.reviewReasons).toEqual([])
  const params = { id: jobId, imageId: 1 }
  await user.call(decideProposal, { params, body: { decision: 'take' } })
  const { proposal } = (await regenerate(2)).body
  expect(proposal?.reviewReasons.map(({ rule }) => rule)).toEqual(['repeated_alt'])
})

test('the wishes of job and row apply to regenerated texts', async ({ desk, ai }) => {
  const { jobId, regenerate } = await desk.owner()
  await desk.platform.db.execute(sql`
    update jobs set text_wishes = '{"brand": "Linde", "altSuffix": "| Muster"}' where id = ${jobId}`)
  await desk.platform.db.execute(sql`
    update job_images set wishes = '{"altPrefix": "Neu:"}' where job_id = ${jobId}`)
  const { proposal } = (await regenerate()).body
  expect(ai.calls[0]?.prompt).toContain('\nBrand: Linde\n')
  expect(proposal?.languageVersions.de?.altText).toMatch(/^Neu: .+ \| Muster$/)
})

test('an accepted proposal replaces the texts, which become a revision', async ({ desk }) => {
  const { user, params, regenerate, decide, say, revisions, read } = await desk.owner()
  await user.call(editImage, { params, body: { approved: true } })
  await say('Mein Hof')
  const before = await read()
  const { proposal } = (await regenerate()).body
  const taken = await decide('take', before.languageVersions)
  expect(taken).toMatchObject({
    status: 200,
    body: {
      languageVersions: proposal?.languageVersions,
      proposal: null,
      edited: false,
      approved: false,
      canRegenerate: false,
      promptVersion: '5',
      hasThumbnail: true,
    },
  })
  expect(taken.body).toEqual(await read())
  expect(
    (await revisions()).map(({ number, cause, languageVersions }) => [number, cause, languageVersions]),
  ).toEqual([
    [2, 'regenerated', before.languageVersions],
    [1, 'edited', { ...before.languageVersions, de: expect.objectContaining({ altText: 'Linde im Hof' }) }],
  ])
  expect(await decide('take')).toMatchObject({ status: 409, body: { code: 'no_proposal' } })
})

test('a declined proposal changes nothing, and can be restored from the history', async ({ desk }) => {
  const { user, params, regenerate, decide, revisions, read } = await desk.owner()
  await user.call(editImage, { params, body: { approved: true } })
  const before = await read()
  const { proposal } = (await regenerate()).body
  expect(await decide('keep')).toMatchObject({ status: 200, body: { ...before, canRegenerate: false } })
  const declined = proposal!.languageVersions
  expect(await revisions()).toMatchObject([{ number: 1, cause: 'declined', languageVersions: declined }])
  const restore = (texts: LanguageVersions) => user.call(editImage, { params, body: { texts } })
  expect(await restore(declined)).toMatchObject({ body: { edited: false, languageVersions: declined } })
  expect(await restore(before.languageVersions)).toMatchObject({ body: { edited: false } })
  expect(await decide('keep')).toMatchObject({ status: 409, body: { code: 'no_proposal' } })
})

test('texts edited in the meantime are not replaced unseen', async ({ desk }) => {
  const { regenerate, decide, say, read } = await desk.owner()
  const { languageVersions } = await read()
  await regenerate()
  await say('Mein Hof')
  expect(await decide('take', languageVersions)).toMatchObject({
    status: 409,
    body: { code: 'texts_changed' },
  })
  expect(await read()).toMatchObject({ altText: 'Mein Hof', proposal: expect.anything() })
  expect((await decide('take', (await read()).languageVersions)).status).toBe(200)
})

test('downloads contain the current texts, and say when these were written', async ({ desk }) => {
  const { user, jobId, regenerate, decide, read } = await desk.owner()
  const download = async () => {
    const csv = await user.get<string>(`/api/jobs/${jobId}/results.csv`)
    const json = await user.get<[ExportedImage]>(`/api/jobs/${jobId}/results.json`)
    return { line: csv.body.split('\r\n')[1]!, image: json.body[0] }
  }
  await desk.platform.pool.query(`update job_images set done_at = '2025-04-05T06:07:08Z' where job_id = $1`, [
    jobId,
  ])
  const before = await download()
  const { proposal } = (await regenerate()).body
  expect((await download()).line).toBe(before.line)
  expect((await download()).image).toEqual({ ...before.image, canRegenerate: false })
  await decide('take')
  const after = await download()
  expect(after.line).toContain(proposal!.languageVersions.de!.altText)
  expect(before.line).toContain('2025-04-05T06:07:08Z')
  expect(after.line).not.toContain('2025-04-05')
  expect(after.image.altText).toBe((await read()).altText)
})

test('without a wish the same question is asked again', async ({ desk, ai }) => {
  const { regenerate } = await desk.owner()
  expect((await regenerate()).status).toBe(200)
  expect(ai.calls[0]?.prompt).not.toContain('Wish')
})

test('an image is regenerated once', async ({ desk, ai }) => {
  const { regenerate, read } = await desk.owner()
  await regenerate('A')
  const image = await read()
  expect(await regenerate('B')).toMatchObject({ status: 409, body: { code: 'regenerated_already' } })
  expect(await read()).toEqual(image)
  expect(ai.counts().calls).toBe(1)
})

test('of two concurrent calls in two processes the second is refused without a provider call, and nothing is lost', async ({
  desk,
  ai,
}) => {
  const { user, jobId, regenerate, read } = await desk.owner()
  await using fetcher = disposable(createPictureFetcher({ allow: ['127.0.0.1'] }))
  const first = await read()
  const letGo = ai.hold()
  const elsewhere = regenerateElsewhere(desk.platform, fetcher, user.id, jobId)
  const both = [
    regenerate('A').then(({ status, body }) => ({ isRefused: status === 409, body })),
    elsewhere.then(
      (body) => ({ isRefused: false, body }),
      (refusal) => ({ isRefused: true, body: refusal }),
    ),
  ]
  expect(await Promise.race(both)).toMatchObject({ isRefused: true })
  letGo()
  const outcomes = await Promise.all(both)
  expect(outcomes.find(({ isRefused }) => isRefused)?.body).toMatchObject({ code: 'regenerating_now' })
  expect(outcomes.find(({ isRefused }) => !isRefused)?.body).toEqual(await read())
  expect(await read()).toMatchObject({ languageVersions: first.languageVersions })
  expect(ai.counts().calls).toBe(1)
  expect(await costsOf(desk.platform, jobId)).toMatchObject([{ calls: 1, describedImages: 1 }])
  expect(await countUsage(desk.platform, jobId)).toBe(1)
})

test('a try claimed by a killed process is free again when its claim expires', async ({ desk, ai }) => {
  const { jobId, params, user, regenerate, read } = await desk.owner()
  // Left by a process that was killed during its calls.
  await claimTry(desk.platform.db, { id: user.id }, { jobId, position: params.imageId })
  expect(await regenerate()).toMatchObject({ status: 409, body: { code: 'regenerating_now' } })
  expect(await read()).toMatchObject({ canRegenerate: true })
  expect(ai.counts().calls).toBe(0)
  await desk.platform.pool.query(
    `update job_images set regenerating_until = regenerating_until - interval '2 minutes' where job_id = $1`,
    [jobId],
  )
  expect((await regenerate()).status).toBe(200)
})

test('a call so slow that its try went to another one proposes nothing', async ({ desk }) => {
  const { jobId, user, regenerate, read } = await desk.owner()
  const ref = { jobId, position: 1 }
  const { db, pool } = desk.platform
  const { freeTry } = await claimTry(db, { id: user.id }, ref)
  await pool.query('update job_images set regenerating_until = now() where job_id = $1', [jobId])
  await regenerate()
  const image = await read()
  expect(
    await storeRegeneration(db, ref, freeTry, { userId: user.id, regeneration: late, usage: [] }),
  ).toBeNull()
  await giveBackTry(db, freeTry)
  expect(await read()).toEqual(image)
})

test('images that were charged once share one try', async ({ desk, ai, pictures }) => {
  const { user, jobId, regenerate } = await desk.ownerOfRepeats(pictures.url, { countsRepeatsOnce: true })
  expect((await regenerate(2)).status).toBe(200)
  for (const position of [1, 2, 3])
    expect(await regenerate(position)).toMatchObject({ status: 409, body: { code: 'regenerated_already' } })
  expect(ai.counts().calls).toBe(1)
  expect((await user.job(jobId)).images.map(({ canRegenerate }) => canRegenerate)).toEqual([
    false,
    false,
    false,
  ])
})

test('of two concurrent calls for a shared try one asks, and a failure releases the try for all', async ({
  desk,
  ai,
  pictures,
}) => {
  const { user, jobId } = await desk.ownerOfRepeats(pictures.url, { countsRepeatsOnce: true })
  await using fetcher = disposable(createPictureFetcher({ allow: ['127.0.0.1'] }))
  ai.set({ faults: [{ body: 'refusal' }] })
  const letGo = ai.hold()
  const at = (position: number) =>
    regenerateElsewhere(desk.platform, fetcher, user.id, jobId, undefined, position).then(
      () => 'described',
      ({ code }) => code,
    )
  const codes: string[] = []
  const all = [at(1), at(2), at(3)].map(async (code) => codes.push(await code))
  await until(() => codes.length === 2)
  letGo()
  await Promise.all(all)
  expect(codes).toEqual(['regenerating_now', 'regenerating_now', 'regenerate_failed'])
  // The first model declined, and so did the other.
  expect(ai.counts().calls).toBe(2)
  ai.set({ faults: [] })
  expect(await at(3)).toBe('described')
  expect(await at(1)).toBe('regenerated_already')
})

test('it counts as an unpaid call, and is refused if the budget is used up', async ({ desk, ai }) => {
  const { user, jobId, params, regenerate } = await desk.owner()
  const { pool, metrics } = desk.platform
  await pool.query('insert into unpaid_call_counts (user_id, hour, calls) values ($1, now(), 500)', [user.id])
  expect(await regenerate()).toMatchObject({
    status: 429,
    body: { code: 'unpaid_calls_spent', hours: 25, message: expect.stringContaining('in 25 h') },
  })
  const german = user.with({ 'accept-language': 'de' })
  expect(await german.call(regenerateImage, { params, body: { wish: '' } })).toMatchObject({
    body: { message: expect.stringContaining('in 25 Std.') },
  })
  expect(await metrics.registry.metrics()).toContain(
    'bildwort_bounds_reached_total{bound="unpaidCallsPerUser"} 2',
  )
  expect(ai.counts().calls).toBe(0)
  await pool.query('update unpaid_call_counts set calls = 499 where calls > 0')
  expect(await regenerate()).toMatchObject({ status: 200 })
  const { rows } = await pool.query(
    'select sum(calls)::int as calls from unpaid_call_counts where user_id = $1',
    [user.id],
  )
  expect(rows).toEqual([{ calls: 500 }])
  expect((await user.job(jobId)).job.costCents).toBe(52)
})

test('images that were charged separately have a try each', async ({ desk, ai, pictures }) => {
  const { regenerate } = await desk.ownerOfRepeats(pictures.url, { countsRepeatsOnce: false })
  for (const position of [1, 2, 3]) expect((await regenerate(position)).status).toBe(200)
  expect(await regenerate(3)).toMatchObject({ status: 409, body: { code: 'regenerated_already' } })
  expect(ai.counts().calls).toBe(3)
})

test('images copied for free from an earlier job have no try, nor do their followers', async ({
  desk,
  ai,
  pictures,
}) => {
  const { user, jobId, regenerate } = await desk.ownerOfRepeats(pictures.url, { countsRepeatsOnce: true })
  await desk.platform.pool.query('update job_images set copied_from = 7 where job_id = $1 and position = 1', [
    jobId,
  ])
  for (const position of [1, 2])
    expect(await regenerate(position)).toMatchObject({ status: 409, body: { code: 'copied_for_free' } })
  expect((await user.job(jobId)).images[0]).toMatchObject({ canRegenerate: false })
  expect(ai.counts().calls).toBe(0)
})

test('a bug after a provider call is a failure with its costs recorded', async ({ desk, ai }) => {
  const { user, jobId, read } = await desk.owner()
  const { platform } = desk
  await using fetcher = disposable(createPictureFetcher({ allow: ['127.0.0.1'] }))
  const pools = openPools(platform)
  const broken: ProviderPools = {
    ...pools,
    poolOf(keys) {
      const pool = pools.poolOf(keys)
      return {
        ...pool,
        async ask(...question) {
          await pool.ask(...question)
          throw new Error('nobody thought of this answer')
        },
      }
    },
  }
  const image = await read()
  await expect(
    regenerateWithin(
      platform,
      { describer: createDescriber(fetcher, broken), fetcher, attempts: limitAttempts(platform) },
      { id: user.id, isAdmin: false, language: 'en' },
      { jobId, position: 1 },
      { wish: '', language: 'en', signal: new AbortController().signal },
    ),
  ).rejects.toMatchObject({ code: 'regenerate_failed', details: { reason: pictureFaults.internal.en } })
  expect(desk.logs.takeErrors()).toEqual([expect.objectContaining({ jobId, position: 1 })])
  expect(ai.counts().calls).toBe(1)
  expect(await costsOf(platform, jobId)).toMatchObject([{ calls: 1, describedImages: 0 }])
  expect(await read()).toEqual(image)
})

test('of two concurrent calls in one process the second waits for the first, and makes no provider call', async ({
  desk,
  ai,
}) => {
  const { regenerate } = await desk.owner()
  const answers = await Promise.all([regenerate('A'), regenerate('B')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(ai.counts().calls).toBe(1)
})

test('four users at a time regenerate an image, further ones wait for their turn', async ({ desk, ai }) => {
  const owners = await Promise.all(Array.from({ length: 6 }, () => desk.owner()))
  const letGo = ai.hold()
  const regenerating = Promise.all(owners.map(({ regenerate }) => regenerate()))
  await until(() => ai.counts().inFlight === 4)
  letGo()
  const answers = await regenerating
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(ai.counts().maxInFlight).toBe(4)
})

test('a call that times out while waiting makes no provider call and uses no try', async ({ start, ai }) => {
  const { make, platform } = await start({ RATE_LIMIT: 'on' })
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id)
  await using fetcher = disposable(createPictureFetcher({ allow: ['127.0.0.1'] }))
  await expect(
    regenerateElsewhere(platform, fetcher, anna.id, jobId, AbortSignal.abort()),
  ).rejects.toMatchObject({
    code: 'regenerate_failed',
    details: { reason: pictureFaults.ai_unavailable.en },
  })
  expect(ai.counts().calls).toBe(0)
  expect((await platform.pool.query('select from attempt_counts')).rowCount).toBe(0)
})

test('manual edits in the meantime stay, and are kept when the proposal is accepted', async ({
  desk,
  ai,
}) => {
  const { regenerate, decide, say, revisions } = await desk.owner()
  const letGo = ai.hold()
  const regenerating = regenerate()
  await until(() => ai.counts().inFlight > 0)
  await say('Mein Hof')
  letGo()
  expect(await regenerating).toMatchObject({ status: 200, body: { altText: 'Mein Hof', edited: true } })
  expect(await decide('take')).toMatchObject({ status: 200, body: { edited: false } })
  const [newest, oldest] = await revisions()
  expect(newest).toMatchObject({ cause: 'regenerated', languageVersions: { de: { altText: 'Mein Hof' } } })
  expect(oldest).toMatchObject({ cause: 'edited', languageVersions: { de: { altText: 'Linde im Hof' } } })
})

test('a text restored to a regenerated one is not marked as edited', async ({ desk }) => {
  const { regenerate, decide, say } = await desk.owner()
  await regenerate()
  const { altText } = (await decide('take')).body
  expect(await say('Mein Hof')).toMatchObject({ body: { edited: true } })
  expect(await say(altText)).toMatchObject({ body: { edited: false } })
})

test('while no provider answers it fails with a reason, and the try remains', async ({ desk, ai }) => {
  const { user, jobId, regenerate, read, revisions } = await desk.owner()
  await giveOwnKeys(desk.platform, user.id, 'down')
  const image = await read()
  ai.set({ faults: [{ error: 'no_quota' }] })
  expect(await regenerate()).toMatchObject(failed(pictureFaults.ai_unavailable.en))
  const german = user.with({ 'accept-language': 'de' })
  expect(
    await german.call(regenerateImage, { params: { id: jobId, imageId: 1 }, body: { wish: '' } }),
  ).toMatchObject(failed(pictureFaults.ai_unavailable.de))
  expect(await read()).toEqual(image)
  expect(await revisions()).toEqual([])
  ai.set({ faults: [] })
  await giveOwnKeys(desk.platform, user.id, 'back')
  expect(await regenerate()).toMatchObject({ status: 200, body: { canRegenerate: false } })
})

test('the costs of failed calls are recorded, too', async ({ desk, ai }) => {
  const { jobId, regenerate, read } = await desk.owner()
  ai.set({ faults: [{ body: 'refusal' }] })
  expect(await regenerate()).toMatchObject(failed(pictureFaults.refused_by_ai.en))
  const asked = ai.counts().calls
  expect(asked).toBeGreaterThan(0)
  const costs = await costsOf(desk.platform, jobId)
  expect(costs.reduce((sum, { calls }) => sum + calls, 0)).toBe(asked)
  expect(costs.every(({ describedImages }) => describedImages === 0)).toBe(true)
  expect(await countUsage(desk.platform, jobId)).toBe(asked)
  ai.set({ faults: [] })
  expect((await regenerate()).status).toBe(200)
  const after = await costsOf(desk.platform, jobId)
  expect(after.reduce((sum, { calls }) => sum + calls, 0)).toBe(asked + 1)
  expect(after.reduce((sum, { describedImages }) => sum + describedImages, 0)).toBe(1)
  expect((await read()).canRegenerate).toBe(false)
})

test('a refused key is reported, and not used again', async ({ desk, ai, logs: _ }) => {
  const { user, regenerate } = await desk.owner()
  await giveOwnKeys(desk.platform, user.id, 'gone')
  ai.set({ keys: [] })
  expect(await regenerate()).toMatchObject(failed(pictureFaults.key_refused.en))
  await until(async () => (await regenerate()).status === 409)
  expect(await regenerate()).toMatchObject({ body: { code: 'keys_refused' } })
})

test('an unavailable picture is reported without a provider call', async ({ desk, ai, pictures }) => {
  const { jobId, regenerate } = await desk.owner()
  await desk.platform.pool.query('update job_images set url = $2 where job_id = $1', [
    jobId,
    `${pictures.url}/nowhere.jpg`,
  ])
  expect(await regenerate()).toMatchObject(failed('There is no image at this address (response 404).'))
  expect(ai.counts().calls).toBe(0)
})

test('a call that takes too long is abandoned, and the try remains', async ({ desk, ai }) => {
  const { platform } = desk
  const { user, jobId, regenerate } = await desk.owner()
  await using fetcher = disposable(createPictureFetcher({ allow: ['127.0.0.1'] }))
  // The first answer cannot be used; the second one does not arrive.
  ai.set({ faults: [{ body: 'cut_off', times: 1 }, { body: 'hang' }] })
  const giveUp = new AbortController()
  const regenerating = regenerateElsewhere(platform, fetcher, user.id, jobId, giveUp.signal)
  await until(() => ai.counts().answered === 1 && ai.counts().inFlight === 1)
  giveUp.abort(new Error('it took too long'))
  await expect(regenerating).rejects.toMatchObject({
    code: 'regenerate_failed',
    details: { reason: pictureFaults.ai_unavailable.en },
  })
  expect(await costsOf(platform, jobId)).toMatchObject([{ calls: 1, describedImages: 0 }])
  ai.set({ faults: [] })
  expect((await regenerate()).status).toBe(200)
})

test('if the job is deleted in the meantime, the call’s cost stays recorded', async ({ desk, ai }) => {
  const { user, jobId, regenerate } = await desk.owner()
  const letGo = ai.hold()
  const regenerating = regenerate()
  await until(() => ai.counts().inFlight > 0)
  expect((await user.call(deleteJob, { params: { id: jobId } })).status).toBe(204)
  letGo()
  expect(await regenerating).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await costsOf(desk.platform, jobId)).toMatchObject([{ calls: 1, describedImages: 0 }])
})

test('only described images of a finished own job can be regenerated', async ({ desk, ai }) => {
  const { user, jobId, params, regenerate } = await desk.owner()
  const body = { wish: '' }
  for (const other of [await desk.make.user(), await desk.make.user({ isAdmin: true })])
    expect((await other.call(regenerateImage, { params, body })).status).toBe(404)
  expect((await desk.make.visitor().call(regenerateImage, { params, body })).status).toBe(401)
  const elsewhere = user.with({ 'sec-fetch-site': 'cross-site' })
  expect((await elsewhere.call(regenerateImage, { params, body })).status).toBe(403)
  expect((await regenerate('w'.repeat(501))).status).toBe(400)
  const nowhere = { params: { id: jobId, imageId: 2 }, body }
  expect((await user.call(regenerateImage, nowhere)).status).toBe(404)
  const { pool, db } = desk.platform
  for (const state of ['carried', 'failed', 'skipped']) {
    await pool.query('update job_images set state = $2 where job_id = $1', [jobId, state])
    expect(await regenerate()).toMatchObject({ status: 409, body: { code: 'no_texts' } })
  }
  const id = await makeJob(db, { userId: user.id, images: 1 })
  expect(await user.call(regenerateImage, { params: { id, imageId: 1 }, body })).toMatchObject({
    status: 409,
    body: { code: 'job_running' },
  })
  expect(ai.counts().calls).toBe(0)
})

test('a user without keys is refused as at the start of a job', async ({ desk }) => {
  const anna = await desk.make.user({ isWaiting: true })
  const id = await makeDescribedJob(desk.platform, anna.id)
  expect(await anna.call(regenerateImage, { params: { id, imageId: 1 }, body: { wish: '' } })).toMatchObject({
    status: 403,
    body: { code: 'account_not_ready' },
  })
})

test('a failing image can be tried five times a day, then no provider is called', async ({
  start,
  ai,
  pictures,
}) => {
  const { make, platform } = await start({ RATE_LIMIT: 'on' })
  const anna = await make.user()
  const id = await makeDescribedJob(platform, anna.id, [{}, {}])
  const [first, second] = generated(pictures.url, 2, 9_500)
  await platform.pool.query(
    'update job_images set url = case position when 1 then $2 else $3 end where job_id = $1',
    [id, first, second],
  )
  const regenerate = (imageId: number) =>
    anna.call(regenerateImage, { params: { id, imageId }, body: { wish: '' } })
  ai.set({ faults: [{ body: 'refusal' }] })
  for (let count = 0; count < 5; count += 1)
    expect(await regenerate(1)).toMatchObject(failed(pictureFaults.refused_by_ai.de))
  const asked = ai.counts().calls
  ai.set({ faults: [] })
  expect(await regenerate(1)).toMatchObject({
    status: 429,
    body: { code: 'rate_limited', retryAfterSeconds: expect.toSatisfy((seconds) => seconds > 86_000) },
  })
  expect(ai.counts().calls).toBe(asked)
  expect((await regenerate(2)).status).toBe(200)
  await platform.pool.query(`update attempt_counts set ends_at = now()`)
  expect((await regenerate(1)).status).toBe(200)
})

test('a user can regenerate at most ten images a minute', async ({ start }) => {
  const { make } = await start({ RATE_LIMIT: 'on' })
  const [anna, other] = [await make.user(), await make.user()]
  const request = { params: { id: 2_000_000_000, imageId: 1 }, body: { wish: '' } }
  for (let count = 0; count < 10; count += 1)
    expect((await anna.call(regenerateImage, request)).status).toBe(404)
  expect(await anna.call(regenerateImage, request)).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  })
  expect((await other.call(regenerateImage, request)).status).toBe(404)
})
