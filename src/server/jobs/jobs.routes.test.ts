import * as downloads from '#contract/endpoints/downloads.ts'
import * as images from '#contract/endpoints/images.ts'
import * as jobs from '#contract/endpoints/jobs.ts'
import * as starting from '#contract/endpoints/starting.ts'
import { expect, test } from '#server/testing/job-test.ts'

type Statuses = { visitor: number; other: number; owner: number; admin: number }

const hiddenFromOthers: Statuses = { visitor: 401, other: 404, owner: 200, admin: 200 }
const forItsOwner: Statuses = { visitor: 401, other: 404, owner: 200, admin: 404 }

// For a completed job, `:id`, with one image.
const routes: [
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  statuses: Statuses,
  body?: object,
][] = [
  ['get', '/api/jobs', { visitor: 401, other: 200, owner: 200, admin: 200 }],
  ['get', '/api/jobs/:id', hiddenFromOthers],
  ['get', '/api/jobs/:id/results.csv', hiddenFromOthers],
  ['get', '/api/jobs/:id/results.json', hiddenFromOthers],
  ['get', '/api/jobs/:id/results.xlsx', hiddenFromOthers],
  ['get', '/api/jobs/:id/failed.csv', hiddenFromOthers],
  ['get', '/api/jobs/:id/original', forItsOwner],
  ['get', '/api/jobs/:id/list', forItsOwner],
  ['get', '/api/jobs/:id/list/columns', forItsOwner],
  ['get', '/api/jobs/:id/list?text=x', { visitor: 401, other: 400, owner: 400, admin: 400 }],
  ['get', '/api/jobs/x/failed.csv', { visitor: 401, other: 400, owner: 400, admin: 400 }],
  ['post', '/api/jobs/:id/retry', { visitor: 401, other: 404, owner: 409, admin: 404 }],
  ['post', '/api/jobs/0/retry', { visitor: 401, other: 400, owner: 400, admin: 400 }],
  ['get', '/api/jobs/:id/pictures.zip', { visitor: 401, other: 404, owner: 404, admin: 404 }],
  ['get', '/api/jobs/:id/images/1/thumbnail', hiddenFromOthers],
  ['get', '/api/jobs/:id/images/2/thumbnail', { visitor: 401, other: 404, owner: 404, admin: 404 }],
  ['get', '/api/jobs/:id/images/1/view', hiddenFromOthers],
  [
    'patch',
    '/api/jobs/:id/images/1',
    { visitor: 401, other: 404, owner: 200, admin: 404 },
    { approved: true },
  ],
  ['patch', '/api/jobs/:id/images/1', { visitor: 401, other: 400, owner: 400, admin: 400 }, { approved: 1 }],
  ['get', '/api/jobs/:id/images/1/revisions', hiddenFromOthers],
  ['get', '/api/jobs/:id/images/0/revisions', { visitor: 401, other: 400, owner: 400, admin: 400 }],
  [
    'post',
    '/api/jobs/:id/images/2/regenerate',
    { visitor: 401, other: 404, owner: 404, admin: 404 },
    { wish: '' },
  ],
  [
    'post',
    '/api/jobs/:id/images/2/proposal',
    { visitor: 401, other: 404, owner: 404, admin: 404 },
    { decision: 'keep' },
  ],
  ['get', '/api/jobs/:id/images/actions', { visitor: 401, other: 404, owner: 200, admin: 404 }],
  [
    'post',
    '/api/jobs/:id/images/actions',
    { visitor: 401, other: 404, owner: 201, admin: 404 },
    { selection: { images: [1] }, action: { kind: 'approve' } },
  ],
  [
    'post',
    '/api/jobs/:id/images/actions',
    { visitor: 401, other: 400, owner: 400, admin: 400 },
    { selection: { images: [] }, action: { kind: 'approve' } },
  ],
  [
    'post',
    '/api/jobs/:id/images/actions/2147483647/step',
    { visitor: 401, other: 404, owner: 404, admin: 404 },
  ],
  [
    'post',
    '/api/jobs/:id/images/actions/2147483647/undo',
    { visitor: 401, other: 404, owner: 404, admin: 404 },
  ],
  [
    'post',
    '/api/jobs/:id/regenerate',
    { visitor: 401, other: 404, owner: 200, admin: 404 },
    { selection: { matching: {} }, instruction: '', dryRun: true },
  ],
  [
    'post',
    '/api/jobs/:id/translate',
    { visitor: 401, other: 404, owner: 200, admin: 404 },
    { selection: { matching: {} }, from: 'de', to: ['sl'], dryRun: true },
  ],
  ['get', '/api/process-status?jobId=:id', hiddenFromOthers],
  ['get', '/api/thumbnail?url=x', { visitor: 401, other: 404, owner: 404, admin: 404 }],
  ['post', '/api/stop-processing', { visitor: 401, other: 200, owner: 200, admin: 200 }],
  ['post', '/api/process', { visitor: 401, other: 400, owner: 400, admin: 400 }],
  ['get', '/api/jobs/2147483647', { visitor: 401, other: 404, owner: 404, admin: 404 }],
  ['get', '/api/jobs/2147483648', { visitor: 401, other: 400, owner: 400, admin: 400 }],
  ['get', '/api/jobs/0', { visitor: 401, other: 400, owner: 400, admin: 400 }],
  ['get', '/api/jobs/x', { visitor: 401, other: 400, owner: 400, admin: 400 }],
  ['get', '/api/process-status?jobId=x', { visitor: 401, other: 400, owner: 400, admin: 400 }],
  [
    'post',
    '/api/jobs/delete',
    { visitor: 401, other: 200, owner: 200, admin: 200 },
    { jobIds: [2_147_483_647] },
  ],
  ['post', '/api/jobs/delete', { visitor: 401, other: 400, owner: 400, admin: 400 }, { jobIds: [] }],
  [
    'post',
    '/api/jobs/restore',
    { visitor: 401, other: 404, owner: 404, admin: 404 },
    { jobIds: [2_147_483_647] },
  ],
  ['post', '/api/jobs/restore', { visitor: 401, other: 400, owner: 400, admin: 400 }, { jobIds: ['x'] }],
  ['delete', '/api/jobs/:id', { visitor: 401, other: 404, owner: 204, admin: 404 }],
]

