import { eq } from 'drizzle-orm'
import { accountTokens, users } from '#server/accounts/accounts.tables.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { expect, publicUrl, test } from '#server/testing/mail-test.ts'
import { sendMail } from './send-mail.ts'

const job = { jobId: 7, filename: 'media-export.csv', succeeded: 1_998, total: 2_000 }

test.for([
  ['verify_email', 'de', 'Bitte bestätigen Sie Ihre E-Mail-Adresse', '/auth/verify-email?token='],
  ['verify_email', 'en', 'Please confirm your e-mail address', '/auth/verify-email?token='],
  ['reset_password', 'de', 'Neues Passwort festlegen', '/auth/reset-password?token='],
  ['reset_password', 'en', 'Set a new password', '/auth/reset-password?token='],
  ['account_ready', 'de', 'Ihr Konto ist bereit', '/'],
  ['account_ready', 'en', 'Your account is ready', '/'],
  ['job_finished', 'de', 'Ihre Bilder sind beschrieben: media-export.csv', '/results/7'],
  ['job_finished', 'en', 'Your images are described: media-export.csv', '/results/7'],
  ['job_stopped', 'de', 'Ihr Auftrag ist gestoppt: media-export.csv', '/results/7'],
  ['job_stopped', 'en', 'Your job was stopped: media-export.csv', '/results/7'],
  ['job_failed', 'de', 'Ihr Auftrag ist fehlgeschlagen: media-export.csv', '/results/7'],
  ['job_failed', 'en', 'Your job has failed: media-export.csv', '/results/7'],
] as const)(
  '%s arrives in %s',
  async ([kind, language, subject, path], { platform, make, inbox, database }) => {
    const anna = await make.user({ language, isVerified: false })
    await sendMail(platform, { kind, userId: anna.id, ...job })
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

test('a mail follows the language that its reader chose last', async ({ platform, make, inbox }) => {
  const anna = await make.user({ language: 'de' })
  await anna.patch('/api/user', { language: 'en' })
  await sendMail(platform, { kind: 'account_ready', userId: anna.id })
  expect((await inbox.waitFor(anna.email)).subject).toBe('Your account is ready')
})

test('a file name writes no header, whatever is in it', async ({ platform, make, inbox }) => {
  const anna = await make.user()
  const filename = 'a\r\nBcc: bernd@example.org\r\n\r\n<b>ö</b>.csv'
  await sendMail(platform, { kind: 'job_finished', userId: anna.id, ...job, filename })
  const mail = await inbox.waitFor(anna.email)
  expect(mail.to).toEqual([anna.email])
  expect(mail.headers).not.toHaveProperty('bcc')
  expect(mail.subject).toBe('Ihre Bilder sind beschrieben: a Bcc: bernd@example.org <b>ö</b>.csv')
  expect(mail.html).toContain('&lt;b&gt;ö&lt;/b&gt;.csv')
})

test('nobody gets what they do not want, need or exist for', async ({ platform, make, inbox }) => {
  const quiet = await make.user()
  await quiet.patch('/api/user', { mailsOnJobEnd: false })
  const verified = await make.user({ isVerified: true })
  const deleted = await make.user()
  await platform.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, deleted.id))

  const outcomes = [
    await sendMail(platform, { kind: 'job_finished', userId: quiet.id, ...job }),
    await sendMail(platform, { kind: 'job_stopped', userId: quiet.id, ...job }),
    await sendMail(platform, { kind: 'job_failed', userId: quiet.id, ...job, reason: 'given_up' }),
    await sendMail(platform, { kind: 'verify_email', userId: verified.id }),
    await sendMail(platform, { kind: 'account_ready', userId: deleted.id }),
    await sendMail(platform, { kind: 'reset_password', userId: null }),
    await sendMail(platform, { kind: 'reset_password', userId: 1_000_000 }),
  ]
  expect(outcomes).toEqual([false, false, false, false, false, false, false])
  expect(inbox.mails).toEqual([])
  const tokens = await platform.db.select().from(accountTokens).where(eq(accountTokens.userId, verified.id))
  expect(tokens).toEqual([])
})

test('a server that can not be reached, or says no, is told without the address', async ({
  platform,
  make,
  start,
  inbox,
}) => {
  const anna = await make.user()
  const order = { kind: 'account_ready', userId: anna.id } as const
  for (const [code, isFinal] of [
    [421, false],
    [452, false],
    [550, true],
    [554, true],
  ] as const) {
    inbox.set({ fail: 1, code })
    const message = `the mail server answered ${code} (EMESSAGE DATA)`
    await expect(sendMail(platform, order)).rejects.toMatchObject({ message, isFinal })
  }
  const { platform: elsewhere } = await start({ SMTP_URL: 'smtp://127.0.0.1:1' })
  await expect(sendMail(elsewhere, order)).rejects.toMatchObject({
    message: expect.stringContaining('ECONNREFUSED'),
    isFinal: false,
  })
  expect(inbox.mails).toEqual([])
})
