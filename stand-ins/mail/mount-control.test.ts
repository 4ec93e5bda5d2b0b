import { expect, test } from 'vitest'
import { startMailInbox } from './start-mail-inbox.ts'
import { sendMail } from './testing/send-mail.ts'

test('another process reads the mails, has some refused, and resets', async () => {
  await using inbox = await startMailInbox()
  const read = async (query = '') => (await fetch(`${inbox.url}/api/mails${query}`)).json()
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${inbox.url}/__stand-in/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return answer.status
  }
  await sendMail(inbox)
  await sendMail(inbox, { to: 'bernd@example.org' })
  expect(await read()).toMatchObject([{ to: ['anna@example.org'] }, { to: ['bernd@example.org'] }])
  expect(await read('?to=bernd@example.org')).toMatchObject([{ id: '2', receivedAt: expect.any(String) }])

  expect(await post('set', { fail: 1, code: 452 })).toBe(204)
  await expect(sendMail(inbox)).rejects.toMatchObject({ responseCode: 452 })
  expect(await post('set', { fail: 'all' })).toBe(400)
  expect(await post('reset', {})).toBe(204)
  expect(await read()).toEqual([])
})
