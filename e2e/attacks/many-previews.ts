import { type Attack, wrongWhere } from './attack.ts'
import type { Actor } from './ground/actor.ts'
import type { Ground } from './ground/ground.ts'
import { createTally } from './ground/tally.ts'

/** One user requests all at once, or 25 users four each. */
export function manyPreviews(who: 'one user' | '25 users'): Attack {
  return {
    name: `100 previews of 24 MB at once by ${who}`,
    costs: who === 'one user' ? 'little' : 'much',
    withinSeconds: 60,
    async run(ground) {
      const users = await newUsers(ground, who === 'one user' ? 1 : 25)
      const askers = Array.from({ length: 100 }, (_, n) => users[n % users.length]!)
      const sent = await Promise.all(
        askers.map((asker, n) =>
          asker.send({ path: previewOf(ground, `/huge/declared/${n}.jpg?megabytes=23`) }),
        ),
      )
      const answers = createTally(sent)
      const failed = sent.filter(({ status, code }) => status === 0 || code === 'internal').length
      return {
        sent: '100 × 24 MB',
        answers,
        wrong: wrongWhere({
          [`${answers.count(2)} of them are made`]: answers.count(2) > 8,
          [`${failed} fail`]: failed > 0,
        }),
      }
    },
  }
}

export const previewOfVisitor: Attack = {
  name: 'a preview for an account without a key',
  costs: 'little',
  async run(ground) {
    const visitor = await ground.newUser({ isVisitor: true })
    const answers = createTally([await visitor.send({ path: previewOf(ground, '/dandelion.jpg') })])
    return { sent: 'a preview', answers, wrong: wrongWhere({ 'it is made': answers.count(403) !== 1 }) }
  },
}

function newUsers(ground: Ground, count: number): Promise<Actor[]> {
  return Promise.all(Array.from({ length: count }, () => ground.newUser()))
}

function previewOf({ pictures }: Ground, path: string): string {
  return `/api/thumbnail?url=${encodeURIComponent(`${pictures.url}${path}`)}`
}
