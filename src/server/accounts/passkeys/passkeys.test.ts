import { sql } from 'drizzle-orm'
import { currentUser, login } from '#contract/endpoints/accounts.ts'
import * as calls from '#contract/endpoints/passkeys.ts'
import { limits } from '#contract/limits.ts'
import type { makeActors } from '#server/testing/make-actors.ts'
import { createAuthenticator } from '#server/testing/software-authenticator.ts'
import { expect, test } from '#server/testing/test.ts'
import { challengeMs, isChallengeFor, makeChallenge } from './webauthn.ts'

type Make = ReturnType<typeof makeActors>
type User = Awaited<ReturnType<Make['user']>>
type Device = ReturnType<typeof createAuthenticator>

const refused = { status: 400, body: { code: 'passkey_refused' } }

test('a passkey signs its user in without name and password, and records its last use', async ({ make }) => {
  const anna = await make.user()
  const { device, passkey } = await addTo(anna, 'Laptop')
  expect(passkey).toEqual({
    id: expect.any(Number),
    name: 'Laptop',
    host: 'localhost',
    isBackedUp: false,
    createdAt: expect.any(String),
    lastUsedAt: null,
  })
  const visitor = make.visitor()
  const { body: question } = await visitor.call(calls.askForPasskey)
  expect(question).not.toHaveProperty('allowCredentials')
  const answer = await visitor.call(calls.loginWithPasskey, { body: { answer: device.use(question) } })
  expect(answer).toMatchObject({ status: 200, body: { id: anna.id, username: anna.username } })
  const cookie = cookieOf(answer)
  expect((await visitor.with({ cookie }).call(currentUser)).body).toMatchObject({ id: anna.id })
  const { body: listed } = await anna.call(calls.listPasskeys)
  expect(listed).toEqual([{ ...passkey, lastUsedAt: expect.any(String) }])
})

test('a passkey without a name is named after the browser that made it, and can be renamed', async ({
  make,
}) => {
  const anna = await make.user()
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const { passkey } = await addTo({ ...anna, ...anna.with({ 'user-agent': userAgent }) }, '  ')
  expect(passkey.name).toBe('Firefox, Linux')
  const params = { id: passkey.id }
  const renamed = await anna.call(calls.renamePasskey, { params, body: { name: 'Rechner im Büro' } })
  expect(renamed.body).toEqual({ ...passkey, name: 'Rechner im Büro' })
})

test('a device learns which passkeys it already has, and its user handle', async ({ make }) => {
  const anna = await make.user()
  const { device, offer } = await addTo(anna)
  const { body: next } = await anna.call(calls.offerPasskey, { body: {} })
  expect(next.user).toEqual(offer.user)
  expect(next.excludeCredentials).toEqual([
    { id: device.use(next).id, type: 'public-key', transports: ['internal'] },
  ])
  const other = await (await make.user()).call(calls.offerPasskey, { body: {} })
  expect(other.body.user.id).not.toBe(offer.user.id)
})

test('a user has at most ten passkeys', async ({ make }) => {
  const anna = await make.user()
  const { body: early } = await anna.call(calls.offerPasskey, { body: {} })
  for (let held = 0; held < limits.passkeysPerUser; held += 1) await addTo(anna)
  const full = { status: 409, body: { code: 'too_many_passkeys', maxPasskeys: 10 } }
  expect(await anna.call(calls.offerPasskey, { body: {} })).toMatchObject(full)
  const answer = createAuthenticator().make(early)
  expect(await anna.call(calls.addPasskey, { body: { answer } })).toMatchObject(full)
})

test.for([
  ['on another page', { origin: 'http://localhost.example:3000' }],
  ['for another name', { rpId: 'elsewhere.example' }],
  ['without asking who is there', { isVerified: false }],
] as const)('a passkey that was made %s is refused', async ([, wishes], { make }) => {
  const anna = await make.user()
  const { body: offer } = await anna.call(calls.offerPasskey, { body: {} })
  const answer = createAuthenticator().make(offer, wishes)
  expect(await anna.call(calls.addPasskey, { body: { answer } })).toMatchObject(refused)
})

