import type { Endpoint } from '#contract/endpoint.ts'
import * as account from '#contract/endpoints/v1/account.ts'
import * as audits from '#contract/endpoints/v1/audits.ts'
import * as images from '#contract/endpoints/v1/images.ts'
import * as jobs from '#contract/endpoints/v1/jobs.ts'
import * as webhooks from '#contract/endpoints/v1/webhooks.ts'
import { permits, type TokenScope, tokenScopes } from '#contract/entities/token.ts'
import { everyCall, nameOfCall } from '#contract/testing/every-call.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { userAt } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { startAudit } from '#server/site-audits/start-audit.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { createWebhook } from '#server/webhooks/create-webhook.ts'
import { testWebhook } from '#server/webhooks/test-webhook.ts'

interface World {
  platform: Platform
  userId: number
}

const ofJob = async ({ platform, userId }: World) => ({
  params: { id: await makeDescribedJob(platform, userId) },
})
const ofImage = async ({ platform, userId }: World) => ({
  params: { id: `${await makeDescribedJob(platform, userId)}-1` },
})
const ofWebhook = async ({ platform, userId }: World) => {
  const input = { url: 'https://example.org/hook', events: ['job.completed' as const], isLocal: true }
  const { webhook } = await createWebhook(platform, userAt(userId, '192.0.2.7'), input, lockUser)
  return { params: { id: webhook.id }, body: {} }
}

const ofAudit = async ({ platform, userId }: World) => {
  // Few can wait at once.
  await platform.pool.query('delete from site_audits where user_id = $1', [userId])
  const caller = { id: userId, isAdmin: false, language: 'en' as const }
  const { id } = await startAudit(platform, caller, { url: 'https://example.org/', depth: 'page' })
  return { params: { id } }
}

const ofDelivery = async (world: World) => {
  const { params } = await ofWebhook(world)
  const { deliveryId } = await testWebhook(world.platform, { id: world.userId }, params.id)
  return { params: { ...params, deliveryId } }
}

/** Each call, the status for its owner's token, and the status for another user's token. */
const rows: [Endpoint, owner: number, other: number, request?: (world: World) => Promise<object>][] = [
  [account.readAccount, 200, 200],
  [account.readUsage, 200, 200],
  // There are no keys here.
  [
    images.describeImage,
    409,
    409,
    async () => ({ body: { url: 'https://example.org/1.jpg', languages: ['de'] } }),
  ],
  [images.readImage, 200, 404, ofImage],
  [images.findImages, 200, 200, async () => ({ query: { externalId: 'a' } })],
  [images.editImage, 200, 404, async (world) => ({ ...(await ofImage(world)), body: { approved: true } })],
  [images.deleteImage, 409, 404, ofImage],
  [images.regenerateImage, 409, 404, async (world) => ({ ...(await ofImage(world)), body: {} })],
  [jobs.listJobs, 200, 200],
  // There are no keys here.
  [
    jobs.startJob,
    409,
    409,
    async () => ({ body: { images: [{ url: 'https://example.org/1.jpg' }], languages: ['de'] } }),
  ],
  [
    jobs.quoteJob,
    200,
    200,
    async () => ({ body: { images: [{ url: 'https://example.org/1.jpg' }], languages: ['de'] } }),
  ],
  [jobs.stopJob, 202, 404, ofJob],
  [jobs.retryJob, 409, 409, async (world) => ({ ...(await ofJob(world)), body: {} })],
  [jobs.followJob, 200, 404, ofJob],
  [jobs.resultsNdjson, 200, 404, ofJob],
  [jobs.readJob, 200, 404, ofJob],
  [jobs.listImages, 200, 404, ofJob],
  [jobs.resultsCsv, 200, 404, ofJob],
  [jobs.resultsJson, 200, 404, ofJob],
  [jobs.resultsXlsx, 200, 404, ofJob],
  [jobs.failedCsv, 200, 404, ofJob],
  [jobs.changeJob, 200, 404, async (world) => ({ ...(await ofJob(world)), body: { name: 'x' } })],
  [jobs.deleteJob, 204, 404, ofJob],
  [audits.listAudits, 200, 200],
  [audits.startAudit, 202, 202, async () => ({ body: { url: 'https://example.org/', depth: 'page' } })],
  [audits.readAudit, 200, 404, ofAudit],
  [audits.auditCsv, 200, 404, ofAudit],
  [audits.stopAudit, 202, 404, ofAudit],
  [audits.deleteAudit, 204, 404, ofAudit],
  [webhooks.listWebhooks, 200, 200],
  [
    webhooks.createWebhook,
    201,
    201,
    async () => ({ body: { url: 'https://example.org/hook', events: ['job.failed'] } }),
  ],
  [webhooks.readWebhook, 200, 404, ofWebhook],
  [webhooks.changeWebhook, 200, 404, ofWebhook],
  [webhooks.testWebhook, 202, 404, ofWebhook],
  [webhooks.rotateWebhookSecret, 200, 404, ofWebhook],
  [webhooks.listDeliveries, 200, 404, ofWebhook],
  [
    webhooks.reportDelivery,
    204,
    404,
    async (world) => ({ ...(await ofDelivery(world)), body: { lastStatus: 204 } }),
  ],
  [webhooks.resendDelivery, 202, 404, ofDelivery],
  [webhooks.deleteWebhook, 204, 404, ofWebhook],
]

