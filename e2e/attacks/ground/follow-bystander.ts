import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Stretch {
  count: number
  p99Ms: number
  longestMs: number
  failed: number
}

export interface Looks {
  /** Of `GET /api/user`. */
  user: Stretch
  /** Of `GET /healthz`: the delay of the product's event loop. */
  health: Stretch
}

export interface Bystander {
  meet(product: { url: string; authorization: string }): void
  begin(): void
  /** The measurements since `begin`. */
  read(): Promise<Looks>
  stop(): void
}

/** Another user in a separate process who calls every 20 ms. */
export function followBystander(): Bystander {
  const child = fork(fileURLToPath(import.meta.resolve('./bystander.ts')))
  return {
    meet: ({ url, authorization }) => child.send({ url, authorization }),
    begin: () => child.send({ begin: true }),
    async read() {
      const answer = once(child, 'message')
      child.send({ end: true })
      const [looks] = await answer
      return looks
    },
    stop: () => child.disconnect(),
  }
}
