import { sql } from 'drizzle-orm'
import { currentUser } from '#contract/endpoints/accounts.ts'
import * as calls from '#contract/endpoints/addresses.ts'
import { changePassword, exportAccount } from '#contract/endpoints/own-account.ts'
import { checkResetToken } from '#contract/endpoints/recovery.ts'
import { issueToken } from '#server/accounts/links/issue-token.ts'
import { runAdminCommand } from '#server/accounts/run-admin-command.ts'
import { anonymiseAccount } from '#server/accounts/users/anonymise-account.ts'
import { lockWaiters } from '#server/testing/lock-waiters.ts'
import { test as baseTest, expect, publicUrl } from '#server/testing/mail-test.ts'
import type { makeActors } from '#server/testing/make-actors.ts'
import { until } from '#server/testing/until.ts'

type User = Awaited<ReturnType<ReturnType<typeof makeActors>['user']>>

/** Requests another address and reads the tokens in the mails. */
const test = baseTest.extend('begin', ({ platform, mails, inbox, database }) => {
  const tokenFor = async (address: string) => {
    const { text } = await inbox.waitFor(address)
    const [, token] = new RegExp(`${publicUrl}/auth/change-address\\?token=([\\w-]{43})\\s`).exec(text) ?? []
    database.secrets.note(token!)
    return token!
  }
  const sendMails = async () => {
    for (const { data } of await mails.orders()) await mails.send(data)
    await platform.pool.query("delete from pgboss.job where name = 'send-mail'")
  }
  return {
    sendMails,
    tokenFor,
    async change(user: User, email: string) {
      const body = { email, currentPassword: user.password }
      expect(await user.call(calls.requestAddressChange, { body })).toMatchObject({ status: 204 })
      await sendMails()
      const isAsked = (await changeOf(user))?.isOldAgreed !== null
      return {
        ofNew: await tokenFor(email),
        ofOld: isAsked ? await tokenFor(user.email) : '',
      }
    },
  }
})

const agree = (actor: Pick<User, 'call'>, token: string) =>
  actor.call(calls.agreeToAddress, { body: { token } })
const changeOf = async (user: User) => (await user.call(calls.readAddressChange)).body.change
const addressOf = async (user: User) => {
  const { email, isVerified } = (await user.call(currentUser)).body
  return { email, isVerified }
}
const invalid = { status: 400, body: { code: 'invalid_token' } }

test('an address changes once both addresses have agreed, and not before', async ({ make, begin, inbox }) => {
  const anna = await make.user()
  const wanted = `new.${anna.email}`
  const visitor = make.visitor()
  const { ofNew, ofOld } = await begin.change(anna, wanted)
  expect(await changeOf(anna)).toMatchObject({ newEmail: wanted, isNewConfirmed: false, isOldAgreed: false })
  // Opening a link does not agree yet.
  for (const [token, side] of [
    [ofNew, 'new'],
    [ofOld, 'old'],
  ] as const) {
    const look = await visitor.call(calls.readAddressLink, { query: { token } })
    expect(look).toMatchObject({ status: 200, body: { side, newEmail: wanted } })
  }
  for (const _ of ['once', 'again'])
    expect(await agree(visitor, ofNew)).toMatchObject({ status: 200, body: { isChanged: false } })
  expect(await changeOf(anna)).toMatchObject({ isNewConfirmed: true, isOldAgreed: false })
  expect(await addressOf(anna)).toEqual({ email: anna.email, isVerified: true })
  for (const _ of ['once', 'again'])
    expect(await agree(visitor, ofOld)).toMatchObject({ status: 200, body: { isChanged: true } })
  // In the existing session.
  expect(await addressOf(anna)).toEqual({ email: wanted, isVerified: true })
  expect(await changeOf(anna)).toBeNull()
  await begin.sendMails()
  for (const reader of [anna.email, wanted])
    expect((await inbox.waitFor(reader)).subject).toBe('Ihre E-Mail-Adresse wurde geändert')
})

test('links sent to the old address stop working after the change', async ({ make, begin, platform }) => {
  const anna = await make.user()
  const { ofNew, ofOld } = await begin.change(anna, `new.${anna.email}`)
  const token = await issueToken(platform.db, { userId: anna.id, kind: 'reset_password' })
  await Promise.all([agree(anna, ofNew), agree(anna, ofOld)])
  expect(await addressOf(anna)).toMatchObject({ email: `new.${anna.email}` })
  expect(await make.visitor().call(checkResetToken, { query: { token } })).toMatchObject(invalid)
})

