import { editImage } from '#contract/endpoints/images.ts'
import { jobDetail, listJobs } from '#contract/endpoints/jobs.ts'
import { changeJob } from '#contract/endpoints/labels.ts'
import { bounds } from '#server/platform/bounds.ts'
import { lockWaiters } from '#server/testing/lock-waiters.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { test as base, expect } from '#server/testing/test.ts'
import { indexForSearch } from './index-for-search.ts'

const gull = {
  de: { altText: 'Weiße Möwe am Strand', description: 'Sie steht auf einem Pfahl.' },
  en: { altText: 'White gull on a beach', description: 'It stands on a pole near the Straßburg pier.' },
}

const test = base.extend('archive', async ({ make, platform }) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const makeAllFindable = async () => {
    while (await indexForSearch(platform.db));
  }
  const jobs = {
    trees: await makeDescribedJob(platform, anna.id),
    gulls: await makeDescribedJob(platform, anna.id, [
      {},
      { languageVersions: gull, keywords: ['Łeba'] },
      { languageVersions: gull },
    ]),
    others: await makeDescribedJob(platform, berta.id, [{ languageVersions: gull }]),
  }
  await makeAllFindable()
  return {
    anna,
    jobs,
    makeAllFindable,
    find: async (search: string, query = {}) =>
      (await anna.call(listJobs, { query: { search, ...query } })).body.map(({ id, hit }) => ({ id, hit })),
  }
})

test.for([
  ['möwe', 2, 'altText', 'de', ['Weiße ', 'Möwe', ' am Strand']],
  ['WEISSE MO', 2, 'altText', 'de', ['', 'Weiße Mö', 'we am Strand']],
  ['gull', 2, 'altText', 'en', ['White ', 'gull', ' on a beach']],
  ['strassburg', 2, 'description', 'en', ['It stands on a pole near the ', 'Straßburg', ' pier.']],
  ['leba', 1, 'keyword', null, ['', 'Łeba', '']],
  ['2.jpg', 1, 'filename', null, ['', '2.jpg', '']],
  ['example.org/3', 1, 'address', null, ['https://', 'example.org/3', '.jpg']],
] as const)(
  'a search for %s across jobs says how many images match, and where in which language',
  async ([search, images, field, language, [before, found, after]], { archive: { jobs, find } }) => {
    expect(await find(search)).toEqual([
      {
        id: jobs.gulls,
        hit: { images, imageId: expect.any(Number), field, language, excerpt: { before, found, after } },
      },
    ])
  },
)

test('an image without texts is found by its address', async ({ archive, platform }) => {
  const { anna, find, makeAllFindable } = archive
  const id = await makeDescribedJob(platform, anna.id)
  await platform.pool.query(
    `update job_images set state = 'failed', language_versions = null, keywords = null, url = 'https://shop.example/Äpfel.png'
     where job_id = $1`,
    [id],
  )
  await makeAllFindable()
  expect(await find('shop.example/apfel')).toMatchObject([{ id, hit: { images: 1, field: 'address' } }])
})

test('a job that is found by its name only has no hit, and both kinds are paged together', async ({
  archive: { anna, jobs, find },
}) => {
  await anna.call(changeJob, { params: { id: jobs.trees }, body: { name: 'Möwen im Herbst' } })
  expect(await find('möwe')).toEqual([{ id: jobs.gulls, hit: expect.anything() }, { id: jobs.trees }])
  const { body, headers } = await anna.call(listJobs, { query: { search: 'möwe', limit: 1, offset: 1 } })
  expect(body.map(({ id }) => id)).toEqual([jobs.trees])
  expect(headers['x-total-count']).toBe('2')
})

test('an edited text is found at once, and a text of fewer than three characters is not searched for', async ({
  archive: { anna, jobs, find },
}) => {
  const params = { id: jobs.trees, imageId: 1 }
  await anna.call(editImage, { params, body: { texts: { de: { altText: 'Eine Eiche' } } } })
  expect(await find('eiche')).toMatchObject([{ id: jobs.trees, hit: { language: 'de' } }])
  expect(await find('ei')).toEqual([])
})

test('a large account, which is searched by the index, finds the same', async ({
  archive: { jobs, find },
  platform,
}) => {
  const before = await find('möwe')
  await platform.pool.query('update jobs set total_images = 20000 where id = $1', [jobs.trees])
  expect(await find('möwe')).toEqual(before)
})

test('a search that takes too long is refused', async ({ archive: { anna }, platform }) => {
  const client = await platform.pool.connect()
  await client.query('begin; lock table image_search in access exclusive mode')
  const before = bounds.jobSearchMs
  Object.assign(bounds, { jobSearchMs: 50 })
  try {
    expect(await anna.call(listJobs, { query: { search: 'möwe' } })).toMatchObject({
      status: 503,
      body: { code: 'took_too_long' },
    })
  } finally {
    Object.assign(bounds, { jobSearchMs: before })
    await client.query('rollback')
    client.release()
  }
})

test('texts that are edited while their job is indexed again are found as they are', async ({
  archive: { jobs, find, makeAllFindable },
  platform,
}) => {
  const client = await platform.pool.connect()
  await client.query('begin')
  await client.query(
    `update job_images set language_versions = jsonb_set(language_versions, '{de,altText}', '"Ein Kormoran"')
     where job_id = $1 and position = 1`,
    [jobs.trees],
  )
  await platform.pool.query('update jobs set searchable_to = 0 where id = $1', [jobs.trees])
  const indexed = makeAllFindable()
  try {
    await expect.poll(() => lockWaiters(platform.pool)).toHaveLength(1)
    await client.query('commit')
  } finally {
    client.release(true)
  }
  await indexed
  expect(await find('kormoran')).toMatchObject([{ id: jobs.trees }])
})

test('the list shows of each job its first pictures and how far its review is', async ({
  archive: { anna, jobs },
  platform,
}) => {
  await platform.pool.query('update job_images set risk = 200 where job_id = $1 and position > 1', [
    jobs.gulls,
  ])
  await anna.call(editImage, { params: { id: jobs.gulls, imageId: 3 }, body: { approved: true } })
  const { body } = await anna.call(listJobs, { query: {} })
  expect(body[0]).toMatchObject({ id: jobs.gulls, approvedImages: 1, imagesToReview: 1, pictures: [1, 2, 3] })
  const { job } = (await anna.call(jobDetail, { params: { id: jobs.gulls } })).body
  expect(job).not.toHaveProperty('pictures')
})
