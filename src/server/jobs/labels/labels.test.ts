import { deleteUser } from '#contract/endpoints/admin.ts'
import { deleteJob, jobDetail, listJobs, restoreJobs } from '#contract/endpoints/jobs.ts'
import * as calls from '#contract/endpoints/labels.ts'
import { exportAccount } from '#contract/endpoints/own-account.ts'
import { limits } from '#contract/limits.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { test as base, expect } from '#server/testing/test.ts'

const test = base.extend('office', async ({ make, platform }) => {
  const anna = await make.user()
  const ids = [await makeDescribedJob(platform, anna.id), await makeDescribedJob(platform, anna.id)] as const
  return {
    anna,
    ids,
    change: (id: number, body: calls.ChangeJobInput) => anna.call(calls.changeJob, { params: { id }, body }),
    labels: async () => (await anna.call(calls.listLabels)).body,
    list: async (query = {}) =>
      (await anna.call(listJobs, { query })).body.map(({ name, labels }) => ({ name, labels })),
  }
})

test('a job is named and labelled, also while it runs, and named like its file again', async ({
  office: { anna, ids, change, list },
  platform,
}) => {
  const running = await makeJob(platform.db, { userId: anna.id, images: 1 })
  expect(await change(running, { name: '  Herbst\u200b  2026 ', labels: ['Kunde A'] })).toMatchObject({
    status: 200,
    body: { id: running, name: 'Herbst 2026', filename: 'list.csv', labels: ['Kunde A'] },
  })
  expect(await list()).toEqual([
    { name: 'Herbst 2026', labels: ['Kunde A'] },
    { name: 'list.csv', labels: [] },
    { name: 'list.csv', labels: [] },
  ])
  expect(await list({ search: 'herbst' })).toHaveLength(1)
  expect(await list({ search: 'list.csv' })).toHaveLength(3)
  await change(running, { name: '' })
  expect((await anna.call(jobDetail, { params: { id: running } })).body.job).toMatchObject({
    name: 'list.csv',
    labels: ['Kunde A'],
  })
  expect(await change(ids[0], {})).toMatchObject({ status: 200 })
})

test('labels are set on several jobs, counted, and filter the list', async ({
  office: { anna, ids, change, labels, list },
}) => {
  await change(ids[0], { labels: ['Kunde A', 'kunde a', 'Dringend'] })
  const body = { jobIds: [...ids, 999_999], add: ['KUNDE A', 'Archiv'], remove: ['Dringend'] }
  expect((await anna.call(calls.labelJobs, { body })).body).toEqual({ jobIds: [...ids] })
  expect(await labels()).toEqual([
    { name: 'Archiv', jobs: 2 },
    { name: 'kunde a', jobs: 2 },
  ])
  await anna.call(calls.labelJobs, { body: { jobIds: [ids[1]], remove: ['Archiv'] } })
  expect(await list({ label: 'Archiv' })).toEqual([{ name: 'list.csv', labels: ['kunde a', 'Archiv'] }])
  expect(await list({ label: 'Ohne' })).toEqual([])
  expect(await list({ search: 'archiv' })).toHaveLength(1)
})

test('a label is renamed, merged with another and deleted in all jobs, and jobs stay', async ({
  office: { anna, ids, change, labels, list },
}) => {
  await change(ids[0], { labels: ['Kunde A', 'Shop'] })
  await change(ids[1], { labels: ['Kunde B'] })
  const rename = (label: string, name: string) =>
    anna.call(calls.renameLabel, { params: { label }, body: { name } })
  expect(await rename('Kunde B', 'Kunde C')).toMatchObject({ status: 200, body: { jobs: 1 } })
  expect(await rename('Shop', 'SHOP')).toMatchObject({ body: { jobs: 1 } })
  expect(await rename('SHOP', 'kunde c')).toMatchObject({ body: { jobs: 1 } })
  expect(await rename('Shop', 'Laden')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await labels()).toEqual([
    { name: 'Kunde A', jobs: 1 },
    { name: 'Kunde C', jobs: 2 },
  ])
  expect(await rename('Kunde A', 'Kunde C')).toMatchObject({ body: { jobs: 1 } })
  expect((await list())[1]).toMatchObject({ labels: ['Kunde C'] })
  expect(await anna.call(calls.deleteLabel, { params: { label: 'Kunde C' } })).toMatchObject({ status: 204 })
  expect(await anna.call(calls.deleteLabel, { params: { label: 'Kunde C' } })).toMatchObject({ status: 404 })
  expect(await list()).toEqual([
    { name: 'list.csv', labels: [] },
    { name: 'list.csv', labels: [] },
  ])
})

