import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a port is given to one caller only, across processes', async () => {
  const others = Array.from({ length: 3 }, () => takePortsInAnotherProcess(400))
  try {
    const own = await Promise.all(Array.from({ length: 400 }, freePort))
    const all = [...own, ...(await Promise.all(others.map(({ ports }) => ports))).flat()]
    expect(all).toHaveLength(1_600)
    expect(new Set(all).size).toBe(1_600)
  } finally {
    await Promise.all(others.map(({ end }) => end()))
  }
})

test('a port that was given is none that the system gives to outgoing calls or to servers of any port', async () => {
  const system = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      server.close()
      return typeof address === 'object' && address !== null ? address.port : 0
    }),
  )
  expect(await freePort()).toBeLessThan(Math.min(...system))
})

test('a caller can listen on its port, and again after its end', async () => {
  const port = await freePort()
  for (const _ of ['first', 'again']) {
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
  }
})

/** The process keeps its ports until it is ended. */
function takePortsInAnotherProcess(count: number): { ports: Promise<number[]>; end(): Promise<void> } {
  const script = `
    import { freePort } from '#scripts/free-port.ts'
    const ports = await Promise.all(Array.from({ length: ${count} }, freePort))
    console.log(JSON.stringify(ports))
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  return {
    ports: once(createInterface(child.stdout), 'line').then(([line]) => JSON.parse(line)),
    async end() {
      child.stdin.end()
      await ended
    },
  }
}
