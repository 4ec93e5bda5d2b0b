import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack, wrongWhere } from './attack.ts'
import { jobOf } from './ground/actor.ts'
import type { Answer } from './ground/send.ts'
import { createTally } from './ground/tally.ts'

const streams = 717

export const manyStreams: Attack = {
  name: `${streams} event streams of one user`,
  costs: 'much',
  withinSeconds: 60,
  async run(ground) {
    const user = await ground.newUser()
    ground.ai.set({ latencyMs: 60_000 })
    try {
      const started = await user.start({
        name: 'list.csv',
        content: `url\n${ground.newPictures(3).join('\n')}\n`,
      })
      const path = `/api/process-status?jobId=${jobOf(started)}`
      const leaving = new AbortController()
      const ended: Answer[] = []
      const signal = AbortSignal.any([leaving.signal, ground.signal()])
      const following = Array.from({ length: streams }, async () => {
        const answer = await user.send({ path, signal })
        if (!leaving.signal.aborted) ended.push(answer)
      })
      await sleep(20_000, undefined, { signal: ground.signal() })
      const open = streams - ended.length
      leaving.abort()
      await Promise.all(following)
      return {
        sent: `${streams} streams for 20 s`,
        answers: createTally(ended),
        wrong: wrongWhere({ [`${open} are open`]: open > 20, 'none is open': open === 0 }),
        noted: `${open} open after 20 s`,
      }
    } finally {
      ground.ai.set({ latencyMs: 0 })
      await user.send({ method: 'POST', path: '/api/stop-processing' })
    }
  },
}
