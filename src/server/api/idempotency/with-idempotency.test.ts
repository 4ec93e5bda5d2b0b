import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import * as webhooks from '#contract/endpoints/v1/webhooks.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { userAt } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { createWebhook } from '#server/webhooks/create-webhook.ts'
import { testWebhook } from '#server/webhooks/test-webhook.ts'
import { claimKey, type Found, type KeyedCall } from './claim-key.ts'
import { holdClaim } from './hold-claim.ts'
import { removeIdempotencyKeysOf, removeOldIdempotencyKeys } from './remove-keys.ts'
import { waitForFirst } from './wait-for-first.ts'

const hook = { url: 'https://example.org/hook', events: ['job.completed' as const] }

async function tokenOf(platform: Platform, userId: number): Promise<string> {
  const input = { name: 'Test', scopes: ['webhooks:write' as const], days: null, monthlyCapCents: null }
  return (await createToken(platform, userAt(userId, '192.0.2.7'), input)).text
}

const callOf = (userId: number, over: Partial<KeyedCall> = {}): KeyedCall => ({
  userId,
  keyHash: Buffer.from(randomUUID()),
  call: 'POST /api/v1/images',
  digest: Buffer.from('the same'),
  ...over,
})

const claimOf = (found: Found) => {
  if (found.kind !== 'mine') throw new Error(found.kind)
  return found.claim
}

/** Each idempotent call, its request, and how many effects it has had. */
const kinds: [
  name: string,
  Endpoint,
  effects: string,
  request?: (hookId: number, deliveryId: string) => object,
][] = [
  [
    'create',
    webhooks.createWebhook,
    `select count(*)::int - 1 as effects from webhooks where user_id = $1`,
    () => ({ body: hook }),
  ],
  [
    'test',
    webhooks.testWebhook,
    `select count(*)::int - 1 as effects from webhook_deliveries where webhook_id in (select id from webhooks where user_id = $1)`,
    (id) => ({ params: { id } }),
  ],
  [
    'rotate',
    webhooks.rotateWebhookSecret,
    `select count(*)::int as effects from audit_events where kind = 'webhook_secret_rotated' and actor_id = $1`,
    (id) => ({ params: { id } }),
  ],
  [
    'resend',
    webhooks.resendDelivery,
    `select 1 - max(attempts)::int as effects from webhook_deliveries where webhook_id in (select id from webhooks where user_id = $1)`,
    (id, deliveryId) => ({ params: { id, deliveryId } }),
  ],
]

test.for(kinds)(
  '50 equal calls of %s at once have one effect and one answer',
  async (row, { make, platform }) => {
    const [, endpoint, effects, request] = row
    const anna = await make.user()
    const { webhook } = await createWebhook(platform, userAt(anna.id, '192.0.2.7'), hook, lockUser)
    const { deliveryId } = await testWebhook(platform, anna, webhook.id)
    await platform.pool.query('update webhook_deliveries set attempts = 1 where id = $1', [deliveryId])
    const authorization = `Bearer ${await tokenOf(platform, anna.id)}`
    const caller = make.visitor().with({ authorization, 'idempotency-key': 'once' })
    const asked = request!(webhook.id, deliveryId) as never
    const answers = await Promise.all(Array.from({ length: 50 }, () => caller.call(endpoint, asked)))
    const [first] = answers.filter(({ headers }) => !headers['idempotency-replayed'])
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(49)
    for (const { status, body } of answers) {
      expect(status).toBe(first!.status)
      expect(body).toEqual(first!.body)
    }
    const { rows } = await platform.pool.query(effects, [anna.id])
    expect(rows).toEqual([{ effects: 1 }])
  },
)

