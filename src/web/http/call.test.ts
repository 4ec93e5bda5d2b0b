import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adjustCredits, userDetail } from '#contract/endpoints/admin.ts'
import { call } from './call.ts'
import { forgetToken } from './stored-token.ts'

const asked = vi.fn<typeof fetch>()
const headers = () => asked.mock.calls[0]?.[1]?.headers

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', asked)
  asked.mockResolvedValue(Response.json({ balance: 700 }))
})

afterEach(() => {
  forgetToken()
  asked.mockReset()
  vi.unstubAllGlobals()
})

test('a call with an idempotency key sends it as a header', async () => {
  const body = { userId: 7, amount: 200 }
  expect(await call(adjustCredits, { body, idempotencyKey: 'once' })).toEqual({ balance: 700 })
  expect(asked.mock.calls[0]).toMatchObject(['/api/admin/credits/adjust', { body: JSON.stringify(body) }])
  expect(headers()).toMatchObject({ 'Idempotency-Key': 'once', 'Content-Type': 'application/json' })
})

test('a call without key and body sends neither header', async () => {
  asked.mockResolvedValueOnce(new Response('{}', { status: 404 }))
  await expect(call(userDetail, { params: { id: 7 } })).rejects.toThrow('404: {}')
  expect(Object.keys(headers() ?? {})).toEqual(['Accept', 'Accept-Language'])
})
