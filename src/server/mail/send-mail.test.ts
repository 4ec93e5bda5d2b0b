import { expect, test } from '#server/testing/mail-test.ts'

test('a server that can not be reached, or says no, is told without the address', async ({
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

test('where TLS is required, a server that offers none gets no mail', async ({
  make,
  mails,
  start,
  inbox,
}) => {
  const anna = await make.user()
  const order = { kind: 'account_ready', userId: anna.id } as const
  const { platform: strict } = await start({ SMTP_REQUIRE_TLS: 'true' })
  // It is the installation's fault: once it is repaired, the mail goes.
  await expect(mails.send(order, strict)).rejects.toMatchObject({
    message: expect.stringContaining('ETLS'),
    isFinal: false,
  })
  expect(inbox.mails).toEqual([])
})
