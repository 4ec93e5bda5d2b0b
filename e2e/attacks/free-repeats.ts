import { type Attack, wrongWhere } from './attack.ts'
import { jobOf } from './ground/actor.ts'
import { createTally } from './ground/tally.ts'

/** Repeats are paid once, so all of them share one free regeneration. */
export const freeRepeats: Attack = {
  name: 'regenerating 31 repeats that were paid once',
  costs: 'little',
  async run(ground) {
    const user = await ground.newUser({ cents: 1_000 })
    const [picture] = ground.newPictures(1)
    const content = `url\n${`${picture}\n`.repeat(31)}`
    const started = await user.start({ name: 'list.csv', content }, { countRepeatsOnce: 'true' })
    const job = await user.ended(jobOf(started))
    const { calls } = ground.ai.counts()
    const answers = createTally()
    for (let image = 1; image <= job.totalImages; image += 1) {
      const path = `/api/jobs/${job.id}/images/${image}/regenerate`
      answers.add(await user.send({ method: 'POST', path, json: { wish: `Bitte anders, Nummer ${image}` } }))
    }
    const made = ground.ai.counts().calls - calls
    return {
      sent: `a job of 31 rows for ${job.costCents} cents, 31 wishes`,
      answers,
      wrong: wrongWhere({
        'the repeats are not charged once': job.costCents !== job.priceCents,
        [`${made} calls for one that was paid`]: made > 2,
        'more than one is regenerated': answers.count(2) !== 1,
      }),
      noted: `${made} calls of the provider`,
    }
  },
}