test('a key with another body or path, or of invalid length, is refused, and another user’s key is independent', async ({
  make,
  platform,
}) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const as = async (userId: number, key: string) =>
    make
      .visitor()
      .with({ authorization: `Bearer ${await tokenOf(platform, userId)}`, 'idempotency-key': key })
  const caller = await as(anna.id, 'one')
  const made = await caller.call(webhooks.createWebhook, { body: hook })
  expect(made.status).toBe(201)
  const mismatch = { status: 422, body: { code: 'idempotency_mismatch' } }
  const other = { ...hook, url: 'https://example.org/other' }
  expect(await caller.call(webhooks.createWebhook, { body: other })).toMatchObject(mismatch)
  const params = { id: (made.body as { webhook: { id: number } }).webhook.id }
  expect(await caller.call(webhooks.testWebhook, { params })).toMatchObject(mismatch)
  expect((await (await as(berta.id, 'one')).call(webhooks.createWebhook, { body: other })).status).toBe(201)
  const tooLong = await (await as(anna.id, 'x'.repeat(256))).call(webhooks.createWebhook, { body: hook })
  expect(tooLong).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('a repeat has the secret of its answer until the webhook gets another one, and no answer is stored with it', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const authorization = `Bearer ${await tokenOf(platform, anna.id)}`
  const as = (key: string) => make.visitor().with({ authorization, 'idempotency-key': key })
  const create = async () => (await as('made').call(webhooks.createWebhook, { body: hook })).body
  const made = await create()
  const params = { id: made.webhook.id }
  const rotate = async (key: string) =>
    (await as(key).call(webhooks.rotateWebhookSecret, { params })).body as { secret?: string }

  expect(made.secret).toMatch(/^whsec_/)
  expect(await create()).toEqual(made)

  const rotated = await rotate('rotated')
  expect(await rotate('rotated')).toEqual(rotated)
  const { secret, ...rest } = made
  expect(await create()).toEqual(rest)

  const again = await rotate('rotated again')
  expect(await rotate('rotated')).toEqual({ ...rotated, secret: undefined })
  const { rows } = await platform.pool.query('select answer::text from idempotency_keys where user_id = $1', [
    anna.id,
  ])
  expect(rows).toHaveLength(3)
  for (const one of [secret, rotated.secret, again.secret])
    expect(JSON.stringify(rows)).not.toContain(one!.slice('whsec_'.length))

  await as('deleted').call(webhooks.deleteWebhook, { params })
  expect(await rotate('rotated again')).toEqual({ ...again, secret: undefined })
})

test('a call refused before it started leaves nothing stored', async ({ make, platform }) => {
  const anna = await make.user()
  const authorization = `Bearer ${await tokenOf(platform, anna.id)}`
  const caller = make.visitor().with({ authorization, 'idempotency-key': 'later' })
  const wrong = await caller.call(webhooks.createWebhook, { body: { ...hook, url: 'http://10.0.0.1/' } })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'webhook_url_refused' } })
  const right = await caller.call(webhooks.createWebhook, { body: hook })
  expect(right).toMatchObject({ status: 201 })
  expect(right.headers['idempotency-replayed']).toBeUndefined()
})

test('the key of a killed process can be claimed again once its lease has expired, and not before', async ({
  make,
  platform,
}) => {
  const { db } = platform
  const anna = await make.user()
  const call = callOf(anna.id)
  const killed = claimOf(await claimKey(db, call))
  const lost = holdClaim(platform, killed)
  lost.stop()
  expect(await claimKey(db, call)).toEqual({ kind: 'running' })
  await expect(waitForFirst(platform, call, { waitMs: 0 })).rejects.toMatchObject({
    code: 'idempotency_running',
  })
  await platform.pool.query(`update idempotency_keys set leased_until = now() where user_id = $1`, [anna.id])
  expect(await claimKey(db, { ...call, digest: Buffer.from('another') })).toEqual({ kind: 'mismatch' })
  const next = claimOf(await claimKey(db, call))
  // The first run was only slow: what it does now is rolled back with its transaction.
  await expect(db.transaction((tx) => lost.keep(tx, { status: 200 }))).rejects.toThrow('taken over')
  const held = holdClaim(platform, next)
  await db.transaction((tx) => held.keep(tx, new Refusal('not_found')))
  held.stop()
  expect(await claimKey(db, call)).toMatchObject({
    kind: 'answered',
    status: 404,
    answer: { refusal: { code: 'not_found' } },
  })
})

