import { deleteUser } from '#contract/endpoints/admin.ts'
import { exportAccount } from '#contract/endpoints/own-account.ts'
import * as calls from '#contract/endpoints/saved-filters.ts'
import { limits } from '#contract/limits.ts'
import { expect, test } from '#server/testing/test.ts'

type User = { call: (call: typeof calls.listSavedFilters) => Promise<{ body: calls.SavedFilter[] }> }
const namesOf = async (user: User) =>
  (await user.call(calls.listSavedFilters)).body.map(({ name, query }) => [name, query])

test('a filter is saved under a name, replaced by one with the same name, and deleted', async ({ make }) => {
  const [anna, admin] = [await make.user(), await make.user({ isAdmin: true })]
  await anna.call(calls.saveFilter, { body: { name: ' Zu lang ', query: 'length=long' } })
  await anna.call(calls.saveFilter, { body: { name: 'Offen', query: 'approved=false' } })
  const { status, body } = await anna.call(calls.saveFilter, {
    body: { name: 'ZU LANG', query: 'length=tooLong' },
  })
  expect(status).toBe(200)
  expect(await namesOf(anna)).toEqual([
    ['Offen', 'approved=false'],
    ['ZU LANG', 'length=tooLong'],
  ])
  expect(await namesOf(admin)).toEqual([])
  const params = { id: (body as calls.SavedFilter).id }
  expect(await admin.call(calls.deleteSavedFilter, { params })).toMatchObject({ status: 404 })
  expect(await anna.call(calls.deleteSavedFilter, { params })).toMatchObject({ status: 204 })
  expect(await namesOf(anna)).toEqual([['Offen', 'approved=false']])
})

test('filters saved at once never exceed the limit per user, and one that exists can still be replaced', async ({
  make,
}) => {
  const anna = await make.user()
  const save = (name: string) => anna.call(calls.saveFilter, { body: { name, query: 'edited=true' } })
  const numbers = Array.from({ length: limits.filtersPerUser + 3 }, (_, number) => number)
  const answers = await Promise.all(numbers.map((number) => save(`Filter ${number}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.filtersPerUser)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { code: 'too_many_filters', maxFilters: limits.filtersPerUser },
  })
  const [[name]] = (await namesOf(anna)) as [[string]]
  expect(await save(name)).toMatchObject({ status: 200 })
})

test.for([
  { name: ' ', query: 'edited=true' },
  { name: 'x'.repeat(limits.filterNameCharacters + 1), query: 'edited=true' },
  { name: 'Lang', query: 'x'.repeat(limits.filterQueryCharacters + 1) },
  { name: 'Leer', query: '' },
])('%o is not saved', async (body, { make }) => {
  const anna = await make.user()
  expect(await anna.call(calls.saveFilter, { body })).toMatchObject({ status: 400 })
  expect(await namesOf(anna)).toEqual([])
})

test('saved filters are exported and deleted with their account', async ({ make, platform }) => {
  const [anna, admin] = [await make.user(), await make.user({ isAdmin: true })]
  await anna.call(calls.saveFilter, { body: { name: 'Offen', query: 'approved=false' } })
  const { body } = await anna.get<{ savedFilters: unknown }>(exportAccount.url)
  expect(body.savedFilters).toMatchObject([{ name: 'Offen', query: 'approved=false' }])
  await admin.call(deleteUser, { params: { id: anna.id } })
  const { rows } = await platform.pool.query('select 1 from saved_filters where user_id = $1', [anna.id])
  expect(rows).toEqual([])
})
