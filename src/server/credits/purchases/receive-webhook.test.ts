import { sql } from 'drizzle-orm'
import { deleteUser } from '#contract/endpoints/admin.ts'
import { purchase } from '#contract/endpoints/credits.ts'
import { openPayments } from '#server/platform/payments/open-payments.ts'
import { type AnyEvent, expect, test, webhookPath } from '#server/testing/purchase-test.ts'
import { until } from '#server/testing/until.ts'
import { startCheckoutStandIn } from '#stand-ins/checkout/start-checkout-stand-in.ts'

const taken = { status: 200, body: { received: true } }
const refused = { status: 400, body: { code: 'invalid_signature' } }
const completed = 'checkout.session.completed'

test('a paid purchase is credited when its webhook arrives, without a notification to the user who saw it on the page', async ({
  make,
  shop,
}) => {
  const anna = await make.user({ balanceCents: 500 })
  const { id } = await shop.buy(anna, 20)
  expect(await shop.creditsOf(anna)).toEqual({ balance: 2_500, held: 0, owed: 0 })
  expect(await anna.call(purchase, { params: { id } })).toMatchObject({ body: { status: 'paid' } })
  expect(await shop.movementsOf(anna)).toEqual([{ cause: 'purchase', cents: 2_000 }])
  expect((await anna.get('/api/notifications')).body).toEqual([])
})

test('the same webhook, fifty times at once, has one effect', async ({ make, checkout, shop, platform }) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.begin(anna, 7)
  await checkout.pay(sessionId)
  const [event] = shop.eventsOf(completed)
  const before = await countOf(platform.metrics.purchases, { outcome: 'paid' })
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.deliver(event!)))
  expect(answers).toEqual(Array.from({ length: 50 }, () => taken))
  expect(await shop.movementsOf(anna)).toEqual([{ cause: 'purchase', cents: 700 }])
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 700 })
  expect(await countOf(platform.metrics.purchases, { outcome: 'paid' })).toBe(before + 1)
})

test('a webhook that is forged, stale, changed or unsigned is refused, and its body stays out of the log', async ({
  app,
  make,
  checkout,
  shop,
  logs,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.begin(anna, 7)
  await checkout.pay(sessionId)
  const [event] = shop.eventsOf(completed)
  const body = JSON.stringify(event, null, 2)
  const now = Math.floor(Date.now() / 1_000)
  const forger = await startCheckoutStandIn({ webhookSecret: 'whsec_of_somebody_else' })
  const refusals = [
    forger.sign(body),
    checkout.sign(body, now - 301),
    checkout.sign(body.replace('700', '70000')),
    checkout.sign(JSON.stringify(event)),
    checkout.sign(body).replace(/v1=.*/, 'v0=abc'),
    'nothing of the kind',
    '',
  ]
  for (const signature of refusals) expect(await shop.deliver(event!, signature)).toMatchObject(refused)
  await forger.close()
  const empty = await app.inject({
    method: 'POST',
    url: webhookPath,
    headers: { 'content-type': 'application/json' },
  })
  expect(empty.json()).toMatchObject(refused.body)

  expect(await shop.movementsOf(anna)).toEqual([])
  const warnings = logs.lines().filter(({ msg }) => msg === 'a webhook was refused')
  expect(new Set(warnings.map(({ reason }) => reason))).toEqual(
    new Set([
      'No signatures found matching the expected signature for payload',
      'Timestamp outside the tolerance zone',
      'No signatures found with expected scheme',
      'Unable to extract timestamp and signatures from header',
      'No stripe-signature header value was provided.',
    ]),
  )
  expect(logs.text()).not.toContain(sessionId)
  expect(await countOf(platform.metrics.webhooks, { type: 'unsigned', outcome: 'refused' })).toBe(8)
  expect(await shop.deliver(event!)).toEqual(taken)
})

test('a webhook in another format or too large is refused', async ({ app }) => {
  const send = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: webhookPath, headers: { 'content-type': type }, payload })
  expect((await send('text/plain', 'hello')).statusCode).toBe(415)
  expect((await send('application/json', ' '.repeat(1_000_001))).statusCode).toBe(413)
})

