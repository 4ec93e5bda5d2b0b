import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

// Systems use ports from 32768 upwards for outgoing calls and for servers that request any free port.
const lowest = 16_384
const highest = 32_766

/**
 * A free port of 127.0.0.1 for a process that is about to start. Until this process ends, no other caller gets the same port and the system
 * assigns it to nothing else, so it is also free for a restart.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const port = lowest + 2 * Math.floor((Math.random() * (highest - lowest)) / 2)
    // The listener on the next port claims this one. The system releases it when the process ends, however that happens.
    const claim = await listenOn(port + 1)
    if (claim === null) continue
    claim.unref()
    const server = await listenOn(port)
    if (server === null) continue
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error(`no port from ${lowest} to ${highest} is free`)
}

async function listenOn(port: number): Promise<Server | null> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return null
    throw error
  }
  return server
}
