import { editImage } from '#contract/endpoints/images.ts'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { test as base, expect } from '#server/testing/test.ts'
import { indexForSearch } from './index-for-search.ts'

const languageVersions = {
  de: { altText: 'Weiße Möwe am Strand', description: 'Eine Möwe steht auf dem Pfahl.' },
  'Français (Suisse)': { altText: 'Mouette blanche', description: 'Elle est posée sur un poteau à l’été.' },
}

const test = base.extend('seaside', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id, [{}, { languageVersions, keywords: ['Łeba'] }])
  return {
    anna,
    jobId,
    makeAllFindable: async () => {
      while (await indexForSearch(platform.db));
    },
    find: async (search: string) => {
      const { body } = await anna.call(jobDetail, { params: { id: jobId }, query: { search } })
      return body.images.map(({ id }) => id)
    },
  }
})

test('a search finds texts in every language, and keywords, ignoring accents and case', async ({
  seaside: { find, makeAllFindable },
}) => {
  expect(await find('möwe')).toEqual([])
  await makeAllFindable()
  for (const search of ['möwe', 'MOWE', 'weisse mö', 'auf dem Pfahl', 'posee', 'ete', 'leba', 'ŁEBA'])
    expect(await find(search), search).toEqual([2])
  expect(await find('Lime tree')).toEqual([1])
  expect(await find('.jpg')).toEqual([1, 2])
  for (const search of ['Seehund', 'm%we', 'm_we', 'strand eine']) expect(await find(search)).toEqual([])
})

test('a very large job, which is searched by the index, finds the same', async ({
  platform,
  seaside: { jobId, find, makeAllFindable },
}) => {
  await makeAllFindable()
  const searches = ['möwe', 'posee', 'leba', 'Lime tree', '.jpg', 'm%we', 'Seehund']
  // One after another: a user can only run two searches at once.
  const findAll = async () => {
    const found: number[][] = []
    for (const search of searches) found.push(await find(search))
    return found
  }
  const found = await findAll()
  expect(found).toContainEqual([2])
  await platform.pool.query('update jobs set total_images = 20000 where id = $1', [jobId])
  expect(await findAll()).toEqual(found)
})

test('edited texts are found in their current form, whether their job was indexed before or after', async ({
  seaside: { anna, jobId, find, makeAllFindable },
}) => {
  const say = (imageId: number, altText: string) =>
    anna.call(editImage, { params: { id: jobId, imageId }, body: { texts: { de: { altText } } } })
  await say(1, 'Eine Eiche')
  await makeAllFindable()
  await say(2, 'Ein Kormoran')
  expect(await find('eiche')).toEqual([1])
  expect(await find('kormoran')).toEqual([2])
  expect(await find('Linde im Hof')).toEqual([])
  expect(await find('Weiße')).toEqual([])
})

test('concurrent processes index every image of a large job once, and none of a running job', async ({
  make,
  platform: { db, pool },
}) => {
  const anna = await make.user()
  const running = await makeJob(db, { userId: (await make.user()).id, images: 1 })
  const jobId = await makeJob(db, { userId: anna.id, images: 1_201 })
  await pool.query(
    `update job_images set state = 'carried', language_versions = jsonb_build_object('de',
      jsonb_build_object('altText', 'Foto Nummer ' || position, 'description', '')) where job_id = any($1)`,
    [[jobId, running]],
  )
  await pool.query(
    `update jobs set status = 'completed', finished_at = now(), open_chunks = 0 where id = $1`,
    [jobId],
  )
  await Promise.all(
    [1, 2, 3].map(async () => {
      while (await indexForSearch(db));
    }),
  )
  while (await indexForSearch(db));
  const count = async (id: number) =>
    (await pool.query('select count(*)::int as n from image_search where job_id = $1', [id])).rows[0].n
  expect(await count(jobId)).toBe(1_201)
  expect(await count(running)).toBe(0)
  const { body } = await anna.call(jobDetail, {
    params: { id: jobId },
    query: { search: 'nummer 12', limit: 1 },
  })
  expect(body.total).toBe(1 + 10 + 2)
})

test('the index of a job is deleted with it', async ({ platform, seaside: { jobId, makeAllFindable } }) => {
  await makeAllFindable()
  await platform.pool.query('delete from jobs where id = $1', [jobId])
  const { rows } = await platform.pool.query('select from image_search where job_id = $1', [jobId])
  expect(rows).toEqual([])
})

test('searches in texts have an index', async ({ platform }) => {
  const { rows } = await platform.pool.query(
    `select indexdef from pg_indexes where indexname = 'image_search_text_index'`,
  )
  expect(rows).toEqual([{ indexdef: expect.stringContaining('gin_trgm_ops') }])
})