test.for([
  ['on another page', { origin: 'http://localhost.example:3000' }],
  ['for another name', { rpId: 'elsewhere.example' }],
  ['without asking who is there', { isVerified: false }],
] as const)('a passkey that is used %s opens nothing', async ([, wishes], { make }) => {
  const { device } = await addTo(await make.user())
  expect(await signIn(make, device, wishes)).toMatchObject(refused)
})

test('an answer works once, to add and to sign in', async ({ make }) => {
  const anna = await make.user()
  const device = createAuthenticator()
  const { body: offer } = await anna.call(calls.offerPasskey, { body: {} })
  const made = device.make(offer)
  expect(await anna.call(calls.addPasskey, { body: { answer: made } })).toMatchObject({ status: 201 })
  expect(await anna.call(calls.addPasskey, { body: { answer: made } })).toMatchObject(refused)
  const { body: question } = await make.visitor().call(calls.askForPasskey)
  const answer = device.use(question)
  const tries = [1, 2, 3].map(() => make.visitor().call(calls.loginWithPasskey, { body: { answer } }))
  expect((await Promise.all(tries)).map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
})

test('a challenge is valid only in its own session and for its own purpose', async ({ make }) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const { device } = await addTo(anna)
  const { body: offer } = await anna.call(calls.offerPasskey, { body: {} })
  const stolen = { answer: createAuthenticator().make(offer) }
  expect(await berta.call(calls.addPasskey, { body: stolen })).toMatchObject(refused)
  const answer = device.use(offer)
  expect(await make.visitor().call(calls.loginWithPasskey, { body: { answer } })).toMatchObject(refused)
})

test('a challenge expires after five minutes', async ({ platform: { secrets } }) => {
  const purpose = { act: 'sign in', sessionHash: null } as const
  const late = makeChallenge(secrets, purpose, Date.now() - challengeMs)
  expect(isChallengeFor(secrets, purpose, late)).toBe(false)
  expect(isChallengeFor(secrets, purpose, makeChallenge(secrets, purpose))).toBe(true)
  expect(isChallengeFor(secrets, purpose, 'c2hvcnQ')).toBe(false)
})

test('two tabs that request challenges at once can both answer', async ({ make }) => {
  const anna = await make.user()
  const device = createAuthenticator()
  const offers = await Promise.all([
    anna.call(calls.offerPasskey, { body: {} }),
    anna.call(calls.offerPasskey, { body: {} }),
  ])
  for (const { body } of offers) {
    const added = await anna.call(calls.addPasskey, { body: { answer: device.make(body) } })
    expect(added).toMatchObject({ status: 201 })
  }
  const visitor = make.visitor()
  const questions = [await visitor.call(calls.askForPasskey), await visitor.call(calls.askForPasskey)]
  for (const { body } of questions.toReversed()) {
    const answer = device.use(body)
    expect(await visitor.call(calls.loginWithPasskey, { body: { answer } })).toMatchObject({ status: 200 })
  }
})

test('a counter that goes backwards is refused and recorded; a device that does not count is accepted', async ({
  make,
  platform: { db },
}) => {
  const { device, passkey } = await addTo(await make.user())
  const uses = [0, 7, 8, 8, 3, 9, 0]
  const statuses = []
  for (const counter of uses) statuses.push((await signIn(make, device, { counter })).status)
  expect(statuses).toEqual([200, 200, 200, 400, 400, 200, 200])
  const { rows } = await db.execute(sql`
    select details from audit_events where kind = 'passkey_counted_back' and (details->>'passkeyId')::int = ${passkey.id}`)
  expect(rows).toEqual([{ details: { passkeyId: passkey.id } }, { details: { passkeyId: passkey.id } }])
})

test('a removed passkey grants no access, nor does a deleted user’s or a stranger’s', async ({ make }) => {
  const anna = await make.user()
  const { device, passkey } = await addTo(anna)
  expect(await anna.call(calls.removePasskey, { params: { id: passkey.id } })).toMatchObject({ status: 204 })
  const unknown = { status: 400, body: { code: 'passkey_unknown' } }
  expect(await signIn(make, device)).toMatchObject(unknown)

  const berta = await make.user()
  const hers = await addTo(berta)
  const root = await make.user({ isAdmin: true })
  await root.delete(`/api/admin/users/${berta.id}`)
  expect(await signIn(make, hers.device)).toMatchObject(unknown)
})

