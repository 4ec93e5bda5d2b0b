import { globSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Attack, wrongWhere } from './attack.ts'
import type { Actor } from './ground/actor.ts'
import { createDraw } from './ground/create-draw.ts'
import type { Ground } from './ground/ground.ts'
import { type ProxyName, startProxy } from './ground/start-proxy.ts'
import { createTally } from './ground/tally.ts'
import { processorSeconds } from './ground/watch-process.ts'

const atOnce = 40
/** Connections that may be open without a leak: the observer's own, and those that proxies keep alive. */
const spareOf = (behind: ProxyName | undefined) => (behind ? 40 : 4)
const settlesWithinSeconds = 45
const idleSeconds = 3
/** An idle process still polls its queue, and a busy machine measures imprecisely. */
const idleShareAtMost = 0.15

/** Calls that would end the session or revoke the token that the other calls use. */
const endsItself = /logout|sign-out|sessions|tokens|own-account|\/api\/user$/

type Draw = () => number
type Call = Pick<Endpoint, 'method' | 'url'>

/**
 * Calls every route with all kinds of bodies and hangs up at any moment: before the headers are complete, in the middle of the body, during
 * the answer. Seeded, so that failures are reproducible. Afterwards the product must hold nothing for any of them.
 */
export function hungUpCalls(count: number, behind?: ProxyName): Attack {
  return {
    name: `${count} calls of all routes are hung up at any moment${behind ? ` behind ${behind}` : ''}`,
    costs: count <= 1_000 ? 'little' : 'much',
    withinSeconds: 400,
    async run(ground) {
      const product = new URL(ground.url)
      const proxy = behind ? await startProxy(behind, product) : null
      if (behind && !proxy)
        return { sent: `nothing: no ${behind} is installed`, answers: createTally(), wrong: [] }
      try {
        const user = await ground.newUser()
        const calls = await listCalls()
        const token = await makeToken(user)
        const credentials = ['', `authorization: Bearer ${user.token}`, `authorization: Bearer ${token}`]
        const before = await look(ground)
        const draw = createDraw(1)
        let left = count
        const lane = async () => {
          while (left > 0 && !ground.signal().aborted) {
            left -= 1
            await hangUp(
              proxy?.port ?? Number(product.port),
              write(draw, calls, credentials, product.host),
              draw,
            )
          }
        }
        await Promise.all(Array.from({ length: atOnce }, lane))
        const after = await settle(ground, before.connections + spareOf(behind))
        const idleShare = await shareOfCore(ground)
        const refused = await placesLeft(user, token)
        return {
          sent: `${count} calls of ${calls.length} routes`,
          answers: createTally(),
          wrong: wrongWhere({
            [`${after.connections} connections are open, ${before.connections} were`]:
              after.connections > before.connections + spareOf(behind),
            [`it takes ${(idleShare * 100).toFixed(0)} % of a core with nothing to do`]:
              idleShare > idleShareAtMost,
            [`${refused.join(', ')}: its places are not all given back`]: refused.length > 0,
          }),
          noted: `connections ${before.connections} → ${after.connections}, memory ${before.megabytes} → ${after.megabytes} MB, idle ${(idleShare * 100).toFixed(1)} % of a core`,
        }
      } finally {
        await proxy?.stop()
      }
    },
  }
}

async function listCalls(): Promise<Call[]> {
  const files = globSync('src/contract/endpoints/**/*.ts', { exclude: ['**/*.test.ts'] })
  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<object>))
  const endpoints = modules.flatMap((exported) => Object.values(exported)).filter(isCall)
  const pages: Call[] = [
    { method: 'GET', url: '/' },
    { method: 'GET', url: '/teilen/nothing' },
    { method: 'POST', url: '/nowhere' },
  ]
  return [...endpoints.filter(({ url }) => !endsItself.test(url)), ...pages]
}

function isCall(exported: unknown): exported is Call {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'url' in exported
}

async function makeToken(user: Actor): Promise<string> {
  const scopes = ['jobs:read', 'jobs:write', 'images:read', 'images:write']
  const json = { name: 'Test', scopes, days: null, monthlyCapCents: null }
  const { status, text } = await user.send({ method: 'POST', path: '/api/user/tokens', json })
  if (status !== 201) throw new Error(`no token: ${status} ${text}`)
  return JSON.parse(text).text
}

