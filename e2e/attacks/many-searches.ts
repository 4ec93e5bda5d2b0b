import { type Attack, wrongWhere } from './attack.ts'
import { createTally } from './ground/tally.ts'

const images = 100_000
const searches = 60

export const manySearches: Attack = {
  name: `${searches} searches at once over ${images} images`,
  costs: 'much',
  withinSeconds: 90,
  async run(ground) {
    const user = await ground.newUser()
    const [job] = await ground.query(
      `insert into jobs (user_id, status, filename, list_kind, columns, format, languages, prompt_type, custom_prompt,
         price_cents, total_images, succeeded, started_at, finished_at)
       values ($1, 'completed', 'list.csv', 'csv', '{url}', 'csv', '{de}', 'system', '', 50, $2, $2, now(), now())
       returning id`,
      [user.id, images],
    )
    await ground.query(
      `insert into job_images (job_id, position, state, url, filename, context, source, language_versions, done_number)
       select $1, n, 'succeeded', 'https://example.org/' || n || '.jpg', n || '.jpg', repeat('Ein Hof am Abend ', 10),
         '["x"]', jsonb_build_object('de', jsonb_build_object('altText', 'Ein Hof ' || n, 'description', repeat('Weit hinten steht ein Baum. ', 8))), n
       from generate_series(1, $2::int) n`,
      [job?.id, images],
    )
    const sent = await Promise.all(
      Array.from({ length: searches }, (_, n) =>
        user.send({ path: `/api/jobs/${job?.id}?search=niemand${n}&limit=10&sort=filename` }),
      ),
    )
    // None of its images were paid for.
    await ground.query('delete from jobs where id = $1', [job?.id])
    const answers = createTally(sent)
    const longestMs = Math.max(...sent.map(({ ms }) => ms))
    return {
      sent: `${searches} searches`,
      answers,
      wrong: wrongWhere({
        'none is refused': answers.count(429, 503) === 0,
        [`one takes ${(longestMs / 1_000).toFixed(1)} s`]: longestMs > 5_000,
        'none is answered': answers.count(2) === 0,
        'some fail': answers.count(0, 500) > 0,
      }),
      noted: `the longest took ${(longestMs / 1_000).toFixed(1)} s`,
    }
  },
}