test('a deleted job keeps no label that was renamed before it came back', async ({
  office: { anna, ids, change, labels },
}) => {
  await change(ids[0], { labels: ['Kunde A'] })
  await change(ids[1], { labels: ['Kunde A'] })
  await anna.call(deleteJob, { params: { id: ids[0] } })
  expect(await labels()).toEqual([{ name: 'Kunde A', jobs: 1 }])
  await anna.call(calls.renameLabel, { params: { label: 'Kunde A' }, body: { name: 'a/b' } })
  await anna.call(restoreJobs, { body: { jobIds: [ids[0]] } })
  expect(await labels()).toEqual([{ name: 'a/b', jobs: 2 }])
  expect(await anna.call(calls.deleteLabel, { params: { label: 'a/b' } })).toMatchObject({ status: 204 })
})

test('users cannot name or label another user’s jobs, or see their labels', async ({
  office: { ids, change, labels },
  make,
}) => {
  await change(ids[0], { labels: ['Kunde A'] })
  const admin = await make.user({ isAdmin: true })
  const params = { id: ids[0] }
  expect(await admin.call(calls.changeJob, { params, body: { name: 'x' } })).toMatchObject({ status: 404 })
  const body = { jobIds: [...ids], add: ['x'] }
  expect(await admin.call(calls.labelJobs, { body })).toMatchObject({ body: { jobIds: [] } })
  expect(await admin.call(calls.listLabels)).toMatchObject({ body: [] })
  expect(await admin.call(calls.deleteLabel, { params: { label: 'Kunde A' } })).toMatchObject({ status: 404 })
  expect(await labels()).toEqual([{ name: 'Kunde A', jobs: 1 }])
})

test('labels are bounded per job and per user, also when two come at once', async ({
  office: { anna, ids, change, labels },
  platform,
}) => {
  const names = (count: number, first = 0) => Array.from({ length: count }, (_, n) => `Label ${n + first}`)
  await change(ids[0], { labels: names(limits.labelsPerJob) })
  const refused = {
    status: 409,
    body: { code: 'too_many_labels', maxLabels: limits.labelsPerUser, maxPerJob: limits.labelsPerJob },
  }
  expect(await anna.call(calls.labelJobs, { body: { jobIds: [ids[0]], add: ['x'] } })).toMatchObject(refused)
  const others: number[] = []
  while (others.length < limits.labelsPerUser / 10 - 2) others.push(await makeDescribedJob(platform, anna.id))
  for (const [n, id] of others.entries()) await change(id, { labels: names(10, 10 * (n + 1)) })
  await change(ids[1], { labels: names(9, 90) })
  const twice = await Promise.all(
    ['Vorletztes', 'Letztes'].map((label) => change(ids[1], { labels: [...names(9, 90), label] })),
  )
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await labels()).toHaveLength(limits.labelsPerUser)
})

test.for([
  [{ name: 'x'.repeat(256) }],
  [{ labels: [' '] }],
  [{ labels: ['x'.repeat(41)] }],
  [{ labels: Array.from({ length: 11 }, (_, n) => `Label ${n}`) }],
])('%j is refused', async ([body], { office: { ids, change } }) => {
  expect(await change(ids[0], body!)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('name and labels are in the account’s export and gone with the account', async ({
  office: { anna, ids, change },
  make,
  platform,
}) => {
  await change(ids[0], { name: 'Herbst', labels: ['Kunde A'] })
  const { body } = await anna.get<{ jobs: object[] }>(exportAccount.url)
  expect(body.jobs[0]).toMatchObject({ name: 'Herbst', filename: 'list.csv', labels: ['Kunde A'] })
  const admin = await make.user({ isAdmin: true })
  await admin.call(deleteUser, { params: { id: anna.id } })
  const { rows } = await platform.pool.query('select from jobs where user_id = $1', [anna.id])
  expect(rows).toEqual([])
})
