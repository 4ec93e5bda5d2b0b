import { generated } from '#server/testing/job-calls.ts'
import { expect, test } from '#server/testing/job-test.ts'

// Properties that every object inherits; others cannot be typed as a language.
const inherited = ['constructor', 'toString', 'toLocaleString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf']

test.for(inherited)(
  'a language typed as “%s” is an ordinary one',
  async (typed, { make, worker, pictures }) => {
    worker()
    const anna = await make.user()
    const images = [...generated(pictures.url, 1), `${pictures.url}/nowhere.jpg`]
    const { body } = await anna.startJob({ images, languages: ['de'], customLanguages: [typed] })
    const { job, images: ended } = await anna.ended(body.jobId)
    expect(job).toMatchObject({ status: 'completed', successfulImages: 1, languages: ['de', typed] })
    expect(Object.keys(ended[0]!.languageVersions)).toEqual(['de', typed])
    const csv = await anna.get<string>(job.csvUrl!)
    expect(csv.status).toBe(200)
    const [header = [], , failed] = csv.body.split('\r\n').map((line) => line.split(';'))
    expect(failed).toHaveLength(header.length)
    expect(failed?.[header.indexOf(`alt_text_${typed}`)]).toBe('')
  },
)
