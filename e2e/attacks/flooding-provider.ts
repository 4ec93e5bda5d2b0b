import { type Attack, wrongWhere } from './attack.ts'
import { jobOf } from './ground/actor.ts'
import { createTally } from './ground/tally.ts'

const megabytes = 300

/** A provider, or an impostor, whose answer is larger than any text. */
export const floodingProvider: Attack = {
  name: `a provider that answers ${megabytes} MB`,
  costs: 'much',
  withinSeconds: 60,
  async run(ground) {
    const user = await ground.newUser()
    ground.front.flood(megabytes)
    try {
      const content = `url\n${ground.newPictures(4).join('\n')}\n`
      const started = await user.start({ name: 'list.csv', content })
      const job = await user.ended(jobOf(started), 50)
      await user.send({ method: 'POST', path: '/api/stop-processing' })
      return {
        sent: `a job of 4 pictures, ${megabytes} MB for each`,
        answers: createTally([started]),
        wrong: wrongWhere({ 'something is described': job.successfulImages > 0 }),
        noted: `${job.status}, ${job.error ?? `${job.failedImages} failed`}`,
      }
    } finally {
      ground.front.flood(0)
    }
  },
}
