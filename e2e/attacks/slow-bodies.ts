import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack, wrongWhere } from './attack.ts'
import { createTally } from './ground/tally.ts'

const waitMs = 45_000

/** A byte every two seconds: the connection is never idle, and the body never complete. */
export const slowBodies: Attack = {
  name: 'slow bodies on login and webhook',
  costs: 'much',
  withinSeconds: 70,
  async run(ground) {
    const leaving = new AbortController()
    const signal = AbortSignal.any([leaving.signal, ground.signal()])
    const paths = ['/api/login', '/api/webhooks/stripe', '/api/register', '/api/auth/forgot-password']
    const answers = createTally()
    let open = paths.length * 5
    const sending = paths.flatMap((path) =>
      Array.from({ length: 5 }, async () => {
        async function* drops() {
          yield Buffer.from('{"username":"')
          while (!signal.aborted) {
            await sleep(2_000, undefined, { signal })
            yield Buffer.from('a')
          }
        }
        const headers = { 'content-type': 'application/json', 'content-length': '10000' }
        const answer = await ground.send({ method: 'POST', path, headers, body: drops(), signal })
        if (leaving.signal.aborted) return
        open -= 1
        answers.add(answer)
      }),
    )
    await Promise.race([Promise.all(sending), sleep(waitMs, undefined, { signal: ground.signal() })])
    const left = open
    leaving.abort()
    await Promise.all(sending)
    return {
      sent: `${paths.length * 5} bodies of a byte each two seconds, for ${waitMs / 1_000} s`,
      answers,
      wrong: wrongWhere({ [`${left} are open`]: left > 0 }),
    }
  },
}
