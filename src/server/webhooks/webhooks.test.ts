import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'
import type { WebhookDelivery } from '#contract/entities/webhook.ts'
import { liftSuspension } from '#server/accounts/administering/lift-suspension.ts'
import { suspendUser } from '#server/accounts/administering/suspend-user.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { presentUserIds } from '#server/accounts/users/users.queries.ts'
import { rotateKeys } from '#server/apikeys/rotate-keys.ts'
import { userAt } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createSecrets } from '#server/platform/secrets/create-secrets.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { changeWebhook } from './change-webhook.ts'
import { claimDeliveries } from './claim-deliveries.ts'
import { createWebhook } from './create-webhook.ts'
import { listDeliveries, removeOldDeliveries } from './list-deliveries.ts'
import { type EventOrder, orderEvent } from './order-event.ts'
import { readReceiver } from './read-receiver.ts'
import { reportDelivery } from './report-delivery.ts'
import { resealWebhooks } from './reseal-webhooks.ts'
import { resendDelivery } from './resend-delivery.ts'
import { rotateWebhookSecret } from './rotate-webhook-secret.ts'
import { settleDelivery } from './settle-delivery.ts'
import { testWebhook } from './test-webhook.ts'
import { listWebhooks } from './webhooks.queries.ts'
import { startWebhookWork } from './webhooks.work.ts'

interface Heard {
  headers: IncomingHttpHeaders
  body: string
}

const test = plainTest
  .extend('environment', { scope: 'file' }, () => ({ WEBHOOK_ALLOW: '127.0.0.1' }))
  .extend('receiver', async ({ make: _ }, { onCleanup }) => {
    const heard: Heard[] = []
    const answers: { status: number; headers?: Record<string, string> }[] = []
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      heard.push({ headers: request.headers, body })
      const { status, headers } = answers.shift() ?? { status: 204 }
      response.writeHead(status, headers).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onCleanup(() => void server.close())
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, heard, answers }
  })

const actorOf = (userId: number) => userAt(userId, '192.0.2.7')
const completed: EventOrder = { event: 'job.completed', data: { jobId: 12 } }

async function hookOf(platform: Platform, userId: number, url: string) {
  return await createWebhook(
    platform,
    actorOf(userId),
    { url, events: ['job.completed', 'job.failed'] },
    lockUser,
  )
}

const order = (platform: Platform, userId: number, event: EventOrder = completed) =>
  platform.db.transaction((tx) => orderEvent(tx, { id: userId }, event))

const deliveriesOf = (platform: Platform, id: number, webhookId: number) =>
  listDeliveries(platform.db, { id }, { webhookId, limit: 50 })

async function untilState(
  platform: Platform,
  {
    userId,
    webhookId,
    state,
  }: { userId: number; webhookId: number; state: (one: WebhookDelivery) => boolean },
): Promise<WebhookDelivery[]> {
  let found: WebhookDelivery[] = []
  await until(async () => {
    found = await deliveriesOf(platform, userId, webhookId)
    return found.length > 0 && found.every(state)
  })
  return found
}

/** Ends the pause before the next attempt. */
const hurry = (platform: Platform) =>
  platform.pool.query("update webhook_deliveries set next_at = now() where state = 'waiting'")

test('an event reaches its receiver, signed by Standard Webhooks', async ({
  make,
  platform,
  receiver,
  onTestFinished,
}) => {
  const anna = await make.user()
  const { webhook, secret } = await hookOf(platform, anna.id, receiver.url)
  const work = startWebhookWork(platform, presentUserIds)
  onTestFinished(() => work.stop())
  await order(platform, anna.id)
  await order(platform, anna.id, { event: 'job.paused', data: { jobId: 12, reason: 'no_provider' } })
  await untilState(platform, {
    userId: anna.id,
    webhookId: webhook.id,
    state: ({ state }) => state === 'delivered',
  })
  const [{ headers, body }] = receiver.heard as [Heard]
  expect(receiver.heard).toHaveLength(1)
  expect(new Verifier(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'job.completed',
    timestamp: expect.any(String),
    data: { jobId: 12 },
  })
})

