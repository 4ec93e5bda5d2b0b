import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack, wrongWhere } from './attack.ts'
import type { Actor } from './ground/actor.ts'
import { form } from './ground/form.ts'
import type { Ground } from './ground/ground.ts'
import type { Answer } from './ground/send.ts'
import { createTally } from './ground/tally.ts'

const megabyte = Buffer.alloc(1_000_000, 'https://example.org/1.jpg\n')

/** A user without a key can't start jobs, so their uploads must not be written to disk. */
export const parkedByVisitor: Attack = {
  name: 'a visitor without a key parks 12 uploads of 40 MB',
  costs: 'little',
  withinSeconds: 40,
  async run(ground) {
    const visitor = await ground.newUser({ isVisitor: true })
    const { answers, open } = await park(ground, Array(12).fill(visitor), { megabytes: 40, waitMs: 4_000 })
    return {
      sent: '12 × 40 MB and then a byte now and then',
      answers,
      wrong: wrongWhere({
        [`${open} stay open`]: open > 0,
        'not all are refused': answers.count(4) !== 12,
      }),
    }
  },
}

export const parkedByUser: Attack = {
  name: 'one user has 6 uploads under way',
  costs: 'little',
  withinSeconds: 40,
  async run(ground) {
    const user = await ground.newUser()
    const { answers, open } = await park(ground, Array(6).fill(user), { megabytes: 2, waitMs: 3_000 })
    return {
      sent: '6 uploads at 40 kB/s',
      answers,
      wrong: wrongWhere({
        [`${open} stay open`]: open !== 2,
        'the others are not refused': answers.count(4, 503) !== 4,
      }),
    }
  },
}

export const parkedByMany: Attack = {
  name: 'six users have 12 uploads under way',
  costs: 'little',
  withinSeconds: 40,
  async run(ground) {
    const users = await Promise.all(Array.from({ length: 6 }, () => ground.newUser()))
    const { answers, open } = await park(ground, [...users, ...users], { megabytes: 2, waitMs: 3_000 })
    return {
      sent: '12 uploads at 40 kB/s',
      answers,
      wrong: wrongWhere({
        [`${open} stay open`]: open !== 8,
        'the others are not refused': answers.count(4, 503) !== 4,
      }),
    }
  },
}

/** Slower than any real connection. */
export const slowUpload: Attack = {
  name: 'an upload below 10 kB/s',
  costs: 'much',
  withinSeconds: 80,
  async run(ground) {
    const user = await ground.newUser()
    const plan = { megabytes: 0, bytesPerSecond: 1_000, waitMs: 45_000 }
    const { answers, open } = await park(ground, [user], plan)
    return {
      sent: '1 kB/s for 45 s',
      answers,
      wrong: wrongWhere({ 'it is not broken off': open > 0 }),
    }
  },
}

interface Plan {
  /** Sent at once; the rest follows slowly. */
  megabytes: number
  bytesPerSecond?: number
  /** How long the uploads are watched. Those that have an answer by then do not count as open. */
  waitMs: number
}

/** Starts an upload for each actor and counts those that are still open at the end. Then all disconnect. */
async function park(ground: Ground, actors: Actor[], { megabytes, bytesPerSecond = 40_000, waitMs }: Plan) {
  const leaving = new AbortController()
  const signal = AbortSignal.any([leaving.signal, ground.signal()])
  const received: Answer[] = []
  const sending = actors.map(async (actor) => {
    const answer = await upload(actor, { megabytes, bytesPerSecond, signal })
    if (!leaving.signal.aborted) received.push(answer)
  })
  await Promise.race([Promise.all(sending), sleep(waitMs, undefined, { signal: ground.signal() })])
  const open = actors.length - received.length
  leaving.abort()
  await Promise.all(sending)
  return { answers: createTally(received), open }
}

function upload(actor: Actor, plan: { megabytes: number; bytesPerSecond: number; signal: AbortSignal }) {
  const { contentType, head } = form({ languages: '["de"]' }, 'list.csv')
  async function* pieces() {
    yield head
    yield Buffer.from('url\n')
    for (let sent = 0; sent < plan.megabytes; sent += 1) yield megabyte
    while (!plan.signal.aborted) {
      await sleep(500, undefined, { signal: plan.signal })
      yield megabyte.subarray(0, plan.bytesPerSecond / 2)
    }
  }
  const headers = { 'content-type': contentType }
  return actor.send({ method: 'POST', path: '/api/process', headers, body: pieces(), signal: plan.signal })
}
