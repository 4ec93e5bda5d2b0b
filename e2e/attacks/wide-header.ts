import { type Attack, wrongWhere } from './attack.ts'
import { createTally } from './ground/tally.ts'

/** A million columns above rows of one cell: padding the rows to the header would take gigabytes. */
export const wideHeader: Attack = {
  name: 'a header of a million columns',
  costs: 'little',
  withinSeconds: 30,
  async run(ground) {
    const user = await ground.newUser()
    const answers = createTally()
    // One header exceeds the maximum size of a row by itself, the other does not.
    for (const columns of [1_000_000, 600_000]) {
      const content = `url${','.repeat(columns)}\n${'https://example.org/1.jpg\n'.repeat(2_000)}`
      answers.add(await user.start({ name: 'list.csv', content }))
    }
    return {
      sent: 'a CSV of 1 MB, and one of 0.6 MB',
      answers,
      wrong: wrongWhere({ 'not both are refused': answers.count(4) !== 2 }),
    }
  },
}