test('a failed delivery is sent again with the same id, not before the receiver’s Retry-After', async ({
  make,
  platform,
  receiver,
  onTestFinished,
}) => {
  const anna = await make.user()
  const { webhook } = await hookOf(platform, anna.id, receiver.url)
  receiver.answers.push({ status: 503, headers: { 'retry-after': '3600' } })
  const work = startWebhookWork(platform, presentUserIds)
  onTestFinished(() => work.stop())
  await order(platform, anna.id)
  const of = { userId: anna.id, webhookId: webhook.id }
  const [failed] = await untilState(platform, { ...of, state: ({ lastFault }) => lastFault === 'status' })
  expect(failed).toMatchObject({ state: 'waiting', attempts: 1, lastStatus: 503 })
  const pauseSeconds = (Date.parse(failed!.nextAt!) - Date.parse(failed!.createdAt)) / 1_000
  expect(pauseSeconds).toBeGreaterThan(3_590)
  await hurry(platform)
  await order(platform, anna.id)
  await untilState(platform, { ...of, state: ({ state }) => state === 'delivered' })
  const ids = receiver.heard.map(({ headers }) => headers['webhook-id'])
  expect(ids.filter((id) => id === failed!.id)).toHaveLength(2)
})

test('a redirect is a failure and is not followed, and 410 switches a webhook off', async ({
  make,
  platform,
  receiver,
  onTestFinished,
}) => {
  const anna = await make.user()
  const { webhook } = await hookOf(platform, anna.id, receiver.url)
  receiver.answers.push({ status: 302, headers: { location: receiver.url } }, { status: 410 })
  const work = startWebhookWork(platform, presentUserIds)
  onTestFinished(() => work.stop())
  await order(platform, anna.id)
  const of = { userId: anna.id, webhookId: webhook.id }
  await untilState(platform, { ...of, state: ({ lastFault }) => lastFault === 'redirect' })
  expect(receiver.heard).toHaveLength(1)
  const [redirected] = await deliveriesOf(platform, anna.id, webhook.id)
  await resendDelivery(platform, anna, { webhookId: webhook.id, deliveryId: redirected!.id })
  await untilState(platform, { ...of, state: ({ state }) => state === 'failed' })
  expect(await listWebhooks(platform.db, anna)).toMatchObject([{ offBecause: 'gone' }])
  await order(platform, anna.id)
  expect(await deliveriesOf(platform, anna.id, webhook.id)).toHaveLength(1)
})

test('after five days of failures a webhook is switched off, until its owner switches it on', async ({
  make,
  platform,
  receiver,
  onTestFinished,
}) => {
  const anna = await make.user()
  const { webhook } = await hookOf(platform, anna.id, receiver.url)
  await platform.pool.query("update webhooks set failing_since = now() - interval '6 days' where id = $1", [
    webhook.id,
  ])
  receiver.answers.push({ status: 500 }, { status: 500 })
  await order(platform, anna.id)
  const work = startWebhookWork(platform, presentUserIds)
  onTestFinished(() => work.stop())
  const of = { userId: anna.id, webhookId: webhook.id }
  // A first failure after days without deliveries does not count as five days.
  await untilState(platform, { ...of, state: ({ lastStatus }) => lastStatus === 500 })
  expect(await listWebhooks(platform.db, anna)).toMatchObject([{ offBecause: null }])
  await platform.pool.query('update webhook_deliveries set attempts = 3')
  await hurry(platform)
  await order(platform, anna.id, { event: 'job.failed', data: { jobId: 12 } })
  await untilState(platform, { ...of, state: ({ state }) => state !== 'waiting' })
  expect(await listWebhooks(platform.db, anna)).toMatchObject([{ offBecause: 'failing' }])
  expect(await changeWebhook(platform, actorOf(anna.id), webhook.id, { isOn: true })).toMatchObject({
    offBecause: null,
  })
})

test('a second rotation within a day keeps the newest two secrets, and says that an older one has ended', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const { webhook } = await hookOf(platform, anna.id, 'https://example.org/hook')
  const rotate = () => rotateWebhookSecret(platform, actorOf(anna.id), webhook.id)
  const second = await rotate()
  expect(second.olderEnded).toBe(false)
  const third = await rotate()
  expect(third.olderEnded).toBe(true)
  expect((await readReceiver(platform, webhook.id))?.secrets).toEqual([third.secret, second.secret])
  expect(await listWebhooks(platform.db, anna)).toMatchObject([{ formerSecretUntil: third.formerUntil }])

  const ended = await changeWebhook(platform, actorOf(anna.id), webhook.id, { endFormerSecret: true })
  expect(ended.formerSecretUntil).toBeNull()
  expect((await readReceiver(platform, webhook.id))?.secrets).toEqual([third.secret])
  expect((await rotate()).olderEnded).toBe(false)
})

