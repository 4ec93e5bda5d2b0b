import { deleteUser } from '#contract/endpoints/admin.ts'
import { regenerateImage } from '#contract/endpoints/images.ts'
import { deleteJob } from '#contract/endpoints/jobs.ts'
import { costs } from '#contract/endpoints/statistics.ts'
import { describeImage } from '#contract/endpoints/v1/images.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { generated } from '#server/testing/job-calls.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'

const test = jobTest.extend('admin', { scope: 'file' }, ({ make }) => make.user({ isAdmin: true }))

const small = { provider: 'anthropic', model: 'claude-haiku-5-5' }
const none = { ...small, hard: 0, soft: 0, repaired: 0 }

test('findings in the answers for a list are stored by model, even after the job and its user are deleted', async ({
  make,
  admin,
  ai,
  worker,
  platform,
}) => {
  expect((await admin.call(costs)).body.findings).toEqual([])
  const anna = await make.user()
  ai.set({
    faults: [
      { body: 'label', times: 1 },
      { body: 'file_name', times: 1, untilTold: true },
      { body: 'opening', times: 1 },
    ],
  })
  worker({ providers: ['anthropic'] })
  const { body } = await anna.startJob({ images: 4 })
  await anna.ended(body.jobId)

  const { findings } = (await admin.call(costs)).body
  expect(ai.counts().calls).toBe(5)
  expect(findings).toEqual([
    { ...none, rule: 'file_name', hard: 1 },
    { ...none, rule: 'label', repaired: 1 },
    { ...none, rule: 'quotes', repaired: 1 },
    { ...none, rule: 'opening', soft: 1 },
  ])
  expect(await counted(platform.metrics)).toEqual([
    'breaches file_name hard anthropic 1',
    'breaches opening soft anthropic 1',
    'repairs label anthropic 1',
    'repairs quotes anthropic 1',
  ])

  await anna.call(deleteJob, { params: { id: body.jobId } })
  await admin.call(deleteUser, { params: { id: anna.id } })
  expect((await admin.call(costs)).body.findings).toEqual(findings)
  expect((await admin.call(costs, { query: { to: '2024-03-01' } })).body.findings).toEqual([])
})

test('findings of pictures described during a request are added, with or without texts in the end', async ({
  start,
  admin,
  ai,
  pictures,
}) => {
  const { make, platform } = await start({ ANTHROPIC_BASE_URL: ai.url, PROVIDER_ORDER: 'anthropic' })
  const known = (await admin.call(costs)).body.findings
  const added = async () => (await admin.call(costs)).body.findings.filter(({ rule }) => rule === 'cut_off')
  expect(known.some(({ rule }) => rule === 'cut_off')).toBe(false)
  const anna = await make.user()
  const [first, second] = generated(pictures.url, 2, 7_000)
  const id = await makeDescribedJob(platform, anna.id)
  await platform.pool.query('update job_images set url = $2 where job_id = $1', [id, first])
  ai.set({ faults: [{ body: 'cut_off', times: 1, untilTold: true }] })
  const answer = await anna.call(regenerateImage, { params: { id, imageId: 1 }, body: { wish: '' } })
  expect(answer.status).toBe(200)
  expect(await added()).toEqual([{ ...none, rule: 'cut_off', hard: 1 }])

  ai.set({ faults: [{ body: 'cut_off' }] })
  const token = await createToken(platform, userAt(anna.id, '192.0.2.7'), {
    name: 'Shop',
    scopes: ['images:read', 'images:write'],
    days: null,
    monthlyCapCents: null,
  })
  const caller = make.visitor().with({ authorization: `Bearer ${token.text}` })
  const refused = await caller.post<{ problem: object }>(describeImage.url, {
    url: second,
    languages: ['de'],
  })
  expect(refused).toMatchObject({ status: 422, body: { problem: { code: 'breaks_rules' } } })
  expect(await added()).toEqual([{ ...none, rule: 'cut_off', hard: 3 }])
  expect(await counted(platform.metrics)).toEqual(['breaches cut_off hard anthropic 3'])
})

/** The counters of findings, as lines. */
async function counted({ breaches, repairs }: Metrics): Promise<string[]> {
  const [found, repaired] = await Promise.all([breaches.get(), repairs.get()])
  return [
    ...found.values.map(
      ({ labels: { rule, hard, provider }, value }) =>
        `breaches ${rule} ${hard === 'true' ? 'hard' : 'soft'} ${provider} ${value}`,
    ),
    ...repaired.values.map(
      ({ labels: { repair, provider }, value }) => `repairs ${repair} ${provider} ${value}`,
    ),
  ].toSorted()
}
