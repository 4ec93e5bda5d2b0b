import { sql } from 'drizzle-orm'
import * as accounts from '#contract/endpoints/accounts.ts'
import * as admin from '#contract/endpoints/admin.ts'
import * as calls from '#contract/endpoints/factors.ts'
import * as ownAccount from '#contract/endpoints/own-account.ts'
import * as recovery from '#contract/endpoints/recovery.ts'
import * as registering from '#contract/endpoints/registering.ts'
import { issueToken } from '#server/accounts/links/issue-token.ts'
import { rotateKeys } from '#server/apikeys/rotate-keys.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createSecrets } from '#server/platform/secrets/create-secrets.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import type { makeActors } from '#server/testing/make-actors.ts'
import {
  codeOf,
  cookiesOf,
  forgetConfirmations,
  forgetSteps,
  setUpApp,
} from '#server/testing/second-factor.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { noteFactorAdded } from './factors/note-factor-added.ts'
import { runAdminCommand } from './run-admin-command.ts'

type Make = ReturnType<typeof makeActors>

const oldSecret = 'the secret of last year, long enough'
const test = plainTest
  .extend('environment', { scope: 'file' }, () => ({
    SECRET_KEY: oldSecret,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'bildwort@example.org',
  }))
  .extend('limited', { scope: 'file' }, ({ startForFile }) => startForFile({ RATE_LIMIT: 'on' }))
  .extend('strict', { scope: 'file' }, ({ startForFile }) => startForFile({ SECOND_FACTOR: 'all' }))

const password = 'a horse with a phone'

test('after the password a code is required, and the pending session grants no access before', async ({
  make,
  platform,
}) => {
  const { anna, secret } = await annaWithApp(make, platform)
  const half = await signIn(make, anna.username)
  expect(half.answer).toMatchObject({
    status: 202,
    body: { awaits: 'factor', methods: ['totp', 'recovery_code'] },
  })
  expect(String(half.answer.headers['set-cookie'])).toContain('Max-Age=600')
  expect(String(half.answer.headers['set-cookie'])).not.toContain('bildwort_known')
  for (const endpoint of [accounts.currentUser, calls.secondFactors, calls.startTotp, calls.removeTotp])
    expect(await half.browser.call(endpoint as typeof accounts.currentUser)).toMatchObject({ status: 401 })
  expect(await half.browser.call(calls.completeEnrolment)).toMatchObject({ status: 409 })
  expect((await half.browser.call(calls.halfSignIn)).body).toMatchObject({ awaits: 'factor' })

  const whole = await half.browser.call(calls.showSecondFactor, { body: { code: codeOf(secret) } })
  expect(whole).toMatchObject({ status: 200, body: { username: anna.username } })
  const browser = make.visitor().with(cookiesOf(whole.headers))
  expect((await browser.call(accounts.currentUser)).status).toBe(200)
  // The pending session had another token, which is worthless now.
  expect((await half.browser.call(accounts.currentUser)).status).toBe(401)
  expect((await browser.call(calls.halfSignIn)).status).toBe(401)
  expect(await kindsOf(platform, anna.id)).toEqual(['factor_added', 'sign_in_begun', 'signed_in'])
})

test('a user without a second factor notices nothing', async ({ make }) => {
  const paul = await make.user({ password })
  expect((await signIn(make, paul.username)).answer.status).toBe(200)
  expect((await paul.call(calls.secondFactors)).body).toEqual({
    methods: [],
    recoveryCodesLeft: 0,
    isMust: false,
  })
})