test('the log counts attempts on when a delivery is sent again, and has its payload', async ({
  make,
  platform,
  receiver,
  onTestFinished,
}) => {
  const anna = await make.user()
  const { webhook } = await hookOf(platform, anna.id, receiver.url)
  const work = startWebhookWork(platform, presentUserIds)
  onTestFinished(() => work.stop())
  await order(platform, anna.id)
  const of = { userId: anna.id, webhookId: webhook.id }
  const [first] = await untilState(platform, { ...of, state: ({ state }) => state === 'delivered' })
  expect(first).toMatchObject({
    attempts: 1,
    payload: { type: 'job.completed', timestamp: expect.any(String), data: { jobId: 12 } },
  })
  await resendDelivery(platform, anna, { webhookId: webhook.id, deliveryId: first!.id })
  const [again] = await untilState(platform, { ...of, state: ({ attempts }) => attempts === 2 })
  expect(again!.id).toBe(first!.id)
})

test('during a rotation both secrets sign', async ({ make, platform, receiver, onTestFinished }) => {
  const anna = await make.user()
  const { webhook, secret } = await hookOf(platform, anna.id, receiver.url)
  const { secret: other } = await rotateWebhookSecret(platform, actorOf(anna.id), webhook.id)
  const work = startWebhookWork(platform, presentUserIds)
  onTestFinished(() => work.stop())
  await testWebhook(platform, anna, webhook.id)
  await until(async () => receiver.heard.length > 0)
  const [{ headers, body }] = receiver.heard as [Heard]
  for (const known of [secret, other])
    expect(new Verifier(known).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'test',
    })
})

test.for([
  'http://example.org/hook',
  'https://192.168.0.7/hook',
  'https://localhost/hook',
  'https://[::1]/hook',
  'https://name:word@example.org/hook',
])('no webhook is made for %s', async (url, { make, platform }) => {
  const anna = await make.user()
  await expect(hookOf(platform, anna.id, url)).rejects.toMatchObject({ code: 'webhook_url_refused' })
})

test('a name that now resolves to a private address is not called', async ({
  make,
  platform,
  onTestFinished,
}) => {
  const anna = await make.user()
  const { webhook } = await hookOf(platform, anna.id, 'https://example.org/hook')
  await platform.pool.query("update webhooks set url = 'https://10.0.0.7/hook' where id = $1", [webhook.id])
  const work = startWebhookWork(platform, presentUserIds)
  onTestFinished(() => work.stop())
  await order(platform, anna.id)
  await untilState(platform, {
    userId: anna.id,
    webhookId: webhook.id,
    state: ({ lastFault }) => lastFault === 'private_address',
  })
})

test('a secret is resealed with another SECRET_KEY, and signs as before', async ({ make, platform }) => {
  const anna = await make.user()
  const { webhook, secret } = await hookOf(platform, anna.id, 'https://example.org/hook')
  const [before, after] = [platform.settings.SECRET_KEY, 'another-secret-key-of-32-characters-']
  const secrets = createSecrets({ SECRET_KEY: after, SECRET_KEY_PREVIOUS: before })
  await rotateKeys(platform.db, secrets, [resealWebhooks])
  const alone = createSecrets({ SECRET_KEY: after })
  expect((await readReceiver({ db: platform.db, secrets: alone }, webhook.id))?.secrets).toEqual([secret])
  const back = createSecrets({ SECRET_KEY: before, SECRET_KEY_PREVIOUS: after })
  await rotateKeys(platform.db, back, [resealWebhooks])
})

test('a rolled back event is not sent', async ({ make, platform, receiver }) => {
  const anna = await make.user()
  const { webhook } = await hookOf(platform, anna.id, receiver.url)
  const rolledBack = platform.db.transaction(async (tx) => {
    await orderEvent(tx, { id: anna.id }, completed)
    throw new Error('not after all')
  })
  await expect(rolledBack).rejects.toThrow('not after all')
  expect(await deliveriesOf(platform, anna.id, webhook.id)).toEqual([])
})

