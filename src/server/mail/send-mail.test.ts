import { mailKinds } from '#server/mail-kinds.ts'
import { MailFault } from '#server/platform/smtp/explain-mail-error.ts'
import type { Mail } from '#server/platform/smtp/open-mailer.ts'
import { expect, test } from '#server/testing/mail-test.ts'
import { sendMail } from './send-mail.ts'

test('an unreachable or rejecting server is reported without the address', async ({
  make,
  mails,
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
    await expect(mails.send(order)).rejects.toMatchObject({ message, isFinal })
  }
  const { platform: elsewhere } = await start({ SMTP_URL: 'smtp://127.0.0.1:1' })
  await expect(mails.send(order, elsewhere)).rejects.toMatchObject({
    message: expect.stringContaining('ECONNREFUSED'),
    isFinal: false,
  })
  expect(inbox.mails).toEqual([])
})

test('if TLS is required, a server without it gets no mail', async ({ make, mails, start, inbox }) => {
  const anna = await make.user()
  const order = { kind: 'account_ready', userId: anna.id } as const
  const { platform: strict } = await start({ SMTP_REQUIRE_TLS: 'true' })
  // The installation is at fault: once that is fixed, the mail is sent.
  await expect(mails.send(order, strict)).rejects.toMatchObject({
    message: expect.stringContaining('ETLS'),
    isFinal: false,
  })
  expect(inbox.mails).toEqual([])
})

const ofToken = (userId: number) =>
  ({ kind: 'token_created', userId, token: { name: 'Redaktion', start: 'bw_live_0000' } }) as const

const limitedTest = test.extend('limited', async ({ start }) => {
  const { platform, logs } = await start({ RATE_LIMIT: 'on' })
  const sent: Mail[] = []
  const server = { takes: true }
  const send = async (mail: Mail) => {
    if (!server.takes) throw new MailFault('busy', { isFinal: false })
    sent.push(mail)
  }
  return { platform: { ...platform, mailer: { send, close: () => {} } }, logs, sent, server }
})

limitedTest(
  'an address gets ten mails of one kind a day, and the tenth says so',
  async ({ make, mails, limited }) => {
    const { platform, logs, sent } = limited
    const [anna, ben] = [await make.user({ language: 'de' }), await make.user({ language: 'en' })]
    const outcomes: boolean[] = []
    for (let n = 0; n < 12; n += 1) outcomes.push(await mails.send(ofToken(anna.id), platform))
    expect(outcomes).toEqual([...Array(10).fill(true), false, false])
    const note = 'Von solchen E-Mails senden wir Ihnen höchstens zehn in 24 Stunden. Das war die zehnte.'
    expect(sent.map(({ text }) => text.includes(note))).toEqual([...Array(9).fill(false), true])
    expect(sent.at(-1)!.html).toContain(note)
    const { values } = await platform.metrics.boundsReached.get()
    expect(values).toMatchObject([{ labels: { bound: 'mailsOfKind' }, value: 2 }])
    expect(logs.everything()).toContain('ten mails of this kind went to its reader within a day')
    // Other kinds and other readers are not affected.
    expect(await mails.send({ kind: 'password_changed', userId: anna.id }, platform)).toBe(true)
    expect(await mails.send(ofToken(ben.id), platform)).toBe(true)
  },
)

limitedTest('a mail that is tried again counts once', async ({ make, limited }) => {
  const { platform, server } = limited
  const order = ofToken((await make.user()).id)
  for (let n = 0; n < 10; n += 1) {
    server.takes = false
    await expect(sendMail(platform, mailKinds, order)).rejects.toThrow('busy')
    server.takes = true
    expect(await sendMail(platform, mailKinds, order, { isRepeated: true })).toBe(true)
  }
  expect(await sendMail(platform, mailKinds, order)).toBe(false)
})

limitedTest(
  'strangers who request links do not use up the mails of an address’s owner',
  async ({ make, mails, limited: { platform } }) => {
    const linksTo = async ({ id: userId }: { id: number }) => {
      const outcomes: boolean[] = []
      for (let n = 0; n < 12; n += 1)
        outcomes.push(await mails.send({ kind: 'reset_password', userId }, platform))
      return outcomes.filter(Boolean).length
    }
    expect(await linksTo(await make.user())).toBe(12)
    // For an unverified address, a stranger may be asking.
    expect(await linksTo(await make.user({ isVerified: false }))).toBe(10)
  },
)

limitedTest(
  'registering an address again does not start a new count of its mails',
  async ({ make, mails, limited: { platform } }) => {
    const anna = await make.user({ isVerified: false })
    const ask = (userId: number) => mails.send({ kind: 'verify_email', userId }, platform)
    for (let n = 0; n < 10; n += 1) expect(await ask(anna.id)).toBe(true)
    const next = await make.user({ isVerified: false })
    await platform.pool.query("update users set email = 'gone@example.org' where id = $1", [anna.id])
    await platform.pool.query('update users set email = upper($2) where id = $1', [next.id, anna.email])
    expect(await ask(next.id)).toBe(false)
  },
)