function write(draw: Draw, calls: Call[], credentials: string[], host: string): string {
  const pick = <T>(all: readonly T[]) => all[Math.floor(draw() * all.length)]!
  const { method, url } = pick(calls)
  const path = url.replaceAll(/:\w+/g, () => String(Math.floor(draw() * 20)))
  const head = [`${method} ${path} HTTP/1.1`, `host: ${host}`, pick(credentials)].filter(Boolean)
  const bytes = pick([1, 900, 900_000, 19_000_000])
  const bodies = [
    [''],
    [`content-length: ${bytes}`, 'content-type: application/json', '', '{'],
    [`content-length: ${bytes}`, 'content-type: multipart/form-data; boundary=x', '', '--x\r\n'],
    [`content-length: ${bytes}`, 'content-type: application/octet-stream', '', 'x'.repeat(pick([1, 60_000]))],
    ['transfer-encoding: chunked', 'content-type: application/json', '', '5\r\n{"a":\r\n'],
    ['content-length: 2', 'content-type: application/json', '', '{}'],
  ]
  const key = draw() < 0.2 ? [`idempotency-key: ${Math.floor(draw() * 50)}`] : []
  const text = [...head, ...key, ...pick(bodies)].join('\r\n')
  // Some send several calls over one connection, some send only a part of one.
  if (draw() < 0.1) return `${text}\r\n`.repeat(3)
  return draw() < 0.1 ? text.slice(0, Math.floor(draw() * text.length)) : `${text}\r\n`
}

function hangUp(port: number, sent: string, draw: Draw): Promise<void> {
  const [waitMs, how] = [draw() < 0.3 ? 0 : draw() * 40, draw()]
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', async () => {
      socket.write(sent)
      if (waitMs > 0) await sleep(waitMs)
      if (how < 0.4) socket.resetAndDestroy()
      else if (how < 0.8) socket.destroy()
      else socket.end()
      // Stopping to send still gets an answer, so hang up after it.
      if (how >= 0.8) await sleep(20)
      socket.destroy()
    })
    socket.on('error', () => {})
    socket.resume()
    socket.on('close', () => done())
  })
}

/** The product's open connections and its memory. */
async function look(ground: Ground): Promise<{ connections: number; megabytes: number }> {
  const status = readFileSync(`/proc/${ground.pid()}/status`, 'utf8')
  const megabytes = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  const port = Number(new URL(ground.url).port).toString(16).toUpperCase().padStart(4, '0')
  const itsOwn = new RegExp(`^ *\\d+: \\w{8}:${port} \\w+:\\w+ (01|08) `)
  const connections = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  return { connections: connections.filter((line) => itsOwn.test(line)).length, megabytes }
}

/** Connections are closed when the rest of their bodies does not arrive. */
async function settle(ground: Ground, atMost: number): Promise<{ connections: number; megabytes: number }> {
  for (let second = 0; second < settlesWithinSeconds; second += 1) {
    const now = await look(ground)
    if (now.connections <= atMost) return now
    await sleep(1_000)
  }
  return look(ground)
}

async function shareOfCore(ground: Ground): Promise<number> {
  const before = processorSeconds(ground.pid())
  await sleep(idleSeconds * 1_000)
  return (processorSeconds(ground.pid()) - before) / idleSeconds
}

/** Tries one call that needs a slot of each kind. Returns those that get none. */
async function placesLeft(user: Actor, token: string): Promise<string[]> {
  const asToken = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const large = Buffer.alloc(1_500_000, 'x')
  const form = { ...asToken, 'content-type': 'multipart/form-data; boundary=x' }
  const answers = await Promise.all([
    user.send({ method: 'POST', path: '/api/v1/images', headers: asToken, body: large }),
    user.send({ method: 'POST', path: '/api/v1/images', headers: form, body: large }),
    user.send({ method: 'POST', path: '/api/v1/jobs', headers: form, body: large }),
    user.start({ name: 'list.csv', content: 'address\nx\n' }),
  ])
  return answers
    .filter(({ status, code }) => status === 503 || status === 0 || /busy|under_way|at_once/.test(code))
    .map(({ status, code }) => `${status} ${code}`)
}
