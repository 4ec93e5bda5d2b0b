import { type Attack, wrongWhere } from './attack.ts'
import { jobOf } from './ground/actor.ts'
import { createTally } from './ground/tally.ts'

const carriedRows = 20_000
/** 41 MB of them. */
const rowCharacters = 2_050

/** Rows with an alt text are carried over for free and stored: 41 MB of them, repeatedly. */
export const keptRows: Attack = {
  name: '41 MB of carried rows again and again',
  costs: 'much',
  withinSeconds: 150,
  async run(ground) {
    const user = await ground.newUser()
    const answers = createTally()
    for (let tries = 0; tries < 4; tries += 1) {
      const [picture] = ground.newPictures(1)
      const carried = `https://example.org/1.jpg,Ein Hof am Abend.,${'Ein Satz der Redaktion. '.repeat(90)}`
      const content = `url,alt,note\n${picture},,\n${`${carried.slice(0, rowCharacters)}\n`.repeat(carriedRows)}`
      const started = await user.start({ name: 'list.csv', content }, { onlyMissing: 'true' })
      answers.add(started)
      if (started.status !== 202) continue
      await user.send({ method: 'POST', path: '/api/stop-processing' })
      await user.ended(jobOf(started))
    }
    const [kept] = await ground.query(
      'select count(*)::int as rows from job_images join jobs on id = job_id where user_id = $1',
      [user.id],
    )
    return {
      sent: '4 × 41 MB, each stopped at once, where 50,000 rows may be kept',
      answers,
      wrong: wrongWhere({ [`${kept?.rows} rows are kept`]: Number(kept?.rows) > 50_000 }),
      noted: `${kept?.rows} rows kept`,
    }
  },
}

/** Every start costs work, even if it is refused. */
export const manyStarts: Attack = {
  name: 'more than 60 starts an hour',
  costs: 'much',
  withinSeconds: 150,
  async run(ground) {
    const user = await ground.newUser()
    const answers = createTally()
    for (let tries = 0; tries < 65; tries += 1) {
      const [picture] = ground.newPictures(1)
      const started = await user.start({ name: 'list.csv', content: `url\n${picture}\n` })
      answers.add(started)
      if (started.status === 202) await user.ended(jobOf(started))
    }
    return {
      sent: '65 jobs of one picture, one after the other',
      answers,
      wrong: wrongWhere({
        [`${answers.count(2)} start`]: answers.count(2) > 60,
        'the 61st is not 429': answers.count(429) !== 5,
      }),
    }
  },
}