test.for(routes)('%s %s', async ([method, path, statuses, body], { make, worker }) => {
  worker()
  const owner = await make.user()
  const { jobId } = (await owner.startJob({ images: 1 })).body
  await owner.ended(jobId)
  const callers = {
    visitor: make.visitor(),
    other: await make.user(),
    admin: await make.user({ isAdmin: true }),
    owner,
  }
  const answered: Record<string, number> = {}
  for (const [who, caller] of Object.entries(callers)) {
    const answer = await caller[method]<{ code?: string }>(path.replace(':id', String(jobId)), body)
    answered[who] = answer.status
    if (answer.status === 401) expect(answer.body.code).toBe('not_signed_in')
  }
  expect(answered).toEqual(statuses)
})

test('every call of the module is in the table', () => {
  const tested = routes.map(
    ([method, path]) => `${method} ${path.replace(/\?.*/, '').replace(/images\/\d/, 'images/:imageId')}`,
  )
  for (const call of [downloads, images, jobs, starting].flatMap((calls) => Object.values<object>(calls)))
    if ('method' in call && 'url' in call)
      expect(tested).toContain(`${String(call.method).toLowerCase()} ${call.url}`)
})

test.for(['/api/process', '/api/stop-processing', '/api/jobs/1/retry'])(
  '%s is refused from another website',
  async (path, { make }) => {
    const anna = await make.user()
    const answer = await anna.with({ 'sec-fetch-site': 'cross-site' }).post(path)
    expect(answer).toMatchObject({ status: 403, body: { code: 'cross_site' } })
  },
)
