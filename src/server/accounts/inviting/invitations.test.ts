import { sql } from 'drizzle-orm'
import { login } from '#contract/endpoints/accounts.ts'
import * as calls from '#contract/endpoints/invitations.ts'
import { register } from '#contract/endpoints/registering.ts'
import { userAt } from '#server/audit/actor.ts'
import { expect, test as mailTest, publicUrl } from '#server/testing/mail-test.ts'
import { invite as inviteByVerb } from './invite.ts'

const password = 'horse battery of guests'
const language = 'de' as const
let guests = 0
const aGuest = () => `gast-${++guests}@example.org`

const test = mailTest
  .extend('environment', { scope: 'file' }, ({ mailServer }) => ({
    SMTP_URL: mailServer.smtpUrl,
    MAIL_FROM: 'bildwort@example.org',
    SUPPORT_EMAIL: 'hilfe@example.org',
    PUBLIC_URL: publicUrl,
    REGISTRATION: 'closed',
  }))
  .extend('inviting', async ({ make, platform: { db }, inbox, mails }) => {
    const root = await make.user({ isAdmin: true })
    const linkTo = async (email: string) => {
      const { rows } = await db.execute<{ id: number }>(
        sql`select id from invitations where email = ${email}`,
      )
      await mails.send({ kind: 'invitation', userId: root.id, invitationId: rows[0]!.id })
      const mail = inbox.mails.findLast(({ to }) => String(to).includes(email))
      return new URL(mail?.text.match(/https:\S+/)?.[0] ?? 'none:').searchParams.get('token') ?? ''
    }
    const invite = async (...addresses: string[]) => {
      const { body } = await root.call(calls.invite, { body: { addresses, language } })
      return body.answers
    }
    const accept = (token: string, username: string) =>
      make.visitor().call(calls.acceptInvitation, { body: { token, username, password, language } })
    const list = async () => (await root.call(calls.listInvitations)).body
    return { root, linkTo, invite, accept, list }
  })

test('an invited person registers with the mailed link although registration is closed, with a verified address', async ({
  make,
  mails,
  inviting: { root, invite, linkTo, accept, list },
}) => {
  const email = aGuest()
  const byThemselves = { email, username: 'selbst', password, language }
  expect(await make.visitor().call(register, { body: byThemselves })).toMatchObject({
    status: 403,
    body: { code: 'registration_closed' },
  })
  expect(await invite(email)).toEqual([{ address: email, outcome: 'invited', link: null }])
  const orders = await mails.orders()
  expect(orders.map(({ data }) => data)).toContainEqual({
    kind: 'invitation',
    userId: root.id,
    invitationId: expect.any(Number),
  })
  expect(await list()).toMatchObject([{ email, language, isExpired: false, invitedBy: root.username }])
  const token = await linkTo(email)
  const looked = await make.visitor().call(calls.checkInvitation, { query: { token } })
  expect(looked.body).toEqual({ email, language })

  const answer = await accept(token, 'Gast Eins')
  expect(answer).toMatchObject({ status: 201, body: { email, username: 'Gast Eins', isVerified: true } })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  expect((await make.visitor().with({ cookie }).get('/api/user')).status).toBe(200)
  expect(await list()).toEqual([])
  expect(await accept(token, 'Gast Zwei')).toMatchObject({ status: 400, body: { code: 'invitation_over' } })
})

test('each address of a list gets an answer of its own', async ({ make, inviting: { invite } }) => {
  const anna = await make.user()
  const [email, other] = [aGuest(), aGuest()]
  await invite(other)
  const answers = await invite(email, anna.email.toUpperCase(), other.toUpperCase(), 'niemand', email)
  expect(answers.map(({ outcome }) => outcome)).toEqual([
    'invited',
    'has_account',
    'invited_already',
    'not_an_address',
    'invited_already',
  ])
})

test('of ten uses of one link at once exactly one gets an account', async ({
  platform,
  inviting: { invite, linkTo, accept },
}) => {
  const email = aGuest()
  await invite(email)
  const token = await linkTo(email)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => accept(token, `rennen-${n}`)))
  const codes = answers.map(({ body }) => ('code' in body ? body.code : 'made'))
  expect(codes.filter((code) => code === 'made')).toHaveLength(1)
  expect(['made', 'invitation_over', 'email_taken']).toEqual(expect.arrayContaining(codes))
  const { rows } = await platform.db.execute(sql`select from users where email = ${email}`)
  expect(rows).toHaveLength(1)
})

test('if many administrators invite one address at once, exactly one succeeds', async ({
  make,
  inviting: { root },
}) => {
  const admins = [root, await make.user({ isAdmin: true }), await make.user({ isAdmin: true })]
  const body = { addresses: [aGuest()], language }
  const answers = await Promise.all(admins.map((admin) => admin.call(calls.invite, { body })))
  const outcomes = answers.flatMap(({ body: { answers } }) => answers.map(({ outcome }) => outcome))
  expect(outcomes.toSorted()).toEqual(['invited', 'invited_already', 'invited_already'])
})

test('resending a link ends the earlier one, and withdrawing ends it', async ({
  make,
  inviting: { root, invite, linkTo, list },
}) => {
  const email = aGuest()
  await invite(email)
  const former = await linkTo(email)
  const check = async (token: string) =>
    (await make.visitor().call(calls.checkInvitation, { query: { token } })).status
  const id = (await list()).find((invitation) => invitation.email === email)!.id
  await root.call(calls.resendInvitation, { params: { id } })
  const latter = await linkTo(email)
  expect([await check(former), await check(latter)]).toEqual([400, 200])
  expect((await root.call(calls.withdrawInvitation, { params: { id } })).status).toBe(204)
  expect(await check(latter)).toBe(400)
  expect((await root.call(calls.withdrawInvitation, { params: { id } })).status).toBe(404)
})

test('an expired link opens nothing, and its address can be invited again', async ({
  make,
  platform,
  inviting: { invite, linkTo, accept, list },
}) => {
  const email = aGuest()
  await invite(email)
  const token = await linkTo(email)
  await platform.db.execute(sql`update invitations set expires_at = now() where email = ${email}`)
  expect(await accept(token, 'zu-spaet')).toMatchObject({ body: { code: 'invitation_over' } })
  expect((await list()).find((row) => row.email === email)).toMatchObject({ isExpired: true })
  expect(await invite(email)).toMatchObject([{ outcome: 'invited' }])
  const answer = await accept(await linkTo(email), 'rechtzeitig')
  expect(answer.status).toBe(201)
  const signIn = { username: email, password }
  expect((await make.visitor().call(login, { body: signIn })).status).toBe(200)
})

test('a person who has an account by now learns so from the link, and is no longer listed', async ({
  make,
  inviting: { invite, linkTo, accept, list },
}) => {
  const email = aGuest()
  await invite(email)
  const token = await linkTo(email)
  await make.user({ email: email.toUpperCase() })
  expect(await accept(token, 'doppelt')).toMatchObject({ status: 409, body: { code: 'email_taken' } })
  expect((await list()).map((row) => row.email)).not.toContain(email)
})

test('if mail is off the administrator gets the link, once', async ({
  platform,
  make,
  inviting: { root },
}) => {
  const actor = userAt(root.id, '192.0.2.7')
  const [answer] = await inviteByVerb({ ...platform, mailer: null }, actor, {
    addresses: [aGuest()],
    language,
  })
  const token = new URL(answer!.link!).searchParams.get('token')!
  expect(answer!.link).toBe(`${publicUrl}/auth/invitation?token=${token}`)
  expect((await make.visitor().call(calls.checkInvitation, { query: { token } })).status).toBe(200)
})