test('a reset link written while the address changes goes to the new one', async ({
  make,
  mails,
  inbox,
  platform,
}) => {
  const anna = await make.user()
  const wanted = `new.${anna.email}`
  let sending: Promise<boolean> | undefined
  await platform.db.transaction(async (tx) => {
    await tx.execute(sql`update users set email = ${wanted} where id = ${anna.id}`)
    sending = mails.send({ kind: 'reset_password', userId: anna.id })
    await until(async () => (await lockWaiters(platform.pool)).length > 0)
  })
  expect(await sending).toBe(true)
  expect((await inbox.waitFor(wanted)).subject).toBe('Neues Passwort festlegen')
})

test('the old address can refuse, the new one cannot', async ({ make, begin }) => {
  const anna = await make.user()
  const { ofNew, ofOld } = await begin.change(anna, `new.${anna.email}`)
  const refuse = (token: string) => make.visitor().call(calls.refuseAddress, { body: { token } })
  await agree(anna, ofNew)
  expect(await refuse(ofNew)).toMatchObject(invalid)
  expect((await refuse(ofOld)).status).toBe(204)
  for (const token of [ofNew, ofOld]) expect(await agree(anna, token)).toMatchObject(invalid)
  expect(await addressOf(anna)).toMatchObject({ email: anna.email })
})

test('another request, a cancellation, a new password and a deletion end the links; a resend does not', async ({
  make,
  begin,
  platform,
}) => {
  const anna = await make.user()
  const first = await begin.change(anna, `first.${anna.email}`)
  const second = await begin.change(anna, `second.${anna.email}`)
  expect(await agree(anna, first.ofNew)).toMatchObject(invalid)
  expect((await anna.call(calls.resendAddressMails)).status).toBe(204)
  await begin.sendMails()
  const resent = await begin.tokenFor(`second.${anna.email}`)
  for (const token of [resent, second.ofNew]) expect((await agree(anna, token)).status).toBe(200)
  expect((await anna.call(calls.cancelAddressChange)).status).toBe(204)
  expect(await agree(anna, second.ofOld)).toMatchObject(invalid)

  const third = await begin.change(anna, `third.${anna.email}`)
  const body = { currentPassword: anna.password, newPassword: 'another horse battery' }
  const changed = await anna.call(changePassword, { body })
  expect(changed.status).toBe(204)
  expect(await agree(anna, third.ofOld)).toMatchObject(invalid)

  const ben = await make.user()
  const ofBen = await begin.change(ben, `new.${ben.email}`)
  await platform.db.transaction((tx) => anonymiseAccount(tx, ben.id))
  expect(await agree(anna, ofBen.ofNew)).toMatchObject(invalid)
  const { rows } = await platform.db.execute(sql`select 1 from address_changes where user_id = ${ben.id}`)
  expect(rows).toEqual([])
})

test('a change expires after a day', async ({ make, begin, platform }) => {
  const anna = await make.user()
  const { ofNew, ofOld } = await begin.change(anna, `new.${anna.email}`)
  await agree(anna, ofNew)
  await platform.db.execute(sql`
    update address_changes set expires_at = expires_at - interval '24 hours' where user_id = ${anna.id}`)
  expect(await agree(anna, ofOld)).toMatchObject(invalid)
  expect(await changeOf(anna)).toBeNull()
})

test('an address that was never verified is not asked', async ({ make, begin, inbox }) => {
  const anna = await make.user({ isVerified: false })
  const { ofNew } = await begin.change(anna, `new.${anna.email}`)
  expect(await agree(anna, ofNew)).toMatchObject({ body: { isChanged: true } })
  expect(await addressOf(anna)).toEqual({ email: `new.${anna.email}`, isVerified: true })
  await begin.sendMails()
  expect(inbox.mails.flatMap(({ to }) => to)).not.toContain(anna.email)
})

test('a request for a taken address gets the same answer, and only its owner is notified', async ({
  make,
  begin,
  inbox,
}) => {
  const [anna, ben] = [await make.user(), await make.user({ language: 'en' })]
  const body = { email: ben.email.toUpperCase(), currentPassword: anna.password }
  expect(await anna.call(calls.requestAddressChange, { body })).toMatchObject({ status: 204 })
  await begin.sendMails()
  const mail = await inbox.waitFor(ben.email)
  expect(mail.subject).toBe('This email address already belongs to an account')
  expect(mail.text).not.toContain('token=')
  expect(await changeOf(anna)).toMatchObject({ isNewConfirmed: false, isOldAgreed: false })
})

