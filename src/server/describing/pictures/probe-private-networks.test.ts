import { createServer, type Server } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPrivateProbes, type Probe } from '#server/describing/testing/list-private-probes.ts'
import { createPictureFetcher } from './create-picture-fetcher.ts'

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
)
const never = new AbortController().signal
const servers: Server[] = []
const connections = { four: 0, six: 0 }
let privatePort = 0
let redirectPort = 0

async function listen(server: Server, host: string, wanted = 0): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, host, resolve)
  })
  servers.push(server)
  const { port } = server.address() as AddressInfo // no pipe, so it has one
  return port
}

function createPrivateServer(name: 'four' | 'six') {
  const server = createServer((_request, response) =>
    response.writeHead(200, { connection: 'close' }).end('private'),
  )
  return server.on('connection', () => {
    connections[name] += 1
  })
}

function createRedirectingServer() {
  return createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const to = searchParams.get('to') ?? ''
    const [, way, count] = pathname.split('/')
    const times = Number(count)
    const next = times > 1 ? `/chain/${times - 1}?to=${encodeURIComponent(to)}` : to
    // Closed each time, so that every hop resolves its name again.
    response.setHeader('connection', 'close')
    if (way === 'go' && times > 0) response.writeHead(times, { location: to }).end()
    else if (way === 'chain') response.writeHead(302, { location: next }).end()
    else response.end('redirecting server')
  })
}

beforeAll(async () => {
  privatePort = await listen(createPrivateServer('four'), '127.0.0.1')
  redirectPort = await listen(createRedirectingServer(), '127.0.0.1')
  if (!hasIpv6) return
  await listen(createPrivateServer('six'), '::1', privatePort)
  await listen(createPrivateServer('six'), '::1', redirectPort)
})

afterAll(async () => {
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
})

/** Resolves the names of the probes; some get other addresses the second time. */
function createNameServer(): LookupFunction {
  const asked = new Map<string, number>()
  return (name, _options, answer) => {
    const host = name.replace(/\.$/, '').toLowerCase()
    const times = asked.get(host) ?? 0
    asked.set(host, times + 1)
    const found = findAddresses(host, times)
    if (!found) return answer(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), [])
    answer(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
}

function findAddresses(host: string, times: number): string[] | undefined {
  if (host.endsWith('localhost') && !host.startsWith('ip6')) return ['127.0.0.1']
  const names: Record<string, string[]> = {
    'redirecting.example': ['127.0.0.1'],
    'private.example': ['127.0.0.1'],
    'two-private.example': ['127.0.0.1', '10.0.0.1'],
    'xn--strae-oqa.example': ['127.0.0.1'],
    'six.example': ['::1'],
    'ip6-localhost': ['::1'],
    'mixed.example': ['::1', '127.0.0.1', '169.254.169.254'],
    'rebound.example': times === 0 ? ['127.0.0.1'] : ['::1'],
    'swapped.example': times === 0 ? ['::1'] : ['127.0.0.1'],
    'empty.example': [],
  }
  return names[host]
}

/** Sends all probes; `surprises` are those with an unexpected result. */
async function sendProbes(allow: string[], reachable: (probe: Probe) => boolean) {
  const fetcher = createPictureFetcher({ allow, lookup: createNameServer(), timeoutMs: 5_000, perHost: 1 })
  connections.four = 0
  connections.six = 0
  const isSendable = ({ address, reaches }: Probe) => hasIpv6 || !reaches || !address.includes('[')
  const probes = listPrivateProbes({ privatePort, redirectPort }).filter(isSendable)
  const surprises: string[] = []
  for (const probe of probes) {
    const before = connections.four + connections.six
    const fetched = await fetcher.fetch(probe.address, never)
    const outcome = 'bytes' in fetched ? fetched.bytes.toString() : fetched.fault.code
    const connected = connections.four + connections.six - before
    const isReached = reachable(probe)
    const wanted = isReached ? 'private' : (probe.outcome ?? 'no_public_server')
    if (outcome !== wanted || connected !== (isReached ? 1 : 0)) {
      surprises.push(
        `${JSON.stringify(probe.address)}: ${outcome} instead of ${wanted}, ${connected} connections`,
      )
    }
  }
  await fetcher.close()
  return { probes, surprises }
}

test('no spelling, redirect, name or scheme leads into a private network', async () => {
  const { probes, surprises } = await sendProbes([`127.0.0.1:${redirectPort}`], () => false)
  expect(surprises).toEqual([])
  expect(connections).toEqual({ four: 0, six: 0 })
  expect(new Set(probes.map(({ address }) => address)).size).toBeGreaterThanOrEqual(200)
})

test('an allowed host and port is reached by every route, and nothing else is', async () => {
  const allow = [`127.0.0.1:${redirectPort}`, `127.0.0.1:${privatePort}`]
  const { probes, surprises } = await sendProbes(allow, ({ reaches }) => reaches === 'four')
  expect(surprises).toEqual([])
  expect(connections).toEqual({ four: probes.filter(({ reaches }) => reaches === 'four').length, six: 0 })
})

test.skipIf(!hasIpv6)('the same of an IPv6 address', async () => {
  const allow = [`127.0.0.1:${redirectPort}`, `[::1]:${privatePort}`]
  const { probes, surprises } = await sendProbes(allow, ({ reaches }) => reaches === 'six')
  expect(surprises).toEqual([])
  expect(connections).toEqual({ four: 0, six: probes.filter(({ reaches }) => reaches === 'six').length })
})
