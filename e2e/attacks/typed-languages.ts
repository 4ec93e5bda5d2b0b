import Papa from 'papaparse'
import { type Attack, wrongWhere } from './attack.ts'
import { jobOf } from './ground/actor.ts'
import { createTally } from './ground/tally.ts'

const typed = ['constructor', 'toString', 'hasOwnProperty', 'valueOf']

/** Combined with a built-in language. The image can't be fetched, so that it has no texts to look up. */
export const typedLanguages: Attack = {
  name: 'languages named like keys of every object',
  costs: 'little',
  withinSeconds: 60,
  async run(ground) {
    const user = await ground.newUser()
    const answers = createTally()
    const wrong: string[] = []
    for (const language of typed) {
      const rows = [
        `${ground.newPictures(1)[0]},Ein Hof &x${language};`,
        `${ground.pictures.url}/nowhere.jpg,x`,
      ]
      const started = await user.start(
        { name: 'list.csv', content: `url,context\n${rows.join('\n')}\n` },
        { customLanguages: JSON.stringify([language]), contextColumn: 'context' },
      )
      answers.add(started)
      const job = await user.ended(jobOf(started), 30)
      const download = await user.send({ path: `/api/jobs/${job.id}/results.csv` })
      answers.add(download)
      const [header = [], , undescribed = []] = Papa.parse<string[]>(download.text.trim()).data
      const [image] = await user.images(job.id)
      const outcomes = await ground.query(
        'select fault, usage, language_versions from job_images where job_id = $1 order by position',
        [job.id],
      )
      wrong.push(
        ...wrongWhere({
          [`${language}: ${JSON.stringify(outcomes[0]?.fault)}`]: job.successfulImages !== 1,
          [`${language}: its calls are not booked`]: outcomes[0]?.usage === null,
          [`${language}: a failed row has a text`]:
            undescribed[header.indexOf(`alt_text_${language}`)] !== '',
          [`${language}: a failed row has ${undescribed.length} of ${header.length} cells`]:
            undescribed.length !== header.length,
          [`${language}: code among the keywords`]: JSON.stringify(image?.keywords).includes('native'),
          [`${language}: no download`]: download.status !== 200,
        }),
      )
    }
    return { sent: `jobs in German and ${typed.join(', ')}`, answers, wrong }
  },
}