test('in an older session the first app needs the password, so that a finder of the session cannot lock anybody out', async ({
  make,
  platform: { db },
}) => {
  const anna = await make.user({ password })
  const start = (body: { password?: string }) => anna.call(calls.startTotp, { body })
  expect(await start({})).toMatchObject({ status: 201 })
  await db.execute(
    sql`update sessions set created_at = now() - interval '16 minutes' where user_id = ${anna.id}`,
  )
  expect(await start({})).toMatchObject({ status: 403, body: { code: 'password_needed' } })
  expect(await start({ password: 'a guess' })).toMatchObject({ body: { code: 'wrong_password' } })
  expect(await start({ password })).toMatchObject({ status: 201 })
  await db.execute(sql`update users set password_hash = '' where id = ${anna.id}`)
  expect(await start({})).toMatchObject({ status: 403, body: { code: 'fresh_sign_in_needed' } })
})

test('a code works once: sent ten times at once it signs in once, and later never', async ({
  make,
  platform,
}) => {
  const { anna, secret } = await annaWithApp(make, platform)
  const code = codeOf(secret)
  const halves = await Promise.all(Array.from({ length: 10 }, () => signIn(make, anna.username)))
  // Several tabs of one pending session, and several pending sessions.
  const answers = await Promise.all(
    halves.map(({ browser }) => browser.call(calls.showSecondFactor, { body: { code } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)])
  expect((await halves[0]!.browser.call(calls.showSecondFactor, { body: { code } })).status).not.toBe(200)
})

test('two tabs share a pending session: one completes it, the other is signed out of it', async ({
  make,
  platform,
}) => {
  const { anna, secret } = await annaWithApp(make, platform)
  const { browser } = await signIn(make, anna.username)
  const codes = [codeOf(secret), codeOf(secret, 1)]
  const answers = await Promise.all(
    codes.map((code) => browser.call(calls.showSecondFactor, { body: { code } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
})

test('a code older than the last one is refused, and a newer one accepted', async ({ make, platform }) => {
  const { anna, secret } = await annaWithApp(make, platform)
  const [older, newer] = [codeOf(secret), codeOf(secret, 1)]
  expect((await completeBy(make, anna.username, newer)).status).toBe(200)
  expect(await completeBy(make, anna.username, older)).toMatchObject({ body: { code: 'wrong_code' } })
})

test('a recovery code signs in once and is reported by mail, and a new set replaces the old one', async ({
  make,
  platform,
}) => {
  const { anna, recoveryCodes } = await annaWithApp(make, platform)
  const [first, second] = recoveryCodes as [string, string]
  expect(recoveryCodes).toHaveLength(10)
  expect((await completeBy(make, anna.username, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
  expect(await completeBy(make, anna.username, first)).toMatchObject({ body: { code: 'wrong_code' } })
  expect((await anna.call(calls.secondFactors)).body.recoveryCodesLeft).toBe(9)
  const renewed = await anna.call(calls.renewRecoveryCodes)
  expect(await completeBy(make, anna.username, second)).toMatchObject({ body: { code: 'wrong_code' } })
  expect((await completeBy(make, anna.username, renewed.body.recoveryCodes[0]!)).status).toBe(200)
  expect(await mailsTo(platform, anna.id)).toEqual([
    'factor_added',
    'new_browser',
    'new_browser',
    'recovery_code_used',
    'recovery_code_used',
  ])
})

test('another user’s recovery code grants no access', async ({ make, platform }) => {
  const { anna } = await annaWithApp(make, platform)
  const paul = await annaWithApp(make, platform)
  expect(await completeBy(make, anna.username, paul.recoveryCodes[0]!)).toMatchObject({ status: 400 })
})

test('attempts with codes are counted per session and account; the owner is notified and not locked out', async ({
  make,
  platform,
  limited: site,
}) => {
  const { anna, secret } = await annaWithApp(make, platform)
  const known = await completeBy(site.make, anna.username, codeOf(secret))
  const wrong = { body: { code: '000000' } }
  const refused: number[] = []
  for (let half = 0; half < 3; half += 1) {
    const { browser } = await signIn(site.make, anna.username)
    for (let tries = 0; tries < 6; tries += 1)
      refused.push((await browser.call(calls.showSecondFactor, wrong)).status)
  }
  expect(refused).toEqual([...Array(5).fill(400), 429, ...Array(5).fill(400), 429, ...Array(6).fill(429)])
  expect(await mailsTo(platform, anna.id)).toContain('code_guessed')
  const cookie = markOf(known.headers)
  await forgetSteps(platform)
  const atHome = await signIn(site.make, anna.username, { cookie })
  const answer = await atHome.browser
    .with({ cookie: `${cookie}; ${cookiesOf(atHome.answer.headers).cookie}` })
    .call(calls.showSecondFactor, { body: { code: codeOf(secret) } })
  expect(answer.status).toBe(200)
})

test('a browser in which a factor is set up keeps its own count of codes', async ({
  make,
  limited: site,
}) => {
  const anna = await make.user({ password })
  const before = markOf((await signIn(site.make, anna.username)).answer.headers)
  const atHome = make.visitor().with({ cookie: `bildwort_session=${anna.token}; ${before}` })
  const { body } = await atHome.call(calls.startTotp, { body: {} })
  const added = await atHome.call(calls.confirmTotp, { body: { code: codeOf(body.secret) } })
  for (let sign = 0; sign < 2; sign += 1) await guess(site.make, anna.username, { password })
  const cookie = markOf(added.headers)
  expect(await guess(site.make, anna.username, { cookie, password })).toEqual(Array(5).fill(400))
})

test('browsers known from before the factor have no count of codes of their own', async ({
  make,
  platform,
  limited: site,
}) => {
  const anna = await make.user({ password })
  const marks: string[] = []
  for (let browser = 0; browser < 3; browser += 1)
    marks.push(markOf((await signIn(site.make, anna.username)).answer.headers))
  await setUpApp(platform, anna)
  const wrong = []
  for (const cookie of marks) wrong.push(await guess(site.make, anna.username, { cookie, password }))
  expect(wrong).toEqual([Array(5).fill(400), Array(5).fill(400), Array(5).fill(429)])
})

test('a password reset link grants no further attempts with codes', async ({
  make,
  platform,
  limited: site,
}) => {
  const { anna } = await annaWithApp(make, platform)
  const wrong = []
  for (let reset = 0; reset < 3; reset += 1) {
    const token = await issueToken(platform.db, { userId: anna.id, kind: 'reset_password' })
    const newPassword = `${password}, the ${reset}. after it`
    const { headers } = await site.make
      .visitor()
      .call(recovery.resetPassword, { body: { token, newPassword } })
    wrong.push(await guess(site.make, anna.username, { cookie: markOf(headers), password: newPassword }))
  }
  expect(wrong).toEqual([Array(5).fill(400), Array(5).fill(400), Array(5).fill(429)])
})

test('browsers in which the factor was shown share their count of codes', async ({
  make,
  platform,
  limited: site,
}) => {
  const { anna, secret } = await annaWithApp(make, platform)
  const marks: string[] = []
  for (const steps of [0, 1])
    marks.push(markOf((await completeBy(site.make, anna.username, codeOf(secret, steps))).headers))
  const wrong = []
  for (const cookie of [...marks, marks[0]!])
    wrong.push(await guess(site.make, anna.username, { cookie, password }))
  expect(wrong).toEqual([Array(5).fill(400), Array(5).fill(400), Array(5).fill(429)])
  // Strangers have a count of their own.
  expect(await guess(site.make, anna.username, { password })).toEqual(Array(5).fill(400))
  // With another factor no browser counts as having shown it.
  await forgetSteps(platform)
  await anna.call(calls.removeTotp)
  await setUpApp(platform, anna)
  expect(await guess(site.make, anna.username, { cookie: marks[1]!, password })).toEqual(Array(5).fill(400))
  expect(await guess(site.make, anna.username, { password })).toEqual(Array(5).fill(429))
})

test('15 minutes after the factor was shown, a session’s cookie alone permits no sensitive call', async ({
  make,
  platform,
}) => {
  const root = await make.user({ isAdmin: true, password })
  const anna = await make.user()
  const dangerous = () => root.call(admin.adjustCredits, { body: { userId: anna.id, amount: 100 } })
  expect((await dangerous()).status).toBe(200)
  const { secret, recoveryCodes } = await setUpApp(platform, root)
  expect((await dangerous()).status).toBe(200)
  await forgetConfirmations(platform)
  expect(await dangerous()).toMatchObject({
    status: 403,
    body: { code: 'confirmation_needed', methods: ['totp', 'recovery_code'] },
  })
  for (const endpoint of [calls.removeTotp, calls.renewRecoveryCodes, calls.startTotp])
    expect(await root.call(endpoint as typeof calls.removeTotp)).toMatchObject({ status: 403 })
  expect((await root.call(admin.listUsers)).status).toBe(200)
  expect(await root.call(calls.confirmWithCode, { body: { code: '000000' } })).toMatchObject({ status: 400 })
  expect((await dangerous()).status).toBe(403)
  expect((await root.call(calls.confirmWithCode, { body: { code: codeOf(secret) } })).status).toBe(204)
  expect((await dangerous()).status).toBe(200)
  await forgetConfirmations(platform)
  const body = { code: recoveryCodes[0]! }
  expect((await root.call(calls.confirmWithCode, { body })).status).toBe(204)
  expect((await dangerous()).status).toBe(200)
})

test('a password reset does not bypass the second factor', async ({ make, platform }) => {
  const { anna } = await annaWithApp(make, platform)
  const said = await runAdminCommand(platform, ['reset-password', anna.username])
  const [, token = ''] = /token=([\w-]+)/.exec(said) ?? []
  const body = { token, newPassword: `${password}, and a new one` }
  const reset = await make.visitor().call(recovery.resetPassword, { body })
  expect(reset).toMatchObject({ status: 204 })
  expect(String(reset.headers['set-cookie'] ?? '')).not.toContain('bildwort_session')
  const answer = await make
    .visitor()
    .post('/api/login', { username: anna.username, password: body.newPassword })
  expect(answer).toMatchObject({ status: 202, body: { awaits: 'factor' } })
})

test('removing the last factor deletes the recovery codes, and the password suffices again', async ({
  make,
  platform,
}) => {
  const { anna } = await annaWithApp(make, platform)
  expect((await anna.call(calls.removeTotp)).status).toBe(204)
  expect((await anna.call(calls.secondFactors)).body).toMatchObject({ methods: [], recoveryCodesLeft: 0 })
  expect((await signIn(make, anna.username)).answer.status).toBe(200)
  expect((await anna.call(calls.removeTotp)).status).toBe(404)
  expect((await anna.call(calls.renewRecoveryCodes)).status).toBe(409)
})

test('a new app replaces the old one, whose codes stop working, and the recovery codes stay', async ({
  make,
  platform,
}) => {
  const { anna, secret } = await annaWithApp(make, platform)
  const started = await anna.call(calls.startTotp, { body: {} })
  expect((await completeBy(make, anna.username, codeOf(secret))).status).toBe(200)
  const code = codeOf(started.body.secret)
  expect((await anna.call(calls.confirmTotp, { body: { code } })).body).toEqual({ recoveryCodes: null })
  await forgetSteps(platform)
  expect(await completeBy(make, anna.username, codeOf(secret))).toMatchObject({ status: 400 })
  expect((await completeBy(make, anna.username, codeOf(started.body.secret))).status).toBe(200)
})

test('an operator removes lost factors: the user is signed out everywhere and notified by mail', async ({
  make,
  platform,
}) => {
  const { anna } = await annaWithApp(make, platform)
  await runAdminCommand(platform, ['reset-factors', anna.username])
  expect((await anna.call(accounts.currentUser)).status).toBe(401)
  expect((await signIn(make, anna.username)).answer.status).toBe(200)
  expect(await mailsTo(platform, anna.id)).toContain('factors_reset')
  expect(await kindsOf(platform, anna.id)).toEqual(
    expect.arrayContaining(['factors_reset', 'sessions_ended']),
  )
})

test('rotate-key reseals secrets, which then open with the new SECRET_KEY alone', async ({
  make,
  platform,
  start,
}) => {
  const { anna, secret } = await annaWithApp(make, platform)
  const SECRET_KEY = 'the secret of this year, long enough'
  const both = createSecrets({ SECRET_KEY, SECRET_KEY_PREVIOUS: oldSecret })
  await platform.db.transaction(async (tx) => {
    await tx.execute(sql`delete from user_keys where sealed is not null`)
  })
  expect((await rotateKeys(platform.db, both)).resealed).toBeGreaterThan(0)
  const later = await start({ SECRET_KEY })
  expect((await completeBy(later.make, anna.username, codeOf(secret))).status).toBe(200)
  // Restores the key for the other tests of this file.
  await rotateKeys(platform.db, createSecrets({ SECRET_KEY: oldSecret, SECRET_KEY_PREVIOUS: SECRET_KEY }))
})

test('if a factor is required, the first one is set up before anybody is admitted, and the last one cannot be removed', async ({
  make,
  platform,
  strict: site,
}) => {
  const paul = await make.user({ password })
  // A session from before.
  const before = site.make.visitor().with({ cookie: `bildwort_session=${paul.token}` })
  expect((await before.call(accounts.currentUser)).status).toBe(401)
  const { answer, browser } = await signIn(site.make, paul.username)
  expect(answer).toMatchObject({ status: 202, body: { awaits: 'enrolment', methods: [] } })
  expect((await browser.call(accounts.currentUser)).status).toBe(401)
  expect(await browser.call(calls.completeEnrolment)).toMatchObject({ status: 409 })
  // Somebody else who knows the password has started too, and is too late.
  const other = await signIn(site.make, paul.username)
  await other.browser.call(calls.startTotp, { body: {} })
  const { recoveryCodes } = await setUpApp(platform, browser)
  expect(recoveryCodes).toHaveLength(10)
  expect((await other.browser.call(calls.completeEnrolment)).status).toBe(401)
  const whole = await browser.call(calls.completeEnrolment)
  expect(whole.status).toBe(200)
  const signedIn = site.make.visitor().with(cookiesOf(whole.headers))
  expect((await signedIn.call(calls.secondFactors)).body).toMatchObject({ isMust: true })
  expect(await signedIn.call(calls.removeTotp)).toMatchObject({
    status: 409,
    body: { code: 'second_factor_is_must' },
  })
})

test('a suspended user cannot complete a pending sign-in', async ({ make, platform, strict: site }) => {
  const paul = await make.user({ password })
  const { browser } = await signIn(site.make, paul.username)
  expect((await browser.call(calls.halfSignIn)).status).toBe(200)
  // As left by a sign-in that raced the suspension.
  await platform.db.execute(sql`update users set suspended_at = now() where id = ${paul.id}`)
  expect((await browser.call(calls.halfSignIn)).status).toBe(401)
  expect((await browser.call(calls.startTotp, { body: {} })).status).toBe(401)
})

test('a factor cannot be added in a session that has ended in the meantime', async ({
  make,
  platform: { db },
}) => {
  const paul = await make.user({ password })
  const sessionHash = hashToken(paul.token)
  await db.execute(sql`delete from sessions where user_id = ${paul.id}`)
  const adding = db.transaction((tx) => noteFactorAdded(tx, { userId: paul.id, sessionHash }))
  await expect(adding).rejects.toMatchObject({ code: 'not_signed_in' })
})

test('if a factor is required for administrators, users notice nothing', async ({ make, start }) => {
  const site = await start({ SECOND_FACTOR: 'admins' })
  const paul = await make.user({ password })
  const root = await make.user({ password, isAdmin: true })
  expect((await signIn(site.make, paul.username)).answer.status).toBe(200)
  expect((await signIn(site.make, root.username)).answer).toMatchObject({ body: { awaits: 'enrolment' } })
})

test('a new user sets up a required factor first', async ({ strict: site }) => {
  const body = { username: 'emil', email: 'emil@example.org', password, language: 'de' } as const
  const answer = await site.make.visitor().call(registering.register, { body })
  expect(answer).toMatchObject({ status: 201, body: { username: 'emil', awaits: 'enrolment' } })
  const browser = site.make.visitor().with(cookiesOf(answer.headers))
  expect((await browser.call(accounts.currentUser)).status).toBe(401)
  expect((await browser.call(calls.startTotp, { body: {} })).status).toBe(201)
})

test('in a frame the pending session continues with its Bearer token', async ({ make, platform, start }) => {
  const { anna, secret } = await annaWithApp(make, platform)
  const site = await start({ EMBED_ORIGINS: 'https://cms.example.org' })
  const { body } = await site.make
    .visitor()
    .call(accounts.login, { body: { username: anna.username, password } })
  const bearer = site.make.visitor().with({ authorization: `Bearer ${body.iframeToken}` })
  const whole = await bearer.call(calls.showSecondFactor, { body: { code: codeOf(secret) } })
  const next = site.make.visitor().with({ authorization: `Bearer ${whole.body.iframeToken}` })
  expect((await next.call(accounts.currentUser)).status).toBe(200)
  expect((await bearer.call(accounts.currentUser)).status).toBe(401)
})

test('a deleted account leaves no factor', async ({ make, platform }) => {
  const { anna } = await annaWithApp(make, platform)
  expect((await anna.call(ownAccount.deleteAccount, { body: { password } })).status).toBe(204)
  const { rows } = await platform.db.execute(sql`
    select user_id from totp_factors where user_id = ${anna.id}
    union all select user_id from recovery_codes where user_id = ${anna.id}`)
  expect(rows).toEqual([])
})

async function annaWithApp(make: Make, platform: Platform) {
  const anna = await make.user({ password })
  return { anna, ...(await setUpApp(platform, anna)) }
}

async function signIn(make: Make, username: string, headers: Record<string, string> = {}) {
  const answer = await make.visitor().with(headers).call(accounts.login, { body: { username, password } })
  return { answer, browser: make.visitor().with(cookiesOf(answer.headers)) }
}

async function completeBy(make: Make, username: string, code: string) {
  const { browser } = await signIn(make, username)
  return await browser.call(calls.showSecondFactor, { body: { code } })
}

/** Tries five wrong codes in one sign-in. */
async function guess(
  make: Make,
  username: string,
  { cookie, password }: { cookie?: string; password: string },
): Promise<number[]> {
  const headers = cookie ? { cookie } : {}
  const begun = await make.visitor().with(headers).call(accounts.login, { body: { username, password } })
  const browser = make.visitor().with({ cookie: [cookie, cookiesOf(begun.headers).cookie].join('; ') })
  const statuses: number[] = []
  for (let tries = 0; tries < 5; tries += 1)
    statuses.push((await browser.call(calls.showSecondFactor, { body: { code: '000000' } })).status)
  return statuses
}

/** The cookie that marks a browser as known. */
function markOf(headers: Record<string, unknown>): string {
  return /bildwort_known=[^;]+/.exec(cookiesOf(headers).cookie)![0]
}

async function kindsOf({ db }: Platform, userId: number): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`
    select kind from audit_events where actor_id = ${userId} or subject_id = ${userId} order by kind`)
  return rows.map(({ kind }) => kind)
}

async function mailsTo({ db }: Platform, userId: number): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`
    select data->>'kind' as kind from pgboss.job
    where name = 'send-mail' and data->>'userId' = ${String(userId)} order by 1`)
  return rows.map(({ kind }) => kind)
}
