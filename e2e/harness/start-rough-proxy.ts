import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface RoughProxy {
  port: number
  /** Delays all later data by this time, piece by piece, in both directions. */
  delay(ms: number): void
  /** Resets every connection. Returns their number. */
  cut(): number
  /** Of the next answer in each connection, passes only the first half; then closes the connection. */
  halve(): void
  /** Ends all delays and pending cuts. */
  calm(): void
  close(): Promise<void>
}

/** A proxy on 127.0.0.1 between processes and their peers. */
export async function startRoughProxy(target: NetConnectOpts): Promise<RoughProxy> {
  const lines = new Map<Socket, Socket>()
  const toBeHalved = new Set<Socket>()
  let delayMs = 0

  const carry = async (from: Socket, to: Socket) => {
    for await (const piece of from) {
      if (delayMs > 0) await sleep(delayMs)
      if (toBeHalved.delete(from)) {
        to.write(piece.subarray(0, Math.floor(piece.length / 2)), () => to.destroy())
        from.destroy()
        return
      }
      if (!to.write(piece)) await once(to, 'drain')
    }
    to.end()
  }

  const server = createServer({ noDelay: true }, (near) => {
    const far = connect(target)
    lines.set(near, far)
    const end = () => {
      lines.delete(near)
      toBeHalved.delete(far)
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
    carry(near, far).catch(end)
    carry(far, near).catch(end)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    const count = lines.size
    for (const [near, far] of lines) {
      near.resetAndDestroy()
      far.destroy()
    }
    return count
  }

  return {
    port: (server.address() as AddressInfo).port, // it listens on TCP
    delay(ms) {
      delayMs = ms
    },
    cut,
    halve() {
      for (const far of lines.values()) toBeHalved.add(far)
    },
    calm() {
      delayMs = 0
      toBeHalved.clear()
    },
    async close() {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}
