import { type Job, ListedJob } from '#contract/entities/job.ts'
import { expect, test } from '#server/testing/job-test.ts'

// None of their rows has a valid address, so each is finished at once.
const lists = [
  { name: 'b_list.csv', rows: 2 },
  { name: 'a%list.csv', rows: 3 },
  { name: 'Übersicht.csv', rows: 1 },
]

async function startLists(anna: { startJob: (wishes: object) => Promise<{ body: { jobId: number } }> }) {
  const ids: number[] = []
  for (const { name, rows } of lists) {
    const { body } = await anna.startJob({ file: { name, content: `url\n${'a.jpg\n'.repeat(rows)}` } })
    ids.push(body.jobId)
  }
  return ids
}

test('own jobs are listed newest first, in the shape of the contract', async ({ make }) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const ids = await startLists(anna)
  await startLists(berta)
  const { status, body, headers } = await anna.get<Job[]>('/api/jobs')
  expect(status).toBe(200)
  expect(headers['x-total-count']).toBe('3')
  expect(body.map(({ id }) => id)).toEqual(ids.toReversed())
  for (const job of body) expect(ListedJob.parse(job)).toEqual(job)
  expect(body[0]).toMatchObject({ username: anna.username, email: anna.email, filename: 'Übersicht.csv' })
})

test('an administrator’s list contains only their own jobs', async ({ make }) => {
  const [anna, admin] = [await make.user(), await make.user({ isAdmin: true })]
  await startLists(anna)
  expect(await admin.jobs()).toEqual([])
})

test.for([
  ['offset=1&limit=1', ['a%list.csv'], 3],
  ['limit=2', ['Übersicht.csv', 'a%list.csv'], 3],
  ['offset=3', [], 3],
  ['search=LIST', ['a%list.csv', 'b_list.csv'], 2],
  ['search=%25', ['a%list.csv'], 1],
  ['search=_', ['b_list.csv'], 1],
  ['search=%C3%9Cber', ['Übersicht.csv'], 1],
  ['search=nothing', [], 0],
  ['search=%00', ['Übersicht.csv', 'a%list.csv', 'b_list.csv'], 3],
  ['search=list&limit=1', ['a%list.csv'], 2],
  ['sort=totalImages&order=asc', ['Übersicht.csv', 'b_list.csv', 'a%list.csv'], 3],
  ['sort=totalImages', ['a%list.csv', 'b_list.csv', 'Übersicht.csv'], 3],
  ['sort=createdAt&order=asc', ['b_list.csv', 'a%list.csv', 'Übersicht.csv'], 3],
  ['sort=filename&order=asc&search=list', ['a%list.csv', 'b_list.csv'], 2],
  ['sort=status&order=asc', ['Übersicht.csv', 'a%list.csv', 'b_list.csv'], 3],
] as const)('?%s', async ([query, names, total], { make }) => {
  const anna = await make.user()
  await startLists(anna)
  const { body, headers } = await anna.get<Job[]>(`/api/jobs?${query}`)
  expect(body.map(({ filename }) => filename)).toEqual(names)
  expect(headers['x-total-count']).toBe(String(total))
})

test.for(['limit=0', 'limit=1001', 'offset=-1', 'order=up', 'limit=x', `search=${'x'.repeat(201)}`])(
  '?%s is refused',
  async (query, { make }) => {
    const anna = await make.user()
    expect(await anna.get(`/api/jobs?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
  },
)
