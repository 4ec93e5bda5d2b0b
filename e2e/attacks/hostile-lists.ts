import { generateHostileList } from '#server/jobs/testing/hostile-lists.ts'
import { type Attack, wrongWhere } from './attack.ts'
import type { Actor } from './ground/actor.ts'
import type { Ground } from './ground/ground.ts'
import { createTally } from './ground/tally.ts'

const lists = 2_000
const atOnce = 4
/** Below the number of jobs that a user can start per hour. */
const listsPerUser = 50

/** Generated malicious lists of every kind. The user's credit is too small for a single image, so none is fetched. */
export function hostileLists(firstSeed: number): Attack {
  return {
    name: `${lists} hostile lists`,
    costs: 'much',
    withinSeconds: 540,
    idleSeconds: 20,
    async run(ground) {
      const answers = createTally()
      const failed: string[] = []
      const seeds = Array.from({ length: lists }, (_, n) => firstSeed + n).values()
      const sendAll = async () => {
        let user: Actor | null = null
        let sent = 0
        for (const seed of seeds) {
          if (!user || sent % listsPerUser === 0) user = await newPoorUser(ground)
          sent += 1
          const { filename, content, made } = generateHostileList(seed)
          const answer = await user.start({ name: filename.replaceAll('"', '%22'), content })
          answers.add(answer)
          if (answer.status === 0 || answer.status >= 500) failed.push(`${seed} (${made})`)
          if (answer.status === 202) await user.send({ method: 'POST', path: '/api/stop-processing' })
        }
      }
      await Promise.all(Array.from({ length: atOnce }, sendAll))
      return {
        sent: `${lists} files, the seeds from ${firstSeed}`,
        answers,
        wrong: wrongWhere({ [`failed: ${failed.slice(0, 10).join(', ')}`]: failed.length > 0 }),
      }
    },
  }
}

/** A user with one cent left of the starting credit. */
async function newPoorUser(ground: Ground): Promise<Actor> {
  return ground.newUser({ cents: -499 })
}
