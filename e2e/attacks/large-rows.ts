import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack, wrongWhere } from './attack.ts'
import type { Actor } from './ground/actor.ts'
import { form } from './ground/form.ts'
import type { Ground } from './ground/ground.ts'
import { createTally } from './ground/tally.ts'
import { processorSeconds } from './ground/watch-process.ts'

/** One row of this many megabytes with many short cells. */
export function largeRow(megabytes: number): Attack {
  return {
    name: `one JSON row of ${megabytes} MB`,
    costs: megabytes > 20 ? 'much' : 'little',
    withinSeconds: 60,
    async run(ground) {
      const user = await ground.newUser()
      const answers = createTally([await user.start({ name: 'list.json', content: rowOf(megabytes) })])
      return {
        sent: `a JSON of ${megabytes} MB`,
        answers,
        wrong: wrongWhere({ 'it is not refused': answers.count(4) !== 1 }),
      }
    },
  }
}

/** The client disconnects after sending this share of its list, 1 for all of it, and does not read the answer. */
export function goneWithin(megabytes: number, share: number): Attack {
  return {
    name: `one JSON row of ${megabytes} MB, gone after ${100 * share} %`,
    costs: 'much',
    withinSeconds: 60,
    async run(ground) {
      const user = await ground.newUser()
      await leave(ground, user, rowOf(megabytes), share)
      const before = processorSeconds(ground.pid())
      await sleep(5_000, undefined, { signal: ground.signal() })
      // The other user's calls need some of it.
      const seconds = processorSeconds(ground.pid()) - before
      return {
        sent: `a JSON of ${megabytes} MB, the client gone`,
        answers: createTally(),
        wrong: wrongWhere({ 'the work goes on without anybody': seconds > 4 }),
        noted: `${seconds.toFixed(1)} s of processor in 5 s after it`,
      }
    },
  }
}

async function leave({ signal }: Ground, user: Actor, content: string, share: number): Promise<void> {
  const { contentType, head, tail } = form({ languages: '["de"]' }, 'list.json')
  const whole = Buffer.from(content)
  const leaving = new AbortController()
  async function* pieces() {
    yield head
    const end = Math.floor(whole.length * share)
    for (let at = 0; at < end; at += 1_000_000) yield whole.subarray(at, Math.min(end, at + 1_000_000))
    if (share === 1) yield tail
    // Wait until what was written has been sent.
    await sleep(500)
    leaving.abort()
  }
  await user.send({
    method: 'POST',
    path: '/api/process',
    // With a length, so that the last byte completes the body and no terminating chunk follows.
    headers: {
      'content-type': contentType,
      'content-length': String(head.length + whole.length + tail.length),
    },
    body: pieces(),
    signal: AbortSignal.any([leaving.signal, signal()]),
  })
}

/** Short cells with distinct names: parsed, they take many times the memory. */
function rowOf(megabytes: number): string {
  const cellsAMegabyte = 77_000
  const pieces = Array.from({ length: megabytes }, (_, piece) =>
    Array.from({ length: cellsAMegabyte }, (_, n) => `"c${piece * cellsAMegabyte + n}":1`).join(','),
  )
  return `[{"url":"https://example.org/1.jpg",${pieces.join(',')}}]`
}
