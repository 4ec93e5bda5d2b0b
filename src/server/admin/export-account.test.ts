import { sql } from 'drizzle-orm'
import { exportAccount } from '#contract/endpoints/own-account.ts'
import { signLink } from '#contract/endpoints/signed-links.ts'
import type { StoredProposal } from '#server/jobs/images.tables.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/job-test.ts'

interface Exported {
  account: Record<string, unknown>
  sessions: { createdAt: string; lastSeenAt: string; expiresAt: string }[]
  secondFactors: unknown
  mailedLinks: unknown[]
  credit: unknown
  limits: unknown
  purchases: unknown[]
  creditTransactions: { amount: number; description: string }[]
  notifications: { title: string }[]
  jobs: {
    images: { altText: string; source: unknown }[]
    earlierTexts: unknown[]
    proposedTexts: unknown[]
    customPrompt: string
  }[]
}

test('the export contains everything that is stored about a user, and nothing about anybody else', async ({
  make,
  platform,
  worker,
}) => {
  const [anna, berta] = [await make.user({ username: 'anna-herself' }), await make.user()]
  worker()
  const { body: job } = await anna.startJob({ images: 2 })
  const { body: other } = await berta.startJob({ images: 1 })
  await Promise.all([anna.ended(job.jobId), berta.ended(other.jobId)])
  await notify(platform.db, { userIds: [anna.id, berta.id], type: 'account_ready' })
  await changeText(platform, job.jobId)
  await propose(platform, job.jobId)
  const purchaseId = await buy(platform, anna.id)
  await buy(platform, berta.id)

  const { status, headers, body } = await anna.get<Exported>(exportAccount.url)
  expect(status).toBe(200)
  const day = new Date().toISOString().slice(0, 10)
  expect(headers['content-disposition']).toBe(`attachment; filename="bildwort-daten-${day}.json"`)
  expect(body.account).toMatchObject({
    id: anna.id,
    username: 'anna-herself',
    email: anna.email,
    language: 'de',
    mailsOnJobEnd: true,
    apiKeys: [{ name: 'ANTHROPIC_API_KEY' }, { name: 'OPENAI_API_KEY' }],
  })
  expect(body.sessions).toEqual([
    {
      browser: '',
      system: '',
      network: '',
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
      expiresAt: expect.any(String),
    },
  ])
  const { createdAt, lastSeenAt } = body.sessions[0]!
  expect(Date.parse(lastSeenAt)).toBeGreaterThanOrEqual(Date.parse(createdAt))
  expect(body.secondFactors).toEqual({ methods: [], recoveryCodesLeft: 0 })
  expect(body.mailedLinks).toEqual([])
  expect(body.credit).toEqual({ balance: 100_000 - 2 * 50, held: 0, owed: 0, startsWithCredit: true })
  expect(body.limits).toMatchObject({ ownLimitCents: null, usedCents: 2 * 50, lowBalanceCents: 500 })
  expect(body.creditTransactions.map(({ amount }) => amount)).toEqual([500, 99_500, -100])
  expect(body.purchases).toMatchObject([{ id: purchaseId, status: 'open', amount: 2_500, reversals: [] }])
  expect(body.notifications.map(({ title }) => title)).toContain('Ihr Konto ist bereit')
  expect(body.jobs).toHaveLength(1)
  expect(body.jobs[0]).toMatchObject({
    id: job.jobId,
    columns: ['url'],
    customPrompt: '',
    username: 'anna-herself',
  })
  expect(body.jobs[0]!.images).toMatchObject([{ id: 1, source: { url: expect.any(String) } }, { id: 2 }])
  expect(body.jobs[0]!.images[0]!.altText).not.toBe('')
  expect(body.jobs[0]!.earlierTexts).toMatchObject([
    { imageId: 1, number: 1, cause: 'edited', languageVersions: { de: { altText: 'Erst so' } } },
    { imageId: 1, number: 2, cause: 'regenerated', languageVersions: { de: { altText: 'Dann so' } } },
    { imageId: 2, number: 1, cause: 'edited', languageVersions: { de: { altText: 'Erst so' } } },
  ])
  expect(body.jobs[0]!.proposedTexts).toEqual([
    {
      imageId: 2,
      proposedAt,
      interpretation: 'Ein Hof',
      languageVersions: { de: { altText: 'Vielleicht so', description: '' } },
      keywords: ['Hof'],
      model: 'm',
      promptVersion: '3',
    },
  ])
  const written = JSON.stringify(body)
  expect(written).not.toContain(berta.username)
  expect(written).not.toContain(anna.token)
  expect(written).not.toMatch(/argon2|tokenHash|passwordHash/)
})

