import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Environment } from '#server/testing/open-test-site.ts'
import { until } from '#server/testing/until.ts'

const secretKey = 'a key that keeps nothing secret: tests only'

/** How long to wait for what comes after a restart, on a machine that has other things to do. */
export const restartPatienceMs = 240_000

type Line = { level: number; msg?: string; address?: string }

export type KillableProduct = ReturnType<typeof createKillableProduct>

/** The product as an operator runs it, in a process of its own. A test that starts it must `kill` it in the end. */
export function createKillableProduct(
  { connectionString, dataDir }: { connectionString: string; dataDir: string },
  environment: Environment,
) {
  let child: ChildProcess | null = null
  let url = ''
  const output: string[] = []

  async function kill(): Promise<void> {
    if (!child) return
    const killed = child
    child = null
    url = ''
    if (killed.exitCode !== null || killed.signalCode !== null) return
    const ended = once(killed, 'close')
    // The one process that was started here, by its own id.
    process.kill(killed.pid!, 'SIGKILL')
    await ended
  }

  return {
    /** Where the process that runs now answers; empty without one. */
    url: () => url,
    /** Resolves when it answers and works. `more` are further settings. */
    async start(more: Environment = {}): Promise<void> {
      if (child) throw new Error('the product runs already')
      const own = spawn(process.execPath, ['src/server/main.ts'], {
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          SECRET_KEY: secretKey,
          RATE_LIMIT: 'off',
          ...environment,
          ...more,
          DATABASE_URL: connectionString,
          DATA_DIR: dataDir,
          PORT: '0',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = own
      const saidBefore = output.length
      for (const stream of [own.stdout, own.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => output.push(text))
      }
      const started = await until(() => {
        const said = output.slice(saidBefore).join('')
        if (own.exitCode !== null) throw new Error(`the product ended at its start:\n${said}`)
        return readLines(said).find(({ msg }) => msg === 'started')
      }, restartPatienceMs).catch(async (error) => {
        await kill()
        throw error
      })
      url = started.address!
    },
    /** kill -9. */
    kill,
    /** What all processes so far had to complain about. */
    complaints: () => readLines(output.join('')).filter(({ level }) => level >= 50),
  }
}

/** A killed process may leave half a line behind. */
function readLines(text: string): Line[] {
  return text.split('\n').flatMap((line) => (/^{.*}$/.test(line) ? [JSON.parse(line)] : []))
}