test('events that do not concern us are acknowledged and ignored', async ({
  make,
  checkout,
  shop,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.buy(anna, 5)
  const known = shop.eventsOf(completed)[0]!
  const session = known.data.object
  const another = (type: string, object: object): AnyEvent => ({ id: 'evt_other', type, data: { object } })
  const foreign = [
    another('invoice.paid', { id: 'in_1' }),
    another('constructor', { id: 'x' }),
    // Another product's session on the same account, and a subscription's, which has no amount.
    another(completed, { ...session, id: 'cs_other', metadata: { order: '7' } }),
    another(completed, { id: 'cs_other', payment_status: 'no_payment_required', metadata: null }),
    // Another installation's purchase with the id of one of ours.
    another(completed, { ...session, id: 'cs_other' }),
    another('refund.created', { id: 're_1', amount: 500, currency: 'eur', payment_intent: 'pi_other' }),
    another('refund.created', { id: 're_1', amount: 500, currency: 'eur', payment_intent: null }),
    another('charge.refunded', { id: 'ch_other', payment_intent: 'pi_other' }),
    another('charge.dispute.created', {
      id: 'dp_1',
      amount: 500,
      currency: 'eur',
      status: 'needs_response',
      payment_intent: 'pi_other',
    }),
  ]
  for (const event of foreign) expect(await shop.deliver(event)).toEqual(taken)
  expect(await shop.creditsOf(anna)).toEqual({ balance: 500, held: 0, owed: 0 })
  expect(await countOf(platform.metrics.webhooks, { type: 'other', outcome: 'ignored' })).toBe(2)
  expect(checkout.sessions().map(({ id }) => id)).toEqual([sessionId])
})

test('a webhook that arrives before the answer that names the session finds its purchase', async ({
  make,
  checkout,
  shop,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { id, sessionId } = await shop.begin(anna, 5)
  await platform.pool.query('update purchases set session_id = null where id = $1', [id])
  await checkout.pay(sessionId)
  await shop.hear(completed)
  expect(await shop.purchaseRow(id)).toMatchObject({ status: 'paid', sessionId })
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 500 })
})

test('a purchase of an earlier database with the same id is not mistaken for one of this', async ({
  make,
  checkout,
  shop,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { id, sessionId } = await shop.begin(anna, 5)
  await platform.pool.query('update purchases set session_id = null where id = $1', [id])
  await shop.age(id, '1 second')
  await checkout.pay(sessionId)
  await shop.hear(completed)
  expect(await shop.purchaseRow(id)).toMatchObject({ status: 'open', sessionId: null })
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 0 })
})

test.for([{ amount_total: 499 }, { amount_total: 501 }, { amount_total: null }, { currency: 'usd' }])(
  'if %o was paid instead of the purchase nothing is credited and the log says so',
  async (change, { make, checkout, shop, logs }) => {
    const anna = await make.user({ balanceCents: 0 })
    const { id, sessionId } = await shop.begin(anna, 5)
    await checkout.pay(sessionId)
    const event = shop.eventsOf(completed)[0]!
    const changed = { ...event, data: { object: { ...event.data.object, ...change } } }
    expect(await shop.deliver(changed)).toEqual(taken)
    expect(await shop.purchaseRow(id)).toMatchObject({ status: 'open' })
    expect(await shop.movementsOf(anna)).toEqual([])
    expect(logs.takeErrors()).toMatchObject([
      { purchaseId: id, msg: 'what was paid is not what was bought; nothing was credited' },
    ])
  },
)

test('a deleted user’s payment is in the ledger, and a refund takes it from there', async ({
  make,
  checkout,
  shop,
}) => {
  const admin = await make.user({ isAdmin: true })
  const anna = await make.user({ balanceCents: 300 })
  const { id, sessionId } = await shop.begin(anna, 5)
  expect((await admin.call(deleteUser, { params: { id: anna.id } })).status).toBe(204)
  await checkout.pay(sessionId)
  await shop.hear(completed)
  expect(await shop.purchaseRow(id)).toMatchObject({ status: 'paid' })
  expect(await shop.creditsOf(anna)).toEqual({ balance: 500, held: 0, owed: 0 })
  await checkout.refund(sessionId)
  await shop.hear('refund.created')
  expect(await shop.creditsOf(anna)).toEqual({ balance: 0, held: 0, owed: 0 })
})

test('a webhook that we failed to process is answered so that it is sent again', async ({
  make,
  checkout,
  shop,
  platform,
  logs,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.begin(anna, 5)
  await checkout.pay(sessionId)
  await platform.pool.query('alter table purchases rename to elsewhere')
  const [event] = shop.eventsOf(completed)
  expect(await shop.deliver(event!)).toMatchObject({ status: 500, body: { code: 'internal' } })
  await platform.pool.query('alter table elsewhere rename to purchases')
  expect(logs.takeErrors()).toHaveLength(1)
  expect(await countOf(platform.metrics.webhooks, { type: completed, outcome: 'failed' })).toBe(1)
  expect(await shop.deliver(event!)).toEqual(taken)
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 500 })
})