test('users cannot rename, remove or see another user’s passkeys', async ({ make }) => {
  const { passkey } = await addTo(await make.user())
  const other = await make.user()
  const params = { id: passkey.id }
  const notFound = { status: 404 }
  expect(await other.call(calls.renamePasskey, { params, body: { name: 'mine' } })).toMatchObject(notFound)
  expect(await other.call(calls.removePasskey, { params })).toMatchObject(notFound)
  expect((await other.call(calls.listPasskeys)).body).toEqual([])
})

test('a page open under another name of the server has passkeys of its own', async ({ make }) => {
  const anna = await make.user()
  const page = 'https://127.0.0.1'
  const there = anna.with({ host: '127.0.0.1', origin: page })
  const { body: offer } = await there.call(calls.offerPasskey, { body: {} })
  expect(offer.rp.id).toBe('127.0.0.1')
  const device = createAuthenticator(page)
  const added = await there.call(calls.addPasskey, { body: { answer: device.make(offer) } })
  expect(added.body).toMatchObject({ host: '127.0.0.1' })
  expect((await anna.call(calls.offerPasskey, { body: {} })).body.excludeCredentials).toEqual([])
  const { body: question } = await make.visitor().call(calls.askForPasskey)
  const body = { answer: device.use(question) }
  expect(await make.visitor().call(calls.loginWithPasskey, { body })).toMatchObject(refused)
  const foreign = { authorization: `Bearer ${anna.token}`, cookie: '', origin: 'https://elsewhere.example' }
  expect(await anna.with(foreign).call(calls.offerPasskey, { body: {} })).toMatchObject({
    status: 403,
    body: { code: 'cross_site' },
  })
})

test('challenges are not stored, and answered ones are deleted once they have expired', async ({
  make,
  platform: { db },
}) => {
  const { device } = await addTo(await make.user())
  await db.execute(sql`update used_challenges set ends_at = now()`)
  for (let asked = 0; asked < 5; asked += 1) await make.visitor().call(calls.askForPasskey)
  expect(await signIn(make, device)).toMatchObject({ status: 200 })
  const { rows } = await db.execute(sql`select 1 from used_challenges`)
  expect(rows).toHaveLength(1)
})

test('after the password a passkey is the second factor, but only of the same user', async ({ make }) => {
  const anna = await make.user({ password: 'a-password-and-a-passkey' })
  const { device } = await addTo(anna)
  const stranger = await addTo(await make.user())
  const { half, body } = await beginAs(make, anna)
  expect(body).toMatchObject({ awaits: 'factor', methods: ['passkey', 'recovery_code'] })
  const { body: question } = await half.call(calls.askForPasskey)
  expect(question.allowCredentials).toEqual([
    { id: device.use(question).id, type: 'public-key', transports: ['internal'] },
  ])
  const answers = [
    stranger.device.use(question),
    device.use((await make.visitor().call(calls.askForPasskey)).body),
  ]
  const statuses = []
  for (const answer of [...answers, device.use(question)]) {
    statuses.push((await half.call(calls.loginWithPasskey, { body: { answer } })).body)
  }
  expect(statuses).toMatchObject([{ code: 'passkey_unknown' }, { code: 'passkey_refused' }, { id: anna.id }])
})

test('a challenge of one sign-in is refused in another whose password was right, too', async ({ make }) => {
  const anna = await make.user({ password: 'a-password-and-a-passkey' })
  const { device } = await addTo(anna)
  const [first, second] = [await beginAs(make, anna), await beginAs(make, anna)]
  const { body: question } = await first.half.call(calls.askForPasskey)
  const body = { answer: device.use(question) }
  expect(await second.half.call(calls.loginWithPasskey, { body })).toMatchObject(refused)
  expect(await first.half.call(calls.loginWithPasskey, { body })).toMatchObject({ status: 200 })
})

