import { signLink } from '#contract/endpoints/signed-links.ts'
import { expect, test } from '#server/testing/job-test.ts'

test('results are downloads named after their list', async ({ make, worker }) => {
  worker()
  const anna = await make.user()
  const { body } = await anna.startJob()
  await anna.ended(body.jobId)
  const csv = await anna.get(`/api/jobs/${body.jobId}/results.csv`)
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="list-bildwort.csv"; filename*=UTF-8''list-bildwort.csv`,
  })
})

test('umlauts and special characters of a list’s name are kept in the name of its download', async ({
  make,
  pictures,
  worker,
}) => {
  worker()
  const anna = await make.user()
  const content = `url\n${pictures.url}/generated/1.jpg?width=64&height=48\n`
  const { body } = await anna.startJob({ file: { name: "Übersicht (Größe 1)'s.v2.csv", content } })
  const { job } = await anna.ended(body.jobId)
  const { headers } = await anna.get(job.jsonUrl!)
  expect(headers['content-disposition']).toBe(
    `attachment; filename="_bersicht _Gr__e 1__s.v2-bildwort.json"; ` +
      `filename*=UTF-8''%C3%9Cbersicht%20%28Gr%C3%B6%C3%9Fe%201%29%27s.v2-bildwort.json`,
  )
})

test('the CSV has the requested delimiter, the JSON the original rows', async ({
  make,
  pictures,
  worker,
}) => {
  worker()
  const anna = await make.user()
  const url = `${pictures.url}/generated/1.jpg?width=64&height=48`
  const { body } = await anna.startJob({ file: { name: 'a.csv', content: `nr;url\n7;${url}\n` } })
  await anna.ended(body.jobId)
  const semicolons = await anna.get<string>(`/api/jobs/${body.jobId}/results.csv`)
  expect(semicolons.body.split('\r\n')[1]).toMatch(`7;${url};1.jpg;true`)
  const commas = await anna.get<string>(`/api/jobs/${body.jobId}/results.csv?delimiter=,`)
  expect(commas.body.split('\r\n')[1]).toMatch(`7,${url},1.jpg,true`)
  expect((await anna.get(`/api/jobs/${body.jobId}/results.csv?delimiter=x`)).status).toBe(400)
  const json = await anna.get<object[]>(`/api/jobs/${body.jobId}/results.json`)
  expect(json.body).toMatchObject([{ source: { nr: '7', url }, success: true, filename: '1.jpg' }])
})

test('a spreadsheet has its media type and name, through a signed link too', async ({ make, worker }) => {
  worker()
  const anna = await make.user()
  const { body } = await anna.startJob()
  const { job } = await anna.ended(body.jobId)
  const link = await anna.call(signLink, { body: { path: job.xlsxUrl! } })
  const download = await make.visitor().get<string>(link.body.url)
  expect(download.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="list-bildwort.xlsx"; filename*=UTF-8''list-bildwort.xlsx`,
  })
  expect(download.body.startsWith('PK')).toBe(true)
})

test.for(['results.csv', 'results.json', 'results.xlsx'])(
  '%s exists only once the job is completed',
  async (name, { make }) => {
    const anna = await make.user()
    const running = await anna.startJob()
    const path = `/api/jobs/${running.body.jobId}/${name}`
    expect(await anna.get(path)).toMatchObject({ status: 409, body: { code: 'job_not_completed' } })
    await anna.stopJob()
    expect((await anna.get(path)).status).toBe(200)
    const failed = await anna.startJob({ images: ['media/1.jpg'] })
    expect(await anna.get(`/api/jobs/${failed.body.jobId}/${name}`)).toMatchObject({
      status: 409,
      body: { code: 'job_failed' },
    })
  },
)

test('the rows without texts are a list that can be uploaded again', async ({ make, pictures, worker }) => {
  worker()
  const anna = await make.user({ language: 'en' })
  const missing = [`${pictures.url}/missing-1.jpg`, `${pictures.url}/missing-2.jpg`]
  const good = `${pictures.url}/generated/1.jpg?width=64&height=48`
  const content = `nr;url;error\n1;${missing[0]};=1\n2;${good};\n3;${missing[1]};\n4;media/4.jpg;\n`
  const { body } = await anna.startJob({ file: { name: 'Liste.csv', content } })
  await anna.ended(body.jobId)
  const path = `/api/jobs/${body.jobId}/failed.csv`
  const failed = await anna.get<string>(path)
  expect(failed.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="Liste-without-texts.csv"; filename*=UTF-8''Liste-without-texts.csv`,
  })
  expect(failed.body.split('\r\n')[0]).toBe('\ufeffnr;url;error;error_2')
  expect((await anna.get(`${path}?delimiter=x`)).status).toBe(400)

  const again = await anna.startJob({ file: { name: 'again.csv', content: failed.body } })
  expect(again).toMatchObject({ status: 202, body: { totalImages: 3 } })
  const { images } = await anna.ended(again.body.jobId)
  expect(images.map(({ url }) => url)).toEqual([...missing, 'media/4.jpg'])
})

test('the rows without texts can be downloaded from a failed job, through a signed link too, and not from a running one', async ({
  make,
}) => {
  const anna = await make.user()
  const failed = await anna.startJob({ images: ['media/1.jpg'] })
  const link = await anna.call(signLink, { body: { path: `/api/jobs/${failed.body.jobId}/failed.csv` } })
  const { headers, body } = await make.visitor().get(link.body.url)
  expect(headers['content-disposition']).toContain('filename="list-ohne-texte.csv"')
  expect(body).toBe('\ufeffurl;error\r\nmedia/1.jpg;Das ist keine Internetadresse (https://…).\r\n')
  const running = await anna.startJob()
  expect(await anna.get(`/api/jobs/${running.body.jobId}/failed.csv`)).toMatchObject({
    status: 409,
    body: { code: 'job_running' },
  })
  await anna.stopJob()
})

test('downloads are limited to 60 a minute for each kind, across jobs, and separately for each user', async ({
  start,
}) => {
  const { make } = await start({ RATE_LIMIT: 'on' })
  const [anna, berta] = [await make.user(), await make.user()]
  const asked = Array.from({ length: 61 }, () => anna.get('/api/jobs/1000000/results.csv'))
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array<number>(60).fill(404), 429])
  expect((await anna.get('/api/jobs/1000000/results.json')).status).toBe(404)
  expect((await berta.get('/api/jobs/1000000/results.csv')).status).toBe(404)
})