test('of two changes to one address at once exactly one succeeds', async ({ make, begin }) => {
  const [anna, ben] = [await make.user(), await make.user()]
  const wanted = `shared.${anna.email}`
  const [ofAnna, ofBen] = [await begin.change(anna, wanted), await begin.change(ben, wanted)]
  for (const { ofNew } of [ofAnna, ofBen]) await agree(make.visitor(), ofNew)
  const answers = await Promise.all([agree(make.visitor(), ofAnna.ofOld), agree(make.visitor(), ofBen.ofOld)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const addresses = [await addressOf(anna), await addressOf(ben)].map(({ email }) => email)
  expect(addresses.filter((email) => email === wanted)).toHaveLength(1)
})

test('neither address earns the starting credit again', async ({ make, begin }) => {
  const anna = await make.user()
  const { ofNew, ofOld } = await begin.change(anna, `new.${anna.email}`)
  for (const token of [ofNew, ofOld]) await agree(anna, token)
  const input = { password: 'another horse battery', language: 'en' }
  const registered = await make
    .visitor()
    .post('/api/register', { ...input, username: 'anna-again', email: anna.email })
  expect(registered).toMatchObject({ status: 201, body: { creditBalance: 0 } })
})

test('a wrong password, the current address and an invalid address are refused', async ({ make, start }) => {
  const anna = await make.user()
  const ask = (email: string, currentPassword = anna.password, as = anna) =>
    as.call(calls.requestAddressChange, { body: { email, currentPassword } })
  expect(await ask('a@example.org', 'wrong')).toMatchObject({ body: { code: 'wrong_password' } })
  expect(await ask(anna.email.toUpperCase())).toMatchObject({ body: { code: 'same_address' } })
  expect(await ask('no address')).toMatchObject({ body: { code: 'invalid_input' } })
  const silent = await start({ SMTP_URL: '', MAIL_FROM: '' })
  expect(await ask('a@example.org', anna.password, await silent.make.user())).toMatchObject({
    status: 409,
    body: { code: 'mail_off' },
  })
})

test('the address of a suspended account does not change before the suspension is lifted', async ({
  make,
  begin,
  platform: { db },
}) => {
  const anna = await make.user({ isVerified: false })
  const { ofNew } = await begin.change(anna, `new.${anna.email}`)
  await db.execute(sql`update users set suspended_at = now() where id = ${anna.id}`)
  expect(await agree(make.visitor(), ofNew)).toMatchObject(invalid)
  await db.execute(sql`update users set suspended_at = null where id = ${anna.id}`)
  expect(await agree(make.visitor(), ofNew)).toMatchObject({ status: 200, body: { isChanged: true } })
})

test('mails to a stranger are limited, without revealing which were dropped', async ({ start, mails }) => {
  const { make, platform } = await start({ RATE_LIMIT: 'on' })
  for (const user of [await make.user(), await make.user()])
    for (let i = 0; i < 4; i++) {
      const body = { email: 'stranger@example.org', currentPassword: user.password }
      expect((await user.call(calls.requestAddressChange, { body })).status).toBe(204)
    }
  const ordered = (await mails.orders()).filter(({ data }) => data.kind === 'confirm_new_address')
  expect(ordered).toHaveLength(5)
  await platform.queue.deleteAllJobs('send-mail')
})

test('an operator sets an address at once, and both addresses are notified', async ({
  make,
  begin,
  platform,
  inbox,
}) => {
  const [anna, ben] = [await make.user(), await make.user()]
  const { ofNew } = await begin.change(anna, `new.${anna.email}`)
  const set = (address: string) => runAdminCommand(platform, ['set-address', anna.username, address])
  await expect(set(ben.email)).rejects.toThrow('Another user has')
  await expect(set('no address')).rejects.toThrow('is no e-mail address')
  expect(await set(`set.${anna.email}`)).toBe(
    `The address of ${anna.username} is set.${anna.email} now, and counts as verified.`,
  )
  expect(await addressOf(anna)).toEqual({ email: `set.${anna.email}`, isVerified: true })
  expect(await agree(anna, ofNew)).toMatchObject(invalid)
  const own = await anna.get<{ addressChanges: object[] }>(exportAccount.url)
  expect(own.body.addressChanges).toMatchObject([{ oldEmail: anna.email, newEmail: `set.${anna.email}` }])
  await begin.sendMails()
  for (const reader of [anna.email, `set.${anna.email}`])
    expect((await inbox.waitFor(reader)).subject).toBe('Ihre E-Mail-Adresse wurde geändert')
})