test('a passkey confirms sensitive calls for 15 minutes in its own session', async ({
  make,
  platform: { db },
}) => {
  const anna = await make.user()
  const { device, passkey } = await addTo(anna)
  const remove = () => anna.call(calls.removePasskey, { params: { id: passkey.id } })
  await db.execute(
    sql`update sessions set confirmed_at = now() - interval '16 minutes' where user_id = ${anna.id}`,
  )
  const needed = { status: 403, body: { code: 'confirmation_needed', methods: ['passkey', 'recovery_code'] } }
  expect(await remove()).toMatchObject(needed)
  expect(await anna.call(calls.offerPasskey, { body: {} })).toMatchObject(needed)
  const { body: question } = await anna.call(calls.askToConfirm)
  const stranger = await addTo(await make.user())
  const answers = [stranger.device.use(question), device.use(question), device.use(question)]
  const statuses = []
  for (const answer of answers)
    statuses.push((await anna.call(calls.confirmWithPasskey, { body: { answer } })).status)
  expect(statuses).toEqual([400, 204, 400])
  expect(await remove()).toMatchObject({ status: 204 })
})

test('somebody who finds an open session cannot add a passkey without the password', async ({
  make,
  platform: { db },
}) => {
  const anna = await make.user({ password: 'a-password-and-a-passkey' })
  await db.execute(
    sql`update sessions set created_at = now() - interval '16 minutes' where user_id = ${anna.id}`,
  )
  const offer = (body: { password?: string }) => anna.call(calls.offerPasskey, { body })
  expect(await offer({})).toMatchObject({ status: 403, body: { code: 'password_needed' } })
  expect(await offer({ password: 'a-guess' })).toMatchObject({
    status: 400,
    body: { code: 'wrong_password' },
  })
  expect(await offer({ password: anna.password })).toMatchObject({ status: 200 })
})

test('if a second factor is required, a passkey counts as one, and the last one cannot be removed', async ({
  make,
  start,
}) => {
  const { username } = await make.user({ password: 'a-password-and-a-passkey' })
  const site = await start({ SECOND_FACTOR: 'all' })
  const { half, body } = await beginAs(site.make, { username })
  expect(body).toMatchObject({ awaits: 'enrolment' })
  const { device, passkey } = await addTo(half)
  const visitor = site.make.visitor()
  const { body: question } = await visitor.call(calls.askForPasskey)
  const signedIn = await visitor.call(calls.loginWithPasskey, { body: { answer: device.use(question) } })
  const user = visitor.with({ cookie: cookieOf(signedIn) })
  const last = await user.call(calls.removePasskey, { params: { id: passkey.id } })
  expect(last).toMatchObject({ status: 409, body: { code: 'second_factor_is_must' } })
  expect((await user.call(calls.listPasskeys)).body).toHaveLength(1)
})

async function addTo(user: Pick<User, 'call'>, name?: string) {
  const device = createAuthenticator()
  const { body: offer } = await user.call(calls.offerPasskey, { body: {} })
  const added = await user.call(calls.addPasskey, {
    body: { ...(name && { name }), answer: device.make(offer) },
  })
  expect(added).toMatchObject({ status: 201 })
  const { recoveryCodes, ...passkey } = added.body
  return { device, offer, passkey, recoveryCodes }
}

async function signIn(make: Make, device: Device, wishes: Parameters<Device['use']>[1] = {}) {
  const visitor = make.visitor()
  const { body: question } = await visitor.call(calls.askForPasskey)
  return visitor.call(calls.loginWithPasskey, { body: { answer: device.use(question, wishes) } })
}

async function beginAs(make: Make, { username }: Pick<User, 'username'>) {
  const visitor = make.visitor()
  const body = { username, password: 'a-password-and-a-passkey' }
  const begun = await visitor.call(login, { body })
  expect(begun.status).toBe(202)
  return { half: visitor.with({ cookie: cookieOf(begun) }), body: begun.body }
}

function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  return /bildwort_session=[^;]+/.exec(String(headers['set-cookie']))![0]
}