const shares = { atMost: 5, perWebhook: 4, perOwner: 8, perHost: 16 }
const ids = (claimed: { webhookId: number }[]) =>
  claimed.map(({ webhookId }) => webhookId).toSorted((a, b) => a - b)

type Shares = Omit<Parameters<typeof claimDeliveries>[1], 'presentUserIds' | 'underWay'>

const claim = (platform: Platform, { underWay, ...shares }: Shares & { underWay: number[] }) =>
  claimDeliveries(platform.db, {
    ...shares,
    underWay: underWay.map((webhookId) => ({ webhookId, url: null })),
    presentUserIds: presentUserIds(),
  })

/** Claims take from everything that waits, including what earlier tests left. */
const claimingTest = test.extend('emptied', { auto: true }, async ({ platform }) => {
  await platform.pool.query('delete from webhooks')
})

claimingTest(
  'a receiver with a long queue, or with slow responses, leaves places for another',
  async ({ make, platform }) => {
    const [anna, berta] = [await make.user(), await make.user()]
    const { webhook: long } = await hookOf(platform, anna.id, 'https://example.org/long')
    const { webhook: other } = await hookOf(platform, berta.id, 'https://example.org/other')
    for (let number = 0; number < 12; number += 1) await order(platform, anna.id)
    for (let number = 0; number < 2; number += 1) await order(platform, berta.id)
    const first = await claim(platform, { ...shares, underWay: [] })
    expect(ids(first)).toEqual([long.id, long.id, long.id, other.id, other.id])
    const underWay = [long.id, long.id, long.id, long.id]
    await order(platform, berta.id)
    const second = await claim(platform, { ...shares, underWay })
    expect(ids(second)).toEqual([other.id])
    // A failing receiver gets one attempt at a time.
    await platform.pool.query('update webhooks set failing_since = now() where id = $1', [long.id])
    expect(ids(await claim(platform, { ...shares, underWay: [] }))).toEqual([long.id])
    const underWayOfAll = Array.from({ length: 8 }, () => long.id)
    const { webhook: third } = await hookOf(platform, anna.id, 'https://example.org/third')
    await order(platform, anna.id)
    expect(await claim(platform, { ...shares, underWay: underWayOfAll })).toEqual([])
    expect(ids(await claim(platform, { ...shares, underWay: [] }))).toEqual([long.id, third.id])
  },
)

claimingTest(
  'a host has a share of the places, whoever owns the webhooks and however its address is written',
  async ({ make, platform }) => {
    const users = await Promise.all(Array.from({ length: 4 }, () => make.user()))
    const addresses = [
      'https://flooded.example/a',
      'https://FLOODED.example:8443/b',
      'https://flooded.example./c',
    ]
    const flooding: number[] = []
    for (const [place, { id }] of users.entries()) {
      const { webhook } = await hookOf(platform, id, addresses[place % addresses.length]!)
      for (let number = 0; number < 3; number += 1) await order(platform, id)
      flooding.push(webhook.id)
    }
    const berta = await make.user()
    const { webhook: other } = await hookOf(platform, berta.id, 'https://flooded.example.org/hook')
    for (let number = 0; number < 3; number += 1) await order(platform, berta.id)
    const few = { ...shares, atMost: 48, perHost: 5 }
    const first = await claim(platform, { ...few, underWay: [] })
    // One of every user, then a second of one.
    const toTheHost = ids(first).filter((id) => flooding.includes(id))
    expect(toTheHost).toHaveLength(5)
    expect(new Set(toTheHost)).toEqual(new Set(flooding))
    expect(ids(first).filter((id) => id === other.id)).toHaveLength(3)
    const underWay = toTheHost.slice(0, 4)
    expect(await claim(platform, { ...few, underWay })).toHaveLength(1)
  },
)

