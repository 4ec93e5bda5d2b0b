import { setTimeout as sleep } from 'node:timers/promises'
import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'

export interface Client {
  startJob(list: { name: string; content: string }, fields: Record<string, string>): Promise<number>
  job(jobId: number): Promise<Job>
  images(jobId: number): Promise<Image[]>
  stopJob(): Promise<void>
  download(path: string): Promise<string>
  /** Any other call. */
  call(path: string, init?: RequestInit): Promise<Response>
  /** As an administrator. */
  giveCredit(userId: number, cents: number): Promise<void>
  assignGlobalKey(userId: number): Promise<void>
  /** Waits, also across restarts, until the condition holds for the job. */
  waitFor(jobId: number, holds: (job: Job) => boolean, seconds?: number): Promise<Job>
}

/** A client that calls the product over HTTP with a Bearer token, like an agency's script. */
export async function signIn(url: string, username: string, password: string): Promise<Client> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`could not sign in: ${await answer.text()}`)
  const token = /bildwort_session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  const headers = { authorization: `Bearer ${token}` }

  const read = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${url}${path}`, { headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T // tests look at what they got
  }

  const post = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }

  const job = async (jobId: number) => (await read<{ job: Job }>(`/api/jobs/${jobId}?limit=1`)).job

  return {
    async startJob(list, fields) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', new Blob([list.content], { type: 'text/csv' }), list.name)
      const response = await fetch(`${url}/api/process`, { method: 'POST', headers, body: form })
      if (response.status !== 202) throw new Error(`not started: ${await response.text()}`)
      const started = (await response.json()) as { jobId: number }
      return started.jobId
    },
    job,
    images: async (jobId) => (await read<{ images: Image[] }>(`/api/jobs/${jobId}`)).images,
    async stopJob() {
      await fetch(`${url}/api/stop-processing`, { method: 'POST', headers })
    },
    async download(path) {
      return await (await fetch(`${url}${path}`, { headers })).text()
    },
    call: (path, init) => fetch(`${url}${path}`, { ...init, headers: { ...init?.headers, ...headers } }),
    giveCredit: (userId, cents) => post('/api/admin/credits/adjust', { userId, amount: cents }),
    assignGlobalKey: (userId) =>
      post(`/api/admin/users/${userId}/assign-apikey`, { name: 'ANTHROPIC_API_KEY', useGlobal: true }),
    async waitFor(jobId, holds, seconds = 90) {
      for (let tries = 0; tries < seconds * 5; tries += 1) {
        const now = await job(jobId).catch(() => null)
        if (now && holds(now)) return now
        await sleep(200)
      }
      throw new Error(`job ${jobId} did not get there: ${JSON.stringify(await job(jobId))}`)
    },
  }
}