test('every call of API v1 is for tokens, names its scope, and has a row', () => {
  const isOfV1 = ({ url }: Endpoint) => url.startsWith('/api/v1/')
  const calls = everyCall.filter((call) => isOfV1(call) || call.config.access === 'token')
  expect(calls.filter((call) => !isOfV1(call))).toEqual([])
  expect(rows.map(([call]) => nameOfCall(call)).toSorted()).toEqual(calls.map(nameOfCall).toSorted())
  for (const { config } of calls) {
    expect(config).toMatchObject({ access: 'token', scope: expect.toBeOneOf([...tokenScopes]) })
  }
})

test.each(['images', 'jobs', 'webhooks'] as const)('%s:write includes reading, and nothing else', (what) => {
  const opened = tokenScopes.filter((scope) => permits([`${what}:write`], scope))
  expect(opened).toEqual([`${what}:read`, `${what}:write`])
  expect(tokenScopes.filter((scope) => permits([`${what}:read`], scope))).toEqual([`${what}:read`])
})

const named = rows.map((row) => ({ call: `${row[0].method} ${row[0].url}`, row }))

test.for(named)('$call requires its scope, even of its owner', async ({ row }, { make, platform }) => {
  const [endpoint, ofOwner, ofOther, request] = row
  const { scope } = endpoint.config
  const [anna, berta] = [await make.user(), await make.user()]
  const ask = async (userId: number, scopes: TokenScope[], end = '') => {
    const input = { name: 'Test', scopes, days: 30 as const, monthlyCapCents: null }
    const { text, token } = await createToken(platform, userAt(userId, '192.0.2.7'), input)
    if (end) await platform.pool.query(`update api_tokens set ${end} where id = $1`, [token.id])
    const caller = make.visitor().with({ authorization: `Bearer ${text}` })
    const asked = (await request?.({ platform, userId: anna.id })) ?? {}
    // Each row's request has its own endpoint's types, which a list of rows cannot express.
    const { status, body } = await caller.call(endpoint, asked as never)
    return [status, (body as { code?: string } | undefined)?.code]
  }
  const others = tokenScopes.filter((name) => !permits([name], scope!))
  expect(await ask(anna.id, others)).toEqual([403, 'scope_missing'])
  expect(await ask(anna.id, [scope!], 'revoked_at = now()')).toEqual([401, 'token_revoked'])
  expect(await ask(anna.id, [scope!], 'expires_at = now()')).toEqual([401, 'token_expired'])
  expect((await ask(berta.id, [scope!]))[0]).toBe(ofOther)
  const including = tokenScopes.filter((name) => permits([name], scope!))
  for (const one of including) expect((await ask(anna.id, [one]))[0], one).toBe(ofOwner)
  await platform.pool.query('update users set suspended_at = now() where id = $1', [anna.id])
  expect(await ask(anna.id, [scope!])).toEqual([403, 'token_suspended'])
})