test('a waiting repeat gets the answer of another process, or the key that it releases', async ({
  make,
  platform,
}) => {
  const { db } = platform
  const anna = await make.user()
  const [answered, failed] = [callOf(anna.id), callOf(anna.id)]
  const held = holdClaim(platform, claimOf(await claimKey(db, answered)))
  const given = holdClaim(platform, claimOf(await claimKey(db, failed)))
  const waiting = [waitForFirst(platform, answered), waitForFirst(platform, failed)]
  await db.transaction((tx) => held.keep(tx, { status: 201, body: { id: '12-3' } }))
  await given.release()
  const [first, second] = await Promise.all(waiting)
  expect(first).toMatchObject({ kind: 'answered', status: 201, answer: { body: { id: '12-3' } } })
  expect(second).toMatchObject({ kind: 'mine' })
  for (const { stop } of [held, given]) stop()
})

test('after a day the key is a new one, and its answer is gone, as with a deleted user', async ({
  make,
  platform,
}) => {
  const { db, pool } = platform
  const anna = await make.user()
  const call = callOf(anna.id)
  const rows = async () =>
    (await pool.query('select 1 from idempotency_keys where user_id = $1', [anna.id])).rowCount
  const held = holdClaim(platform, claimOf(await claimKey(db, call)))
  await db.transaction((tx) => held.keep(tx, { status: 200, body: {} }))
  held.stop()
  const age = () =>
    pool.query(`update idempotency_keys set created_at = now() - interval '24 hours' where user_id = $1`, [
      anna.id,
    ])
  await age()
  expect(await claimKey(db, { ...call, digest: Buffer.from('another') })).toMatchObject({ kind: 'mine' })
  await db.transaction((tx) => removeOldIdempotencyKeys(tx))
  expect(await rows()).toBe(1)
  await age()
  await db.transaction((tx) => removeOldIdempotencyKeys(tx))
  expect(await rows()).toBe(0)
  await claimKey(db, call)
  await db.transaction((tx) => removeIdempotencyKeysOf(tx, anna.id))
  expect(await rows()).toBe(0)
})

test('a body is stored only while its subject exists: not from a day before, not for a removed subject, not without its user', async ({
  make,
  platform,
}) => {
  const { db, pool } = platform
  const anna = await make.user()
  const jobId = await makeJob(db, { userId: anna.id, images: 2 })
  const call = callOf(anna.id)
  const keep = async (position: number | null) => {
    const held = holdClaim(platform, claimOf(await claimKey(db, call)))
    await db.transaction((tx) => held.keep(tx, { status: 200, body: { position } }, { jobId, position }))
    held.stop()
    await pool.query(
      "update idempotency_keys set created_at = now() - interval '24 hours' where user_id = $1",
      [anna.id],
    )
  }
  const bodies = async () =>
    (await pool.query('select body from idempotency_bodies where user_id = $1', [anna.id])).rows
  await keep(1)
  await keep(null)
  expect(await bodies()).toEqual([{ body: { position: null } }])
  await keep(3)
  expect(await bodies()).toEqual([])
  await pool.query('update idempotency_keys set created_at = now() where user_id = $1', [anna.id])
  expect(await claimKey(db, call)).toMatchObject({ kind: 'gone' })
  await pool.query(
    "update idempotency_keys set created_at = now() - interval '24 hours' where user_id = $1",
    [anna.id],
  )
  await keep(2)
  expect(await bodies()).toHaveLength(1)
  await db.transaction((tx) => removeIdempotencyKeysOf(tx, anna.id))
  expect(await bodies()).toEqual([])
})
