import { listUsers, listUsersWithKeys, listUsersWithoutKeys, userDetail } from '#contract/endpoints/admin.ts'
import { User } from '#contract/entities/user.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const test = plainTest.extend('people', { scope: 'file' }, async ({ make }) => {
  const admin = await make.user({ username: 'the-admin', isAdmin: true })
  const waiting = [
    await make.user({ username: 'Berta', email: 'z@example.org', isWaiting: true }),
    await make.user({ username: 'anton', email: 'y@example.org', isWaiting: true }),
  ]
  const ready = [
    await make.user({ username: 'caesar_100%', email: 'x@example.org' }),
    await make.user({ username: 'Dora', email: 'w@example.net' }),
  ]
  return { admin, waiting, ready }
})

const names = (users: { username: string }[]) => users.map(({ username }) => username)

test('users are listed newest first, each in the shape of the contract', async ({ people }) => {
  const { status, body, headers } = await people.admin.call(listUsers)
  expect(status).toBe(200)
  expect(names(body)).toEqual(['Dora', 'caesar_100%', 'anton', 'Berta', 'the-admin'])
  expect(headers['x-total-count']).toBe('5')
  for (const user of body) expect(User.parse(user)).toEqual(user)
  expect(body[0]?.apiKeys).toMatchObject([{ isGlobal: true }, { isGlobal: true }])
})

test('users waiting and users with keys are listed separately; administrators never wait', async ({
  people,
}) => {
  const waiting = await people.admin.call(listUsersWithoutKeys)
  expect(names(waiting.body)).toEqual(['anton', 'Berta'])
  expect(waiting.headers['x-total-count']).toBe('2')
  const ready = await people.admin.call(listUsersWithKeys)
  expect(names(ready.body)).toEqual(['Dora', 'caesar_100%'])
  expect(ready.headers['x-total-count']).toBe('2')
})

test.for([
  [{ search: 'EXAMPLE.org', sort: 'username', order: 'asc' }, ['anton', 'Berta', 'caesar_100%', 'the-admin']],
  [{ search: '100%' }, ['caesar_100%']],
  [{ search: '_' }, ['caesar_100%']],
  [{ search: 'nobody' }, []],
  [{ sort: 'username', order: 'asc' }, ['anton', 'Berta', 'caesar_100%', 'Dora', 'the-admin']],
  [{ sort: 'email', order: 'asc', limit: 2, offset: 1 }, ['Dora', 'caesar_100%']],
  [{ sort: 'createdAt', order: 'asc', limit: 1 }, ['the-admin']],
  [{ offset: 4 }, ['the-admin']],
] as const)('a list of users with %o', async ([query, expected], { people }) => {
  const { body, headers } = await people.admin.call(listUsers, { query })
  expect(names(body)).toEqual(expected)
  const isPage = 'limit' in query || 'offset' in query
  expect(Number(headers['x-total-count'])).toBe(isPage ? 5 : expected.length)
})

test('all these lists search, sort and page alike', async ({ people }) => {
  const query = { sort: 'username', order: 'desc', limit: 1 } as const
  const waiting = await people.admin.call(listUsersWithoutKeys, { query })
  expect([names(waiting.body), waiting.headers['x-total-count']]).toEqual([['Berta'], '2'])
  const ready = await people.admin.call(listUsersWithKeys, { query: { search: 'dora' } })
  expect([names(ready.body), ready.headers['x-total-count']]).toEqual([['Dora'], '1'])
})

test('one user is returned as in the list, an unknown one is not found', async ({ people }) => {
  const [dora] = (await people.admin.call(listUsers, { query: { search: 'dora' } })).body
  const id = people.ready[1]?.id ?? 0
  expect((await people.admin.call(userDetail, { params: { id } })).body).toEqual(dora)
  expect(await people.admin.call(userDetail, { params: { id: 4_711 } })).toMatchObject({ status: 404 })
  expect(await people.admin.get('/api/admin/users/dora')).toMatchObject({ status: 400 })
})

test.for(['sort=password', 'state=lost', 'limit=0', 'limit=1001', 'offset=-1', 'order=up'])(
  '?%s is refused',
  async (query, { people }) => {
    for (const path of ['users', 'users/without-apikeys', 'users-with-keys']) {
      expect(await people.admin.get(`/api/admin/${path}?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      })
    }
  },
)
