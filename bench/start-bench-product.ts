import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'
import { spawnServer } from './spawn-server.ts'

const password = 'password-of-a-benchmark'

/** The product in a separate process, and a signed-in user. */
export async function startBenchProduct(environment: Record<string, string>) {
  const port = String(await freePort())
  const folder = mkdtempSync(join(tmpdir(), 'bildwort-bench-'))
  const url = `http://127.0.0.1:${port}`
  const child = spawnServer({
    PORT: port,
    DATA_DIR: folder,
    PUBLIC_URL: url,
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: password,
    SECRET_KEY: 'a key that keeps nothing secret: benchmarks only',
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    ...environment,
  })
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('the product did not start')
    await sleep(100)
  }
  const authorization = `Bearer ${await signIn(url, 'admin')}`
  await giveCredit(url, authorization)

  const start = async (list: Blob | File, fields: Record<string, string> = {}): Promise<number> => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ languages: '["de","en"]', ...fields }))
      form.append(name, value)
    form.append('file', list, list instanceof File ? list.name : 'list.csv')
    const response = await fetch(`${url}/api/process`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    })
    if (response.status !== 202) throw new Error(`not started: ${await response.text()}`)
    return ((await response.json()) as { jobId: number }).jobId // checked by the status above
  }

  return {
    url,
    authorization,
    start,
    /** Registers a user and returns their `Authorization` header. */
    async register(username: string): Promise<string> {
      const answer = await fetch(`${url}/api/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, email: `${username}@example.org`, password, language: 'de' }),
      })
      if (answer.status !== 201) throw new Error(`not registered: ${await answer.text()}`)
      return `Bearer ${await signIn(url, username)}`
    },
    /** Processes a list of images; returns seconds from upload to end, by the clock that both processes share. */
    async runJob(pictures: { url: string; context: string }[]): Promise<number> {
      const began = Date.now()
      const lines = pictures.map(({ url, context }) => `${url};${context}\n`)
      const jobId = await start(new Blob(['url;kontext\n', ...lines]), { contextColumn: 'kontext' })
      while (true) {
        const response = await fetch(`${url}/api/jobs/${jobId}?limit=1`, { headers: { authorization } })
        const { job } = (await response.json()) as { job: { finishedAt: string; successfulImages: number } } // ours
        if (job.finishedAt) {
          if (job.successfulImages !== pictures.length) throw new Error('not all images were described')
          return (Date.parse(job.finishedAt) - began) / 1000
        }
        await sleep(500)
      }
    },
    async stopAndDelete(jobId: number): Promise<void> {
      await fetch(`${url}/api/stop-processing`, { method: 'POST', headers: { authorization } })
      await fetch(`${url}/api/jobs/${jobId}`, { method: 'DELETE', headers: { authorization } })
    },
    /** CPU time used so far, in seconds. */
    cpuSeconds: () => readCpu(child.pid!),
    /** Resident memory in megabytes: now, and the peak since `forgetPeak`. */
    memory: () => ({ now: readMemory(child.pid!, 'VmRSS'), peak: readMemory(child.pid!, 'VmHWM') }),
    forgetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

async function signIn(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const token = /bildwort_session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  if (!token) throw new Error(`could not sign in: ${answer.status}`)
  return token
}

/** More than any benchmark spends. */
async function giveCredit(url: string, authorization: string): Promise<void> {
  const answer = await fetch(`${url}/api/admin/credits/adjust`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ userId: 1, amount: 1_000_000_000 }),
  })
  if (answer.status !== 200) throw new Error(`no credit given: ${await answer.text()}`)
}

function readMemory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

/** Includes child processes. The kernel counts in hundredths of a second. */
function readCpu(pid: number): number {
  const begun = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, '()')
    .split(' ')
  const own = (Number(fields[11]) + Number(fields[12])) / 100
  return begun.reduce((sum, child) => sum + readCpu(Number(child)), own)
}
