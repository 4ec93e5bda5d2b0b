import { eq } from 'drizzle-orm'
import { accountTokens, users } from '#server/accounts/accounts.tables.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { expect, publicUrl, test } from '#server/testing/mail-test.ts'
import { until } from '#server/testing/until.ts'

test.for([
  ['verify_email', 'de', 'Bitte bestätigen Sie Ihre E-Mail-Adresse', '/auth/verify-email?token='],
  ['verify_email', 'en', 'Please confirm your email address', '/auth/verify-email?token='],
  ['reset_password', 'de', 'Neues Passwort festlegen', '/auth/reset-password?token='],
  ['reset_password', 'en', 'Set a new password', '/auth/reset-password?token='],
  ['account_ready', 'de', 'Ihr Konto ist bereit', '/'],
  ['account_ready', 'en', 'Your account is ready', '/'],
  ['password_guessed', 'de', 'Viele falsche Passwörter bei Ihrem Konto', '/'],
  ['password_guessed', 'en', 'Many wrong passwords for your account', '/'],
  ['passkey_added', 'de', 'Ein Passkey wurde hinzugefügt', '/konto'],
] as const)(
  '%s arrives in %s',
  async ([kind, language, subject, path], { platform, make, mails, inbox, database }) => {
    const anna = await make.user({ language, isVerified: kind !== 'verify_email' })
    await mails.send({ kind, userId: anna.id })
    const mail = await inbox.waitFor(anna.email)
    expect(mail).toMatchObject({ subject, from: 'Bildwort für Prüfer <bildwort@example.org>' })
    expect(mail.headers['auto-submitted']).toBe('auto-generated')
    const link = mail.text.split(/\s/).find((word) => word.startsWith(publicUrl))!
    expect(link.startsWith(publicUrl + path)).toBe(true)
    expect(mail.html).toContain(`<a href="${link}"`)
    expect(mail.html).toContain(`<html lang="${language}"`)
    for (const version of [mail.text, mail.html]) {
      expect(version).toContain(anna.username)
      expect(version).toContain('hilfe@example.org')
    }
    const token = new URL(link).searchParams.get('token')
    if (!token) return
    database.secrets.note(token)
    const isThis = eq(accountTokens.tokenHash, hashToken(token))
    const kept = await platform.db.select().from(accountTokens).where(isThis)
    expect(kept).toMatchObject([{ userId: anna.id, kind, usedAt: null }])
  },
)

test('a mail follows the language that its reader chose last', async ({ make, mails, inbox }) => {
  const anna = await make.user({ language: 'de' })
  await anna.patch('/api/user', { language: 'en' })
  await mails.send({ kind: 'account_ready', userId: anna.id })
  expect((await inbox.waitFor(anna.email)).subject).toBe('Your account is ready')
})

test('no mail goes to users who do not need it or no longer exist', async ({
  platform,
  make,
  mails,
  inbox,
}) => {
  const verified = await make.user({ isVerified: true })
  const unverified = await make.user({ isVerified: false })
  const deleted = await make.user()
  await platform.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, deleted.id))

  const outcomes = [
    await mails.send({ kind: 'verify_email', userId: verified.id }),
    await mails.send({ kind: 'account_ready', userId: deleted.id }),
    await mails.send({ kind: 'reset_password', userId: deleted.id }),
    await mails.send({ kind: 'reset_password', userId: null }),
    await mails.send({ kind: 'reset_password', userId: 1_000_000 }),
    await mails.send({ kind: 'passkey_added', userId: unverified.id }),
  ]
  expect(outcomes).toEqual([false, false, false, false, false, false])
  expect(inbox.mails).toEqual([])
  const tokens = await platform.db.select().from(accountTokens).where(eq(accountTokens.userId, verified.id))
  expect(tokens).toEqual([])
})

test('a link’s token is stored nowhere, not even while its mail is retried', async ({
  platform,
  make,
  mails,
  inbox,
  mailWork: _,
  database,
  logs,
}) => {
  const anna = await make.user({ isVerified: false })
  inbox.set({ fail: 1 })
  await mails.order({ kind: 'verify_email', userId: anna.id })
  const queued = [JSON.stringify(await mails.orders())]
  await until(async () => (await mails.orders())[0]?.state === 'retry')
  queued.push(JSON.stringify(await mails.orders()))
  await mails.allSettled()

  const mail = await inbox.waitFor(anna.email)
  const token = new RegExp(`${publicUrl}/auth/verify-email\\?token=([\\w-]{43})\\s`).exec(mail.text)![1]!
  database.secrets.note(token)
  const kept = await platform.db.select().from(accountTokens).where(eq(accountTokens.userId, anna.id))
  // The failed attempt had a token of its own.
  expect(kept).toHaveLength(2)
  expect(kept.some(({ tokenHash }) => tokenHash.equals(hashToken(token)))).toBe(true)

  for (const text of [...queued, logs.everything()]) {
    expect(text).toContain('verify_email')
    for (const secret of [token, anna.email, anna.username]) expect(text).not.toContain(secret)
  }
})
