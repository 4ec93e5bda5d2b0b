import { verifyMoney } from '#server/admin/verify-money.ts'
import { generated } from '#server/testing/job-calls.ts'
import { expect, test } from '#server/testing/job-test.ts'

const onlyMissing = { onlyMissing: 'true' }

function listOf(rows: string[][]) {
  return {
    name: 'list.csv',
    content: ['url;alt_text;rolle', ...rows.map((row) => row.join(';')), ''].join('\r\n'),
  }
}

test('only rows without an alt text are described; the others are returned unchanged, free', async ({
  platform,
  make,
  ai,
  pictures,
  worker,
}) => {
  const anna = await make.user({ balanceCents: 104 })
  const [a, b, c, d] = generated(pictures.url, 4)
  const file = listOf([
    [a!, 'Der Hof'],
    [b!, ''],
    [c!, ' Die Linde '],
    [d!, '  '],
  ])
  worker()
  const { body } = await anna.startJob({ file, languages: ['en', 'de'], fields: onlyMissing })
  expect(body).toMatchObject({ totalImages: 2, estimatedCost: 104 })
  const { job, images, total } = await anna.ended(body.jobId)

  expect(job).toMatchObject({ totalImages: 2, successfulImages: 2, carriedImages: 2, costCents: 104 })
  expect(total).toBe(4)
  expect(images.map(({ state }) => state)).toEqual(['carried', 'succeeded', 'carried', 'succeeded'])
  expect(images[0]).toMatchObject({ success: true, altText: 'Der Hof', description: '', model: null })
  expect(images[2]).toMatchObject({ languageVersions: { en: { altText: 'Die Linde', description: '' } } })
  expect(ai.counts().calls).toBe(2)
  expect((await verifyMoney(platform.db)).differences).toEqual([])
  const csv = await anna.get(`/api/jobs/${job.id}/results.csv`)
  const lines = String(csv.body).replace('\ufeff', '').trim().split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[1]).toMatch(/Der Hof;;/)
})

const weakOnes = (urls: string[]) =>
  listOf([
    [urls[0]!, 'Zwei Hunde laufen am Strand'],
    [urls[1]!, 'IMG_2034.JPG'],
    [urls[2]!, ''],
    [urls[3]!, 'Bild von zwei Hunden'],
  ])

test('an alt text that breaks a rule is carried over with the reason, and stands in the review', async ({
  make,
  pictures,
  worker,
}) => {
  const anna = await make.user()
  worker()
  const file = weakOnes(generated(pictures.url, 4))
  const { body } = await anna.startJob({ file, fields: onlyMissing })
  expect(body).toMatchObject({ totalImages: 1 })
  const { images } = await anna.ended(body.jobId)
  const marked = images.map(({ state, needsReview, reviewReasons }) => [
    state,
    needsReview,
    ...reviewReasons.map(({ rule, languages }) => [rule, ...languages].join(' ')),
  ])
  expect(marked.filter(([state]) => state === 'carried')).toEqual([
    ['carried', false],
    ['carried', true, 'file_name de'],
    ['carried', true, 'opening de'],
  ])
})

test('weak alt texts are described with the missing ones if so chosen, for their price', async ({
  make,
  pictures,
  worker,
}) => {
  const anna = await make.user()
  worker()
  const file = weakOnes(generated(pictures.url, 4))
  const fields = { ...onlyMissing, replaceWeak: 'true' }
  const { body } = await anna.startJob({ file, fields })
  expect(body).toMatchObject({ totalImages: 3, estimatedCost: 150 })
  const { job, images } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ carriedImages: 1, successfulImages: 3, costCents: 150 })
  expect(images.map(({ state }) => state)).toEqual(['carried', 'succeeded', 'succeeded', 'succeeded'])
})

test('by default all rows are described, and the model knows the existing text', async ({
  make,
  ai,
  pictures,
  worker,
}) => {
  const anna = await make.user()
  const [a, b] = generated(pictures.url, 2, 10)
  worker()
  const { body } = await anna.startJob({
    file: listOf([
      [a!, 'Der Hof', 'link'],
      [b!, '', ''],
    ]),
  })
  const { job } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ successfulImages: 2, carriedImages: 0 })
  const prompts = ai.calls.map(({ prompt }) => prompt)
  expect(prompts.filter((prompt) => prompt.includes('\nExisting alt text: Der Hof\n'))).toHaveLength(1)
  expect(prompts.filter((prompt) => prompt.includes('\nRole: link\n'))).toHaveLength(1)
})

test('the first N are those that are described', async ({ make, pictures }) => {
  const anna = await make.user()
  const urls = generated(pictures.url, 5)
  const file = listOf(urls.map((url, index) => [url, index < 2 ? 'da' : '']))
  const { body } = await anna.startJob({ file, fields: { ...onlyMissing, maxImages: '2' } })
  expect(body).toMatchObject({ totalImages: 2, estimatedCost: 100 })
  expect((await anna.job(body.jobId)).images.map(({ state }) => state)).toEqual([
    'carried',
    'carried',
    'pending',
    'pending',
  ])
})

test.for([
  [listOf([['https://example.org/a.jpg', 'da']]), {}, 'none_missing'],
  [{ name: 'list.csv', content: 'url\r\nhttps://example.org/a.jpg' }, {}, 'alt_column_missing'],
  [
    listOf([['https://example.org/a.jpg', 'da']]),
    { wishColumns: '{"existingAlt":null}' },
    'alt_column_missing',
  ],
  [
    listOf([['https://example.org/a.jpg', 'da']]),
    { wishColumns: '{"role":"nirgends"}' },
    'wish_column_missing',
  ],
] as const)('%o with %o is refused: %s', async ([file, fields, code], { make }) => {
  const anna = await make.user()
  expect(await anna.startJob({ file, fields: { ...onlyMissing, ...fields } })).toMatchObject({
    status: 400,
    body: { code },
  })
})
