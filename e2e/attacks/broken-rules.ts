import { type Attack, wrongWhere } from './attack.ts'
import { jobOf } from './ground/actor.ts'
import { createTally } from './ground/tally.ts'

const images = 2_000
/** Calls that are in flight when the budget is spent are completed. */
const mostCalls = 500 + 96

/** Every text breaks the rules, also on retries: the providers charge for each call, the user pays nothing. */
export const brokenRules: Attack = {
  name: 'a job of which every picture breaks the rules each time',
  costs: 'much',
  withinSeconds: 150,
  async run(ground) {
    const user = await ground.newUser({ cents: 1_000_000 })
    ground.ai.set({ faults: [{ body: 'file_name' }] })
    try {
      const before = ground.ai.counts().calls
      const content = `url\n${ground.newPictures(images).join('\n')}\n`
      const started = await user.start({ name: 'list.csv', content })
      const job = await user.ended(jobOf(started), 145)
      const calls = ground.ai.counts().calls - before
      if (job.status === 'paused') await user.send({ method: 'POST', path: '/api/stop-processing' })
      return {
        sent: `a job of ${images} pictures`,
        answers: createTally([started]),
        wrong: wrongWhere({
          [`${calls} calls that are not paid for`]: job.costCents === 0 && calls > mostCalls,
          'the job is not paused': job.status !== 'paused',
          'the job does not say why': !job.error,
        }),
        noted: `${calls} calls, ${job.status}, ${job.error ?? 'no reason'}`,
      }
    } finally {
      ground.ai.set({ faults: [] })
    }
  },
}
