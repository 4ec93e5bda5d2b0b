import { vi } from 'vitest'
import { signLink } from '#contract/endpoints/signed-links.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { signLink as sign } from '#server/platform/signed-link.ts'
import { expect, test } from '#server/testing/test.ts'

const path = '/api/thumbnail?url=http%3A%2F%2Fpictures.invalid%2F1.jpg'
// Past authentication, where no picture is found.
const open = 404

test('a signed link opens its own address without cookie or Bearer, until the session ends', async ({
  make,
}) => {
  const anna = await make.user()
  const { status, body } = await anna.call(signLink, { body: { path } })
  expect(status).toBe(200)
  expect((await make.visitor().get(path)).status).toBe(401)
  expect((await make.visitor().get(body.url)).status).toBe(open)
  for (const changed of [
    body.url.replace('1.jpg', '2.jpg'),
    body.url.slice(0, -1),
    body.url.replace(/t=\d/, 't=9'),
    `/api/user?${body.url.split('?')[1]}`,
  ]) {
    expect((await make.visitor().get(changed)).status).toBe(401)
  }
  await anna.post('/api/logout')
  expect((await make.visitor().get(body.url)).status).toBe(401)
})

test('a signed link expires after five minutes', async ({ make, platform }) => {
  const anna = await make.user()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * 60_000 - 1 })
  const old = sign(platform.secrets, path, hashToken(anna.token))
  vi.useRealTimers()
  expect((await make.visitor().get(old)).status).toBe(401)
})

test('only downloads, receipts and pictures can be signed', async ({ make }) => {
  const anna = await make.user()
  for (const other of [
    '/api/user',
    '/api/jobs',
    '/api/jobs/1',
    '/api/jobs/1/results.csvx',
    '/api/../etc',
    '/api/user/credits',
    '/api/user/credit-transactions',
    '/api/purchases/1',
    '/api/purchases/x/receipt',
  ]) {
    expect(await anna.call(signLink, { body: { path: other } })).toMatchObject({ status: 404 })
  }
  for (const own of [
    '/api/jobs/1/results.csv?delimiter=,',
    '/api/user/credit-transactions.csv?type=purchase',
    '/api/purchases/1/receipt',
    '/api/user/export',
  ]) {
    expect((await anna.call(signLink, { body: { path: own } })).status).toBe(200)
  }
})

test('a signed link authenticates its own user, despite another user’s cookie or an invalid one', async ({
  make,
}) => {
  const anna = await make.user()
  const ben = await make.user()
  const { body } = await anna.call(signLink, { body: { path } })
  expect((await ben.get(body.url)).status).toBe(open)
  await ben.post('/api/logout')
  expect((await ben.get(path)).status).toBe(401)
  expect((await ben.get(body.url)).status).toBe(open)
})
