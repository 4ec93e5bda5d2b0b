import { expect, test } from 'vitest'
import { type MailInbox, startMailInbox } from './start-mail-inbox.ts'
import { sendMail } from './testing/send-mail.ts'

async function read(inbox: MailInbox, path: string, language = 'de') {
  const answer = await fetch(inbox.url + path, { headers: { 'accept-language': language } })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

test('nothing in a mail becomes part of the pages', async () => {
  await using inbox = await startMailInbox()
  const evil = `<script>alert("x")</script>'`
  await sendMail(inbox, {
    from: { name: evil, address: 'post@bildwort.example' },
    subject: evil,
    text: `${evil} https://example.org/"onclick="alert(1) javascript:alert(1)`,
  })
  const list = await read(inbox, `/?to=${encodeURIComponent(evil)}`)
  const all = await read(inbox, '/')
  const mail = await read(inbox, '/mails/1')
  for (const { body } of [list, all, mail]) {
    expect(body).toContain('&#60;script&#62;')
    expect(body).not.toMatch(/<script|"onclick|href="javascript/)
  }
  expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the list shows the newest first and filters by address', async () => {
  await using inbox = await startMailInbox()
  await sendMail(inbox, { to: 'anna+a@example.org', subject: 'eins' })
  await sendMail(inbox, { to: ['anna+a@example.org', 'bernd@example.org'], subject: 'zwei' })
  await sendMail(inbox, { to: 'bernd@example.org', subject: 'drei' })
  const subjects = async (path: string) =>
    [...(await read(inbox, path)).body.matchAll(/mails\/\d+">([^<]+)/g)].map(([, subject]) => subject)
  expect(await subjects('/')).toEqual(['drei', 'zwei', 'eins'])
  expect(await subjects('/?to=anna%2Ba@example.org')).toEqual(['zwei', 'eins'])
  expect(await subjects('/?to=Anna+A@example.org')).toEqual(['zwei', 'eins'])
  expect(await subjects('/?to=nobody@example.org')).toEqual([])
})

test('the list refreshes itself until it is held, a mail never does', async () => {
  await using inbox = await startMailInbox()
  await sendMail(inbox)
  const refreshOf = async (path: string) => (await read(inbox, path)).headers.get('refresh')
  expect(await refreshOf('/?to=anna@example.org')).toBe('5')
  expect(await refreshOf('/?to=anna@example.org&refresh=off')).toBeNull()
  expect(await refreshOf('/mails/1')).toBeNull()
})

test('a mail shows its addresses, its text with links, and its HTML in a sandbox', async () => {
  await using inbox = await startMailInbox()
  const text = 'Bestätigen: https://example.org/verify?token=a_b&x=1. Danke (http://example.org/hilfe)!'
  await sendMail(inbox, {
    text,
    html: '<base href="https://evil.example/"><p>Schöne <a href="/x">Grüße</a></p>',
  })
  const { body } = await read(inbox, '/mails/1')
  expect(body).toContain('<h1>Grüße aus Köln</h1>')
  expect(body).toContain('Bildwort für Prüfer &#60;post@bildwort.example&#62;')
  expect(body).toContain('<a href="/?to=anna%40example.org">anna@example.org</a>')
  expect(body).toContain(
    '<a href="https://example.org/verify?token=a_b&#38;x=1">https://example.org/verify?token=a_b&#38;x=1</a>. Danke',
  )
  expect(body).toContain('(<a href="http://example.org/hilfe">http://example.org/hilfe</a>)!')
  expect(body).toMatch(
    /<iframe title="HTML-Fassung" src="\/mails\/1\/html" sandbox="[^"]+by-user-activation">/,
  )

  const frame = await read(inbox, '/mails/1/html')
  expect(frame.body).toMatch(/^<!doctype html><base target="_blank">.*Grüße/s)
  const policy = frame.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/sandbox allow-popups/)
  expect(policy).not.toMatch(/script/)
})

test('a mail that is not there, or has no HTML, is not found', async () => {
  await using inbox = await startMailInbox()
  await sendMail(inbox)
  expect((await read(inbox, '/mails/1')).body).not.toContain('<iframe')
  expect((await read(inbox, '/mails/1/html')).status).toBe(404)
  const unknown = await read(inbox, '/mails/2')
  expect(unknown.status).toBe(404)
  expect(unknown.body).toContain('Diese E-Mail gibt es hier nicht')
})

test('pages use the requested language and say what they are', async () => {
  await using inbox = await startMailInbox()
  const german = await read(inbox, '/')
  expect(german.body).toContain('<html lang="de">')
  expect(german.body).toContain('schickt keine weiter')
  const english = await read(inbox, '/', 'en-GB,en;q=0.9')
  expect(english.body).toContain('<html lang="en">')
  expect(english.body).toContain('sends nothing on')
})

test('pages need nothing from elsewhere', async () => {
  await using inbox = await startMailInbox()
  const { body } = await read(inbox, '/')
  expect([...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url)).not.toContainEqual(
    expect.stringMatching(/^(https?:)?\/\//),
  )
  expect((await read(inbox, '/inbox.css')).headers.get('content-type')).toContain('text/css')
})