claimingTest(
  'webhooks of a suspended user send nothing until the suspension is lifted, then also the events in between',
  async ({ make, platform }) => {
    const [anna, root] = [await make.user(), await make.user({ isAdmin: true })]
    const { webhook } = await hookOf(platform, anna.id, 'https://example.org/hook')
    await order(platform, anna.id)
    await suspendUser(platform, actorOf(root.id), { userId: anna.id, reason: '' })
    await order(platform, anna.id)
    expect(await claim(platform, { ...shares, underWay: [] })).toEqual([])
    expect(await deliveriesOf(platform, anna.id, webhook.id)).toMatchObject([
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 0 },
    ])
    await liftSuspension(platform, actorOf(root.id), anna.id)
    expect(ids(await claim(platform, { ...shares, underWay: [] }))).toEqual([webhook.id, webhook.id])
  },
)

claimingTest(
  'deliveries that waited for 30 days are deleted for a suspended user, and for nobody else',
  async ({ make, platform }) => {
    const [anna, berta, root] = [await make.user(), await make.user(), await make.user({ isAdmin: true })]
    const hooks = []
    for (const { id } of [anna, berta]) {
      const { webhook } = await hookOf(platform, id, 'https://example.org/hook')
      await order(platform, id)
      hooks.push(webhook)
    }
    await platform.pool.query("update webhook_deliveries set created_at = now() - interval '31 days'")
    await order(platform, anna.id)
    await suspendUser(platform, actorOf(root.id), { userId: anna.id, reason: '' })
    expect(await platform.db.transaction((tx) => removeOldDeliveries(tx, presentUserIds()))).toBe(1)
    expect(await deliveriesOf(platform, anna.id, hooks[0]!.id)).toHaveLength(1)
    expect(await deliveriesOf(platform, berta.id, hooks[1]!.id)).toHaveLength(1)
  },
)

claimingTest(
  'an attempt whose process died is repeated, and its late outcome changes nothing',
  async ({ make, platform }) => {
    const anna = await make.user()
    const { webhook } = await hookOf(platform, anna.id, 'https://example.org/hook')
    await order(platform, anna.id)
    const [lost] = await claim(platform, { ...shares, underWay: [] })
    expect(await claim(platform, { ...shares, underWay: [] })).toEqual([])
    await hurry(platform)
    const [again] = await claim(platform, { ...shares, underWay: [] })
    expect([lost!.attempt, again!.attempt, again!.id]).toEqual([1, 2, lost!.id])
    const failed = { kind: 'failed', status: 500, fault: 'status', wishedSeconds: 0, tookMs: 1 } as const
    await settleDelivery(platform, lost!, failed)
    expect(await deliveriesOf(platform, anna.id, webhook.id)).toMatchObject([
      { lastStatus: null, attempts: 2 },
    ])
    await settleDelivery(platform, again!, { kind: 'delivered', status: 204, tookMs: 1 })
    await settleDelivery(platform, again!, failed)
    expect(await deliveriesOf(platform, anna.id, webhook.id)).toMatchObject([{ state: 'delivered' }])
  },
)

claimingTest(
  'a webhook that its owner switches off sends nothing, not even again, and concurrent outcomes with a 410 do no harm',
  async ({ make, platform }) => {
    const anna = await make.user()
    const { webhook } = await hookOf(platform, anna.id, 'https://example.org/hook')
    for (let number = 0; number < 6; number += 1) await order(platform, anna.id)
    const claimed = await claim(platform, {
      atMost: 6,
      perWebhook: 6,
      perOwner: 6,
      perHost: 6,
      underWay: [],
    })
    // Each locks the webhook, and the first one the others' deliveries.
    await Promise.all(
      claimed.map((one, index) =>
        settleDelivery(platform, one, { kind: index === 0 ? 'gone' : 'delivered', status: 200, tookMs: 1 }),
      ),
    )
    expect(await listWebhooks(platform.db, anna)).toMatchObject([{ offBecause: 'gone' }])
    const [{ id: deliveryId }] = (await deliveriesOf(platform, anna.id, webhook.id)) as [WebhookDelivery]
    await changeWebhook(platform, actorOf(anna.id), webhook.id, { isOn: true })
    await order(platform, anna.id)
    await changeWebhook(platform, actorOf(anna.id), webhook.id, { isOn: false })
    const [last] = await deliveriesOf(platform, anna.id, webhook.id)
    expect(last).toMatchObject({ state: 'failed', lastFault: 'switched_off', nextAt: null })
    const place = { webhookId: webhook.id, deliveryId }
    const off = { code: 'webhook_off' }
    await expect(resendDelivery(platform, anna, place)).rejects.toMatchObject(off)
    await expect(testWebhook(platform, anna, webhook.id)).rejects.toMatchObject(off)
  },
)

