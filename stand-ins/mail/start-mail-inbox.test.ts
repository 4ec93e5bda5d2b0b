import { createTransport } from 'nodemailer'
import { expect, test, vi } from 'vitest'
import { startMailInbox } from './start-mail-inbox.ts'
import { sendMail } from './testing/send-mail.ts'

test('a mail arrives with its umlauts, text, HTML and headers', async () => {
  await using inbox = await startMailInbox()
  await sendMail(inbox, {
    subject: 'Bestätigen Sie Ihre Adresse: Größe, Übermaß und 😀',
    text: 'Schöne Grüße\n.\nhttps://example.org/a?b=c&d=ä',
    html: '<p>Schöne <b>Grüße</b></p>',
    headers: { 'List-Unsubscribe': '<https://example.org/off>' },
  })
  expect(inbox.mails).toMatchObject([
    {
      id: '1',
      from: 'Bildwort für Prüfer <post@bildwort.example>',
      to: ['anna@example.org'],
      subject: 'Bestätigen Sie Ihre Adresse: Größe, Übermaß und 😀',
      html: expect.stringContaining('<p>Schöne <b>Grüße</b></p>'),
      receivedAt: expect.any(Date),
      headers: { 'list-unsubscribe': '<https://example.org/off>' },
    },
  ])
  expect(inbox.mails[0]?.text.trimEnd()).toBe('Schöne Grüße\n.\nhttps://example.org/a?b=c&d=ä')
})

test('several recipients share one mail, blind copies too', async () => {
  await using inbox = await startMailInbox()
  await sendMail(inbox, { to: ['Anna@example.org', 'Bernd <bernd@example.org>'], bcc: 'carla@example.org' })
  expect(inbox.mails).toHaveLength(1)
  const [mail] = inbox.mails
  expect(mail?.to).toEqual(['anna@example.org', 'bernd@example.org', 'carla@example.org'])
  expect(await inbox.waitFor('bernd@example.org')).toBe(mail)
})

test('a mail without text or HTML has empty ones', async () => {
  await using inbox = await startMailInbox()
  await sendMail(inbox, { text: '', html: '<p>Nur HTML</p>' })
  await sendMail(inbox, { subject: '' })
  expect(inbox.mails).toMatchObject([
    { text: '', html: expect.stringContaining('Nur HTML') },
    { html: '', subject: '' },
  ])
})

test('only the newest are kept', async () => {
  await using inbox = await startMailInbox({ keep: 2 })
  for (const subject of ['eins', 'zwei', 'drei']) await sendMail(inbox, { subject })
  expect(inbox.mails.map(({ id, subject }) => [id, subject])).toEqual([
    ['2', 'zwei'],
    ['3', 'drei'],
  ])
})

test('the next messages are refused with the code that was set, then taken again', async () => {
  await using inbox = await startMailInbox()
  inbox.set({ fail: 2 })
  await expect(sendMail(inbox)).rejects.toMatchObject({ responseCode: 451 })
  await expect(sendMail(inbox)).rejects.toMatchObject({ responseCode: 451 })
  await sendMail(inbox)
  inbox.set({ fail: 1, code: 550 })
  await expect(sendMail(inbox)).rejects.toMatchObject({ responseCode: 550 })
  expect(inbox.mails).toHaveLength(1)
  expect(() => inbox.set({ code: 200 })).toThrow()
})

test('a reset removes the mails and pending refusals', async () => {
  await using inbox = await startMailInbox()
  await sendMail(inbox)
  inbox.set({ fail: 1 })
  inbox.reset()
  expect(inbox.mails).toEqual([])
  await sendMail(inbox)
  expect(inbox.mails).toMatchObject([{ id: '2' }])
})

test('any name and password are good', async () => {
  await using inbox = await startMailInbox()
  await sendMail({ ...inbox, smtpUrl: inbox.smtpUrl.replace('//', '//anna:secret@') })
  expect(inbox.mails).toHaveLength(1)
})

test('closing does not wait for clients that keep their connections', async () => {
  const inbox = await startMailInbox()
  const pool = createTransport({ url: inbox.smtpUrl, pool: true })
  await pool.sendMail({ from: 'a@example.org', to: 'b@example.org', text: 'Hallo' })
  // If its timeout never ends, it is not what closes the connection.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await inbox.close()
  vi.useRealTimers()
  pool.close()
})

test('a port in use is an error and leaves nothing open', async () => {
  await using inbox = await startMailInbox()
  const smtpPort = Number(new URL(inbox.smtpUrl).port)
  await expect(startMailInbox({ smtpPort })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
