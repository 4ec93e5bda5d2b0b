import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

// Systems take the ports of outgoing calls, and of servers that leave the choice to them, from 32768 upwards.
const lowest = 16_384
const highest = 32_766

/**
 * A port of 127.0.0.1 that nobody listens on, for a process that is about to start. Until this process ends, nobody else who asks
 * here is given the same one, and the system gives it to nobody: it is there, too, for the one that is started anew.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const port = lowest + 2 * Math.floor((Math.random() * (highest - lowest)) / 2)
    // Whoever listens on the port above has been given this one. The system lets go of it when its process ends, however that ends.
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
