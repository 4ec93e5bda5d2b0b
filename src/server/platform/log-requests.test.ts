import { currentUser } from '#contract/endpoints/accounts.ts'
import type { CapturedLog } from '#server/testing/capture-log.ts'
import { openConnection } from '#server/testing/open-connection.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'

test('the log line of a request has user id and network, but neither name nor address', async ({ start }) => {
  const { app, make, logs } = await start({ LOG_LEVEL: 'info' })
  const anna = await make.user()
  const headers = { cookie: `bildwort_session=${anna.token}` }
  const sent = [
    { url: currentUser.url, headers, remoteAddress: '198.51.100.77' },
    { url: '/api/user?secret=1', remoteAddress: '2001:db8:1:2::3' },
    { url: '/api/jobs/1000000', headers, remoteAddress: '198.51.100.77' },
  ]
  for (const request of sent) await app.inject(request)

  const completed = await completedLines(logs, sent.length)
  expect(completed.map(({ res }) => res)).toEqual([
    { statusCode: 200, user: anna.id, network: '198.51.100.0/24' },
    { statusCode: 401, network: '2001:db8:1::/48', refused: 'not_signed_in' },
    { statusCode: 404, user: anna.id, network: '198.51.100.0/24', refused: 'not_found' },
  ])
  // A request whose client disconnects early has only its first line.
  const incoming = logs.lines().filter(({ msg }) => msg === 'incoming request')
  expect(incoming.map(({ req }) => req)).toEqual([
    { method: 'GET', path: '/api/user', network: '198.51.100.0/24' },
    { method: 'GET', path: '/api/user', network: '2001:db8:1::/48' },
    { method: 'GET', path: '/api/jobs/1000000', network: '198.51.100.0/24' },
  ])
  expect(logs.text()).not.toMatch(/198\.51\.100\.77|2001:db8:1:2|secret/)
  expect(logs.text()).not.toContain(anna.username)
})

test('a forbidden attempt is logged with what it was and why it was refused', async ({ start }) => {
  const { app, make, logs } = await start({ LOG_LEVEL: 'info' })
  const anna = await make.user()
  const cookie = `bildwort_session=${anna.token}`
  const tried = [
    { url: '/api/admin/users', headers: { cookie } },
    { method: 'DELETE', url: '/api/user', headers: { cookie, origin: 'https://evil.example' } },
    { url: '/api/settings', headers: { host: 'evil.example' } },
    { method: 'POST', url: '/api/jobs/delete', headers: { cookie }, payload: { jobIds: 'all' } },
  ] as const
  for (const request of tried) await app.inject(request)

  const completed = await completedLines(logs, tried.length)
  const refused = completed.map(({ res }) => res as { user?: number; refused?: string })
  expect(refused.map(({ refused }) => refused)).toEqual([
    'admins_only',
    'cross_site',
    'unknown_host',
    'invalid_input',
  ])
  expect(refused[0]?.user).toBe(anna.id)
})

test('behind a trusted proxy the network is the one that the proxy names', async ({ start }) => {
  const { app, logs } = await start({ LOG_LEVEL: 'info', TRUST_PROXY: '1' })
  await app.inject({ url: '/api/settings', headers: { 'x-forwarded-for': '203.0.113.9' } })
  const [line] = await completedLines(logs, 1)
  expect(line).toMatchObject({ res: { statusCode: 200, network: '203.0.113.0/24' } })
})

/** They are written after the answers are sent, possibly after they were read. */
function completedLines(logs: Pick<CapturedLog, 'lines'>, count: number) {
  return until(() => {
    const lines = logs.lines().filter(({ msg }) => msg === 'request completed')
    return lines.length >= count && lines
  })
}

test('a call that arrives while the server closes is refused and logged', async ({ start }) => {
  const { app, logs } = await start({ LOG_LEVEL: 'info' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const client = await openConnection(app)
  const json = 'content-type: application/json'
  client.send('POST /api/login HTTP/1.1', 'host: localhost', json, 'content-length: 2', '', '{')
  await until(() => logs.text().includes('incoming request'))
  const closing = app.close()
  client.send('}GET /api/user HTTP/1.1', 'host: localhost', '', '')
  await until(() => client.heard().includes('HTTP/1.1 503'))
  await closing
  expect(logs.lines().map(({ res }) => res)).toContainEqual({ statusCode: 503 })
  client.socket.destroy()
})
