import * as calls from '#contract/endpoints/v1/jobs.ts'
import { limits } from '#contract/limits.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { test as base, expect } from '#server/testing/job-test.ts'

const test = base.extend('client', async ({ make, platform }) => {
  const anna = await make.user()
  const scopes = ['jobs:read' as const, 'jobs:write' as const]
  const input = { name: 'Test', scopes, days: null, monthlyCapCents: null }
  const { text } = await createToken(platform, userAt(anna.id, '192.0.2.7'), input)
  const client = make.visitor().with({ authorization: `Bearer ${text}` })
  const images = [{ url: 'https://example.org/1.jpg' }]
  return {
    anna,
    client,
    start: (more: object = {}) =>
      client.call(calls.startJob, { body: { images, languages: ['de'], ...more } as never }),
    change: (id: number, body: object) => client.call(calls.changeJob, { params: { id }, body }),
  }
})

test('a job started with a name and labels has both, and both can be changed', async ({
  client: { client, start, change },
}) => {
  const { status, body: job } = await start({ name: 'Herbst', labels: ['Kunde A', 'Shop'] })
  expect([status, job.name, job.filename, job.labels]).toEqual([
    202,
    'Herbst',
    'Herbst.json',
    ['Kunde A', 'Shop'],
  ])
  expect(await change(job.id, { labels: ['kunde a'] })).toMatchObject({
    status: 200,
    body: { id: job.id, name: 'Herbst', labels: ['Kunde A'] },
  })
  expect(await change(job.id, { name: '' })).toMatchObject({ body: { name: 'Herbst.json' } })
  expect((await client.call(calls.listJobs)).body.jobs).toMatchObject([{ name: 'Herbst.json' }])
})

test('a list file is started with a name and labels, too', async ({ client: { anna } }) => {
  const { body } = await anna.startJob({ images: ['x'], fields: { name: 'Winter', labels: 'A, B' } })
  expect((await anna.job(body.jobId)).job).toMatchObject({ name: 'Winter', labels: ['A', 'B'] })
})

test('a start with one label too many leaves no job', async ({ client: { anna, start, change } }) => {
  const full = Array.from({ length: limits.labelsPerUser / limits.labelsPerJob }, (_, n) => n)
  for (const n of full) {
    const { body } = await anna.startJob({ images: ['x'] })
    await change(body.jobId, { labels: Array.from({ length: limits.labelsPerJob }, (_, m) => `${n}-${m}`) })
  }
  expect(await start({ labels: ['neu'] })).toMatchObject({ status: 409, body: { code: 'too_many_labels' } })
  expect(await anna.jobs()).toHaveLength(full.length)
  expect(await start({ labels: ['0-0'] })).toMatchObject({ status: 202 })
})