test('if the payment service has to be asked and fails, the webhook is sent again', async ({
  make,
  checkout,
  shop,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.buy(anna, 5)
  await checkout.refund(sessionId)
  platform.payments = openPayments(platform.settings, { retries: 0 })
  checkout.set({ fault: 'error-500' })
  const [event] = shop.eventsOf('charge.refunded')
  expect(await shop.deliver(event!)).toMatchObject({ status: 502 })
  checkout.set({ fault: 'off' })
  expect(await shop.deliver(event!)).toEqual(taken)
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 0 })
  platform.payments!.close()
  platform.payments = openPayments(platform.settings)
})

test('a webhook waits for a locked account, not the other way round', async ({
  make,
  checkout,
  shop,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.begin(anna, 5)
  await checkout.pay(sessionId)
  const answers: Promise<unknown>[] = []
  await platform.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from credit_accounts where user_id = ${anna.id} for update`)
    answers.push(shop.deliver(shop.eventsOf(completed)[0]!))
    await until(async () => {
      const { rows } = await platform.pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like '%credit_accounts%'",
      )
      return rows.length > 0
    })
    // No deadlock: the purchase is locked after the account.
    await tx.execute(sql`select 1 from purchases where user_id = ${anna.id} for update`)
  })
  expect(await Promise.all(answers)).toEqual([taken])
})

const event = { id: 'evt_1', type: completed, data: { object: { id: 'cs_1', payment_status: 'paid' } } }

test.for([
  ['nothing', ''],
  ['no JSON', 'Guten Tag'],
  ['half of it', '{"id": "evt_1", "type": '],
  ['nothing said', 'null'],
  ['no object', '[]'],
  ['no event', '{}'],
  ['an event of another kind', '{"id": "evt_1", "object": "v2.core.event", "type": "v1.billing.meter"}'],
  ['an event without its object', JSON.stringify({ ...event, data: null })],
  ['an object that is none', JSON.stringify({ ...event, data: { object: 'cs_1' } })],
  ['another object', JSON.stringify({ ...event, data: { object: { id: 'cs_1' } } })],
  [
    'an id that no database keeps',
    JSON.stringify({ ...event, data: { object: { id: 'cs_\0', payment_status: 'paid' } } }),
  ],
] as const)(
  'a correctly signed event that is %s is refused, not a bug',
  async ([, payload], { app, checkout, logs, platform }) => {
    const before = await countOf(platform.metrics.webhooks, { type: 'unreadable', outcome: 'refused' })
    const headers = { 'content-type': 'application/json', 'stripe-signature': checkout.sign(payload) }
    const answer = await app.inject({ method: 'POST', url: webhookPath, headers, payload })
    expect(answer).toMatchObject({ statusCode: 400 })
    expect(answer.json()).toMatchObject({ code: 'invalid_input' })
    expect(await countOf(platform.metrics.webhooks, { type: 'unreadable', outcome: 'refused' })).toBe(
      before + 1,
    )
    expect(logs.lines().filter(({ msg }) => msg === 'a webhook was not understood')).toHaveLength(1)
  },
)

test.for([
  ['de', 'Hier wird ein Objekt erwartet.'],
  ['en', 'An object is expected here.'],
] as const)('errors in an event are reported in %s', async ([language, message], { app, checkout }) => {
  const payload = JSON.stringify({ ...event, data: { object: 'cs_1' } })
  const headers = {
    'content-type': 'application/json',
    'accept-language': language,
    'stripe-signature': checkout.sign(payload),
  }
  const answer = await app.inject({ method: 'POST', url: webhookPath, headers, payload })
  expect(answer.json()).toMatchObject({ issues: [{ path: 'data.object', message }] })
})

test('if payments are off no webhook is accepted', async ({ start, shop }) => {
  const { app } = await start({ STRIPE_SECRET_KEY: '' })
  const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=2' }
  const answer = await app.inject({ method: 'POST', url: webhookPath, headers, payload: '{}' })
  expect(answer.statusCode).toBe(503)
  expect(shop.eventsOf(completed)).toEqual([])
})

type Counter = { get(): Promise<{ values: { value: number; labels: Record<string, unknown> }[] }> }

async function countOf(counter: Counter, wanted: Record<string, string>): Promise<number> {
  const { values } = await counter.get()
  const has = (labels: Record<string, unknown>) =>
    Object.entries(wanted).every(([name, value]) => labels[name] === value)
  return values.filter(({ labels }) => has(labels)).reduce((sum, { value }) => sum + value, 0)
}
