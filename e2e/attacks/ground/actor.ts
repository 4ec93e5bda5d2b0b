import { setTimeout as sleep } from 'node:timers/promises'
import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import { form } from './form.ts'
import { type Answer, type Sent, send } from './send.ts'

export const password = 'a horse with a battery'

export interface Actor {
  id: number
  username: string
  email: string
  /** The client address that the proxy forwards. */
  address: string
  token: string
  send(sent: Sent & { json?: unknown }): Promise<Answer>
  /** Sends a list, in German unless `fields` says otherwise. */
  start(list: ListFile, fields?: Record<string, string>): Promise<Answer>
  job(jobId: number): Promise<Job>
  images(jobId: number): Promise<Image[]>
  /** Waits until the job has ended or is paused. */
  ended(jobId: number, seconds?: number): Promise<Job>
}

export interface ListFile {
  name: string
  content: string | Buffer
}

/** A client with a session and an address of its own. `signal` aborts all of its calls. */
export function createActor(
  url: string,
  who: Pick<Actor, 'id' | 'username' | 'address' | 'token'>,
  signal: () => AbortSignal,
): Actor {
  const sendAs: Actor['send'] = ({ json, ...sent }) =>
    send(url, {
      signal: signal(),
      ...sent,
      ...(json !== undefined && { body: JSON.stringify(json) }),
      headers: {
        authorization: `Bearer ${who.token}`,
        'x-forwarded-for': who.address,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...sent.headers,
      },
    })
  const job = async (jobId: number): Promise<Job> => {
    const { status, text } = await sendAs({ path: `/api/jobs/${jobId}?limit=1` })
    if (status !== 200) throw new Error(`no job ${jobId}: ${status} ${text}`)
    return JSON.parse(text).job
  }
  return {
    ...who,
    email: `${who.username}@example.org`,
    send: sendAs,
    start({ name, content }, fields = {}) {
      const { contentType, head, tail } = form({ languages: '["de"]', ...fields }, name)
      const body = Buffer.concat([head, Buffer.from(content), tail])
      return sendAs({
        method: 'POST',
        path: '/api/process',
        headers: { 'content-type': contentType },
        body,
      })
    },
    job,
    images: async (jobId) => JSON.parse((await sendAs({ path: `/api/jobs/${jobId}` })).text).images,
    async ended(jobId, seconds = 60) {
      for (let left = seconds * 5; left > 0; left -= 1) {
        const now = await job(jobId)
        if (['completed', 'failed', 'paused'].includes(now.status)) return now
        await sleep(200, undefined, { signal: signal() })
      }
      throw new Error(`job ${jobId} was not over after ${seconds} s`)
    },
  }
}

/** The id of the job that this answer started. */
export function jobOf(started: Answer): number {
  if (started.status !== 202) throw new Error(`not started: ${started.status} ${started.text.slice(0, 300)}`)
  return JSON.parse(started.text).jobId
}
