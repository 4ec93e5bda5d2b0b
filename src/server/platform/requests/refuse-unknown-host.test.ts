import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { login } from '#contract/endpoints/accounts.ts'
import { openConnection } from '#server/testing/open-connection.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const test = plainTest.extend('environment', { scope: 'file' }, () => ({
  PUBLIC_URL: 'https://words.example.org',
  ALLOWED_HOSTS: 'words.lan 192.168.0.7',
}))
const refused = { status: 421, body: { code: 'unknown_host' } }

test.for([
  'localhost',
  'localhost:4000',
  '127.0.0.1:3000',
  '[::1]:3000',
  'LOCALHOST',
  'localhost.',
  'words.example.org',
  'Words.Example.org.:443',
  'words.lan:3000',
  '192.168.0.7:3000',
])('the server answers by the name %s', async (host, { make }) => {
  expect(await make.visitor().with({ host }).get('/api/settings')).toMatchObject({ status: 200 })
})

test.for([
  'evil.example',
  'localhost.evil.example',
  'evil.example:3000',
  'words.example.org.evil.example',
  'me@localhost',
  '127.0.0.2',
  '0.0.0.0:3000',
  '[::2]:3000',
  '192.168.0.8:3000',
])('a name that leads here without being ours is refused: %s', async (host, { make }) => {
  const visitor = make.visitor().with({ host })
  for (const path of ['/api/settings', '/', '/auth', '/api/nowhere', '/samples/office-dogs.jpg'])
    expect([path, await visitor.get(path)]).toEqual([path, expect.objectContaining({ status: 421 })])
  const body = { username: 'anybody', password: 'anything' }
  expect(await visitor.call(login, { body })).toMatchObject(refused)
})

test('the refusal names the requested host and the settings that allow it', async ({ make }) => {
  const headers = { host: '192.168.0.8:3000' }
  const german = await make.visitor().with(headers).get('/api/settings')
  expect(german.body).toMatchObject({ code: 'unknown_host', host: '192.168.0.8' })
  expect(JSON.stringify(german.body)).toMatch(/„192\.168\.0\.8“ .*PUBLIC_URL und ALLOWED_HOSTS/)
  const english = await make.visitor({ language: 'en' }).with(headers).get('/')
  expect(JSON.stringify(english.body)).toMatch(/“192\.168\.0\.8”.*PUBLIC_URL and ALLOWED_HOSTS/)
})

test('monitoring reaches the process by any name', async ({ start }) => {
  const { app } = await start({ METRICS_TOKEN: 'for the scraper' })
  const headers = { host: '10.1.2.3:3000', authorization: 'Bearer for the scraper' }
  for (const url of ['/healthz', '/readyz', '/metrics'])
    expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, 200])
})

test('behind a trusted proxy the forwarded name counts; from anybody else it does not', async ({
  make,
  start,
}) => {
  const forwarded = { host: 'web:3000', 'x-forwarded-host': 'words.example.org' }
  const rebound = { host: 'localhost:3000', 'x-forwarded-host': 'evil.example' }
  const proxied = (await start({ TRUST_PROXY: '1' })).make.visitor()
  expect(await proxied.with(forwarded).get('/api/settings')).toMatchObject({ status: 200 })
  expect(await proxied.with(rebound).get('/api/settings')).toMatchObject(refused)
  const direct = make.visitor()
  expect(await direct.with(forwarded).get('/api/settings')).toMatchObject(refused)
  expect(await direct.with(rebound).get('/api/settings')).toMatchObject({ status: 200 })
})

test('an HTTP/1.0 call without a host is refused, except for health checks', async ({ start }) => {
  const { app } = await start()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(app.listeningOrigin)
  const ask = async (path: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`)
    return (await text(socket)).split('\r\n')[0]
  }
  expect(await ask('/api/settings')).toContain(' 421 ')
  expect(await ask('/healthz')).toContain(' 200 ')
})

test.for([
  ['two names', 'host: localhost', 'host: evil.example'],
  ['one name twice', 'host: localhost', 'Host: localhost'],
])('a call with %s is refused, also by who watches over the process', async ([, ...hosts], { start }) => {
  const { app } = await start()
  await app.listen({ port: 0, host: '127.0.0.1' })
  for (const path of ['/api/settings', '/', '/healthz']) {
    const client = await openConnection(app)
    client.send(`GET ${path} HTTP/1.1`, ...hosts, 'connection: close', '', '')
    const { head, body } = await client.answer()
    expect([path, head, body.code]).toEqual([
      path,
      expect.stringMatching(/^http.1.1 400 /),
      'request_unreadable',
    ])
  }
})

test('changes are allowed from every address of the server, and from no other', async ({ make }) => {
  const anna = await make.user()
  const change = (host: string, origin: string) =>
    anna.with({ host, origin }).patch('/api/user', { language: 'en' })
  expect(await change('words.lan:3000', 'http://words.lan:3000')).toMatchObject({ status: 200 })
  expect(await change('web:3000', 'https://words.example.org')).toMatchObject(refused)
  expect(await change('words.lan:3000', 'http://evil.example')).toMatchObject({ status: 403 })
  expect(await change('evil.example', 'http://evil.example')).toMatchObject(refused)
})