test('a user without any data gets a document of empty lists', async ({ make }) => {
  const anna = await make.user({ balanceCents: 0, isWaiting: true })
  expect((await anna.get(exportAccount.url)).body).toMatchObject({
    account: { apiKeys: [] },
    purchases: [],
    notifications: [],
    jobs: [],
  })
})

test('each of many jobs, notifications and transactions is exported once and in order', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  await platform.db.execute(sql`
    insert into jobs (user_id, status, filename, list_kind, columns, format, languages, prompt_type, custom_prompt,
      price_cents, finished_at)
    select ${anna.id}, 'completed', n || '.csv', 'csv', '{url}', 'csv', '{de}', 'system', '', 50, now()
    from generate_series(1, 120) n`)
  for (let turn = 0; turn < 3; turn += 1) {
    await notify(platform.db, { userIds: Array.from({ length: 400 }, () => anna.id), type: 'account_ready' })
  }
  const { jobs, notifications } = (await anna.get<Exported>(exportAccount.url)).body
  expect(jobs.map((job) => 'filename' in job && job.filename)).toEqual(
    Array.from({ length: 120 }, (_, index) => `${index + 1}.csv`),
  )
  expect(notifications).toHaveLength(1_200)
})

test('a signed link opens it without a cookie, and only that', async ({ make }) => {
  const anna = await make.user()
  const { body } = await anna.call(signLink, { body: { path: exportAccount.url } })
  expect((await make.visitor().get<Exported>(body.url)).body.account).toMatchObject({ id: anna.id })
  expect(await make.visitor().get(exportAccount.url)).toMatchObject({ status: 401 })
})

test('the sixth export within an hour is refused', async ({ start }) => {
  const { make } = await start({ RATE_LIMIT: 'on' })
  const [anna, berta] = [await make.user(), await make.user()]
  for (let count = 0; count < 5; count += 1) expect((await anna.get(exportAccount.url)).status).toBe(200)
  const refused = await anna.get(exportAccount.url)
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
  expect((await berta.get(exportAccount.url)).status).toBe(200)
})

async function changeText({ db }: Platform, jobId: number): Promise<void> {
  const texts = (altText: string) => JSON.stringify({ de: { altText, description: '' } })
  await db.execute(sql`
    insert into image_revisions (job_id, position, number, cause, language_versions) values
      (${jobId}, 1, 1, 'edited', ${texts('Erst so')}), (${jobId}, 1, 2, 'regenerated', ${texts('Dann so')}),
      (${jobId}, 2, 1, 'edited', ${texts('Erst so')})`)
}

async function buy({ db }: Platform, userId: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into purchases (user_id, amount_cents) values (${userId}, 2500) returning id`)
  return rows[0]!.id
}

const proposedAt = '2026-11-20T10:00:00.000Z'

async function propose({ db }: Platform, jobId: number): Promise<void> {
  const proposal: StoredProposal = {
    proposedAt,
    interpretation: 'Ein Hof',
    purpose: 'informative',
    decorativeReason: '',
    languageVersions: { de: { altText: 'Vielleicht so', description: '' } },
    keywords: ['Hof'],
    usedKeywords: ['Hof'],
    unusedKeywords: [],
    breaches: [],
    provider: 'anthropic',
    model: 'm',
    promptVersion: '3',
  }
  await db.execute(sql`
    update job_images set proposal = ${JSON.stringify(proposal)}::jsonb where job_id = ${jobId} and position = 2`)
}
