import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'
import { processTree } from './process-tree.ts'

export const adminPassword = 'a-password-of-tests'

export interface Product {
  url: string
  pid: number
  /** Its standard output and errors so far. */
  output(): string
  /** Stops it as an operator would; returns the milliseconds that it took. */
  stop(): Promise<number>
  /** SIGKILL to the process and all its descendants, including its database. */
  killEverything(): Promise<void>
  /** SIGKILL to this process only. */
  kill(): Promise<void>
}

/**
 * Starts the product as `npm run serve` does, in a separate process, and waits until it is ready. `folder` is another checkout with its own
 * dependencies.
 */
export async function startProduct(
  environment: Record<string, string>,
  host = '127.0.0.1',
  folder = process.cwd(),
): Promise<Product> {
  const port = environment.PORT ?? String(await freePort())
  const url = `http://${host}:${port}`
  const { PATH, NODE_COMPILE_CACHE } = process.env
  // As in the demo: the images of the sample list are served by the product itself.
  const IMAGE_FETCH_ALLOW = `${environment.IMAGE_FETCH_ALLOW ?? ''} ${new URL(url).host}`
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment, IMAGE_FETCH_ALLOW, PORT: port, PUBLIC_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: folder,
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  await ready(child, environment.ROLE === 'worker' ? null : url, () => output)
  const pid = child.pid!

  return {
    url,
    pid,
    output: () => output,
    async stop() {
      const began = Date.now()
      await end(child, [pid], 'SIGTERM')
      return Date.now() - began
    },
    killEverything: () => end(child, processTree(pid), 'SIGKILL'),
    kill: () => end(child, [pid], 'SIGKILL'),
  }
}

/** A data folder that is removed after the test. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'bildwort-e2e-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

async function ready(child: ChildProcess, url: string | null, output: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the product ended at its start:\n${output()}`)
    if (url === null && output().includes('"started"')) return
    const answer = url === null ? null : await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`the product was not ready in time:\n${output()}`)
}

async function end(child: ChildProcess, pids: number[], signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has already ended.
    }
  }
  await ended
}
