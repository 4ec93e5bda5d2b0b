import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'
import { spawnServer } from './spawn-server.ts'

/** A worker in a separate process. */
export async function startBenchWorker(environment: Record<string, string>) {
  const address = `127.0.0.1:${await freePort()}`
  const folder = mkdtempSync(join(tmpdir(), 'bildwort-bench-'))
  const child = spawnServer({
    ROLE: 'worker',
    METRICS_PORT: address,
    DATA_DIR: folder,
    SECRET_KEY: 'a key that keeps nothing secret: benchmarks only',
    LOG_LEVEL: 'error',
    ...environment,
  })
  while (!(await fetch(`http://${address}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('the worker did not start')
    await sleep(100)
  }
  return {
    /** Of its resident memory, from its start. */
    peakMegabytes(): number {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