test('beyond 10,000 waiting deliveries for a receiver an event is logged as failed, and the log is read page by page', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const { webhook } = await hookOf(platform, anna.id, 'https://example.org/hook')
  await platform.pool.query(
    `insert into webhook_deliveries (id, webhook_id, event, body, next_at)
      select 'msg_of_a_crowd_' || number, $1, 'job.failed', '{}', now() + interval '1 hour'
      from generate_series(1, 10000) number`,
    [webhook.id],
  )
  await order(platform, anna.id)
  const [first, second] = await listDeliveries(platform.db, anna, { webhookId: webhook.id, limit: 2 })
  expect(first).toMatchObject({ state: 'failed', lastFault: 'too_many_waiting', nextAt: null })
  const page = { webhookId: webhook.id, after: second!.id, limit: 200 }
  const next = await listDeliveries(platform.db, anna, page)
  // All of the crowd were made in the same instant.
  expect(new Set([first!.id, second!.id, ...next.map(({ id }) => id)]).size).toBe(202)
  await platform.pool.query('delete from webhook_deliveries where webhook_id = $1', [webhook.id])
})

test('the events of an order can go to an address of its own, whose failures do not switch the webhook off', async ({
  make,
  platform,
  receiver,
}) => {
  const anna = await make.user()
  const { webhook, secret } = await hookOf(platform, anna.id, 'http://127.0.0.1:1/never')
  receiver.answers.push({ status: 410 })
  const other = { webhookId: webhook.id, webhookUrl: receiver.url }
  await platform.db.transaction((tx) => orderEvent(tx, { id: anna.id }, completed, other))
  const work = startWebhookWork(platform, presentUserIds)
  const [sent] = await untilState(platform, {
    userId: anna.id,
    webhookId: webhook.id,
    state: ({ lastStatus }) => lastStatus === 410,
  })
  await work.stop()
  expect(sent).toMatchObject({ url: receiver.url, state: 'failed' })
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.heard
  expect(new Verifier(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    livemode: true,
  })
  expect((await listWebhooks(platform.db, { id: anna.id }))[0]).toMatchObject({ offBecause: null })
})

test('a local webhook is sent nothing: a program fetches its messages and reports what became of them', async ({
  make,
  platform,
  receiver,
}) => {
  const { id } = await make.user()
  const input = { url: 'http://localhost:3000/hook', events: ['job.completed' as const], isLocal: true }
  const { webhook } = await createWebhook(platform, actorOf(id), input, lockUser)
  expect(webhook).toMatchObject({ isLocal: true, url: input.url })
  const other = await hookOf(platform, id, receiver.url)
  await platform.db.transaction((tx) => orderEvent(tx, { id }, completed))
  const taken = await claimDeliveries(platform.db, {
    ...{ atMost: 10, perWebhook: 4, perOwner: 8, perHost: 16, underWay: [] },
    presentUserIds: presentUserIds(),
  })
  expect(taken.map(({ webhookId }) => webhookId)).toEqual([other.webhook.id])

  const waiting = () =>
    listDeliveries(platform.db, { id }, { webhookId: webhook.id, state: 'waiting', limit: 10 })
  const [delivery] = await waiting()
  const at = { webhookId: webhook.id, deliveryId: delivery!.id }
  const report = (lastStatus: number | null) => reportDelivery(platform.db, { id }, at, { lastStatus })
  expect(await report(500)).toMatchObject({ state: 'failed', lastFault: 'status', attempts: 1 })
  expect(await waiting()).toEqual([])
  await resendDelivery(platform, { id }, at)
  expect(await waiting()).toHaveLength(1)
  expect(await report(null)).toMatchObject({ state: 'failed', lastFault: 'unreachable' })
  expect(await report(204)).toMatchObject({ state: 'delivered', lastFault: null, lastStatus: 204 })

  const elsewhere = { webhookId: other.webhook.id, deliveryId: taken[0]!.id }
  for (const [owner, which] of [
    [{ id }, elsewhere],
    [{ id: (await make.user()).id }, at],
  ] as const)
    await expect(reportDelivery(platform.db, owner, which, { lastStatus: 204 })).rejects.toMatchObject({
      code: 'not_found',
    })
})
