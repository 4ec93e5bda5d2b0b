import { expect, test } from '#server/testing/test.ts'

const refused = { status: 400, body: { code: 'invalid_input' } }

test('a name with a character that the database cannot store is refused as input, not as a fault', async ({
  make,
}) => {
  const visitor = make.visitor()
  const username = 'ann\0a'
  expect(await visitor.post('/api/login', { username, password: 'secret-1' })).toMatchObject(refused)
  expect(await visitor.post('/api/auth/resend-verification', { username })).toMatchObject(refused)
})

test('an impossible user id is refused as input', async ({ make }) => {
  const admin = await make.user({ isAdmin: true })
  const body = { name: 'OPENAI_API_KEY', userId: 2_147_483_648 }
  expect(await admin.post('/api/admin/apikeys/test', body)).toMatchObject(refused)
})
