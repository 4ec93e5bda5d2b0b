import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { onSessionEnd } from './session-end.ts'
import { forgetToken, storeToken } from './stored-token.ts'
import { loadPicture } from './use-fetched-picture.ts'

const asked = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', asked)
  storeToken('token-of-anna')
})

afterEach(() => {
  forgetToken()
  asked.mockReset()
  vi.unstubAllGlobals()
})

const load = () => loadPicture('/api/jobs/7/images/12/thumbnail', new AbortController().signal)

test('an image is fetched with the token, bypassing the cache, and becomes an object URL', async () => {
  asked.mockResolvedValue(new Response('picture', { headers: { 'Content-Type': 'image/webp' } }))
  const url = await load()
  expect(url).toMatch(/^blob:/)
  const [address, init] = asked.mock.calls[0] ?? []
  expect(address).toBe('/api/jobs/7/images/12/thumbnail')
  expect(init).toMatchObject({
    cache: 'no-store',
    credentials: 'include',
    headers: { Authorization: 'Bearer token-of-anna', Accept: 'image/*' },
  })
  URL.revokeObjectURL(url)
})

test('a refused image throws, and 401 ends the session', async () => {
  const ended = vi.fn()
  const stop = onSessionEnd(ended)
  asked.mockResolvedValueOnce(new Response('', { status: 404 }))
  await expect(load()).rejects.toBeInstanceOf(CallError)
  expect(ended).not.toHaveBeenCalled()
  asked.mockResolvedValueOnce(new Response('', { status: 401 }))
  await expect(load()).rejects.toBeInstanceOf(CallError)
  expect(ended).toHaveBeenCalledTimes(1)
  stop()
})

test('a late 401 to the token before does not end the session that has begun since', async () => {
  const ended = vi.fn()
  const stop = onSessionEnd(ended)
  asked.mockImplementationOnce(async () => {
    storeToken('newer')
    return new Response('', { status: 401 })
  })
  await expect(load()).rejects.toBeInstanceOf(CallError)
  expect(ended).not.toHaveBeenCalled()
  stop()
})
