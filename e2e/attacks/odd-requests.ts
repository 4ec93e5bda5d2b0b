import { once } from 'node:events'
import net from 'node:net'
import { type Attack, wrongWhere } from './attack.ts'
import type { Ground } from './ground/ground.ts'
import { createTally } from './ground/tally.ts'

export const unknownPaths: Attack = {
  name: 'paths that are no page and no call',
  costs: 'little',
  async run(ground) {
    const html = { accept: 'text/html' }
    const api = await ground.send({ path: '/api' })
    const php = await ground.send({ path: '/impressum.php', headers: html })
    const metrics = await ground.send({ path: '/metrics' })
    const withToken = await ground.send({
      path: '/metrics',
      headers: { authorization: 'Bearer token-of-the-metrics' },
    })
    return {
      sent: '/api, /impressum.php, /metrics without and with its token',
      answers: createTally([api, php, metrics, withToken]),
      wrong: wrongWhere({
        '/api is no 404 as JSON': api.status !== 404 || api.code !== 'not_found',
        '/impressum.php is not the not-found page': !php.text.includes('<!doctype html>'),
        '/metrics is open': Math.floor(metrics.status / 100) !== 4,
        '/metrics does not take its token': withToken.status !== 200,
      }),
    }
  },
}

export const wrongHosts: Attack = {
  name: 'hosts and origins of others',
  costs: 'little',
  async run(ground) {
    const json = { username: 'admin', password: 'a wrong one' }
    const { host } = new URL(ground.url)
    const foreign = await Promise.all([
      ground.send({ path: '/', headers: { host: 'evil.example' } }),
      ground.send({ path: '/api/settings', headers: { host: 'evil.example' } }),
      ground.send({
        path: '/api/login',
        method: 'POST',
        json,
        headers: { host: 'evil.example', origin: 'http://evil.example' },
      }),
    ])
    const healthy = await ground.send({ path: '/healthz', headers: { host: 'evil.example' } })
    const own = await ground.send({ path: '/api/settings', headers: { host } })
    const answers = createTally(foreign)
    return {
      sent: 'Host: evil.example, three times',
      answers,
      wrong: wrongWhere({
        'not all are refused': answers.count(4) !== 3 || foreign[2]?.code === 'invalid_credentials',
        '/healthz is not for everybody': healthy.status !== 200,
        'the own host is refused': own.status !== 200,
      }),
    }
  },
}

/** Embedding is off here, so no frame is the app's. */
export const frameCookie: Attack = {
  name: 'the cookie of frames outside a frame',
  costs: 'little',
  async run(ground) {
    const user = await ground.newUser({ isVisitor: true })
    const names = ['iframe-auth', 'bildwort_iframe', 'iframe_auth']
    const sent = await Promise.all(
      names.map((name) => ground.send({ path: '/api/user', headers: { cookie: `${name}=${user.token}` } })),
    )
    const answers = createTally(sent)
    return {
      sent: 'a session in it',
      answers,
      wrong: wrongWhere({ 'it signs in': answers.count(401) !== names.length }),
    }
  },
}

/** Node answers these itself, before any route. */
export const brokenRequests: Attack = {
  name: 'what is no HTTP',
  costs: 'little',
  async run(ground) {
    const answers = [
      await sendRaw(ground, 'NONSENSE\r\n\r\n'),
      await sendRaw(ground, `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`),
    ]
    return {
      sent: 'a line of nonsense, headers of 40 kB',
      answers: createTally(
        answers.map((text) => ({
          status: Number(text.split(' ')[1] ?? 0),
          code: '',
          text,
          headers: {},
          ms: 0,
        })),
      ),
      wrong: wrongWhere({
        'one has no answer': answers.some((text) => !/^HTTP\/1.1 4\d\d /.test(text)),
        'one has no security headers': answers.some((text) => !/x-content-type-options: nosniff/i.test(text)),
      }),
    }
  },
}

async function sendRaw({ url, signal }: Ground, text: string): Promise<string> {
  const socket = net.connect({ port: Number(new URL(url).port), host: '127.0.0.1', signal: signal() })
  let answer = ''
  socket.on('data', (piece) => (answer += piece))
  socket.on('error', () => {})
  socket.end(text)
  await once(socket, 'close')
  return answer
}
