import { expect, test } from 'vitest'
import { startMailInbox } from './start-mail-inbox.ts'
import { sendMail } from './testing/send-mail.ts'

test('a waiting caller gets the newest matching mail, and each mail once', async () => {
  await using inbox = await startMailInbox()
  for (const subject of ['Anmeldung 1', 'Anmeldung 2', 'Rechnung']) await sendMail(inbox, { subject })
  expect(await inbox.waitFor('ANNA@example.org', /^anmeldung/gi)).toMatchObject({ subject: 'Anmeldung 2' })
  expect(await inbox.waitFor('anna@example.org', /^anmeldung/gi)).toMatchObject({ subject: 'Anmeldung 1' })
  expect(await inbox.waitFor('anna@example.org')).toMatchObject({ subject: 'Rechnung' })
  await expect(inbox.waitFor('anna@example.org', undefined, 1)).rejects.toThrow('No new mail')
})

test('a caller who waits before the mail arrives gets it then', async () => {
  await using inbox = await startMailInbox()
  const first = inbox.waitFor('anna@example.org')
  const second = inbox.waitFor('anna@example.org')
  await sendMail(inbox, { to: 'bernd@example.org', subject: 'für Bernd' })
  await sendMail(inbox, { subject: 'eins' })
  await sendMail(inbox, { subject: 'zwei' })
  expect(await first).toMatchObject({ subject: 'eins' })
  expect(await second).toMatchObject({ subject: 'zwei' })
})

test('a wait that times out lists the mails that there are', async () => {
  await using inbox = await startMailInbox()
  await expect(inbox.waitFor('anna@example.org', undefined, 1)).rejects.toThrow('The inbox is empty.')
  await sendMail(inbox, { to: ['bernd@example.org', 'carla@example.org'], subject: 'Grüße' })
  await expect(inbox.waitFor('anna@example.org', /Rechnung/, 1)).rejects.toThrow(
    'No new mail to anna@example.org about /Rechnung/ within 1 ms. There is:\n  to bernd@example.org, carla@example.org: Grüße',
  )
})

test('closing ends the waiting', async () => {
  const inbox = await startMailInbox()
  const waiting = expect(inbox.waitFor('anna@example.org')).rejects.toThrow('before the inbox was closed')
  await inbox.close()
  await waiting
})
