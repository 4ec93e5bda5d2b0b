import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startPictureSite } from './start-picture-site.ts'

/** The answer, read to its end: an unread body keeps its socket open. */
async function get(address: string, options: RequestInit = {}) {
  const answer = await fetch(address, options)
  const { status, url, headers } = answer
  return { status, url, headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('every photograph has its media type and is not sent twice', async () => {
  await using site = await startPictureSite()
  expect(site.photographs).toHaveLength(23)
  for (const name of site.photographs) {
    const first = await get(`${site.url}/${name}`)
    expect(first.headers.get('content-type')).toMatch(/^image\//)
    const etag = first.headers.get('etag') ?? ''
    const second = await get(`${site.url}/${name}`, { headers: { 'if-none-match': etag } })
    expect(second.status).toBe(304)
    expect(site.requests.get(`/${name}`)).toBe(2)
  }
})

test.each(['/does-not-exist.jpg', '/README.md', '/generated/x.jpg', '/..%2Fmain.ts'])(
  '%s is not found',
  async (path) => {
    await using site = await startPictureSite()
    expect((await get(site.url + path)).status).toBe(404)
  },
)

test('redirects count down to the image', async () => {
  await using site = await startPictureSite()
  const answer = await get(`${site.url}/redirect/3/dandelion.jpg`)
  expect(answer).toMatchObject({ status: 200, url: `${site.url}/dandelion.jpg` })
  expect([...site.requests.values()]).toEqual([1, 1, 1, 1])
  const elsewhere = await get(`${site.url}/redirect-to?url=http://192.0.2.1/`, { redirect: 'manual' })
  expect(elsewhere.headers.get('location')).toBe('http://192.0.2.1/')
})

test('a flaky address fails as often as it says, then works', async () => {
  await using site = await startPictureSite()
  const address = `${site.url}/flaky/2/dandelion.jpg?retryAfter=3`
  const first = await get(address)
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '3'])
  expect((await get(address)).status).toBe(503)
  expect((await get(address)).headers.get('content-type')).toBe('image/jpeg')
  expect(site.requests.get('/flaky/2/dandelion.jpg')).toBe(3)
})

test('a status is always the same', async () => {
  await using site = await startPictureSite()
  const address = `${site.url}/status/503/dandelion.jpg`
  expect((await get(address)).headers.get('retry-after')).toBe('1')
  expect((await get(address)).status).toBe(503)
})

test('spoilt bodies are spoilt in their own ways', async () => {
  await using site = await startPictureSite()
  const getFrom = (path: string) => get(site.url + path)
  const page = await getFrom('/html/a.jpg')
  expect(page.headers.get('content-type')).toBe('image/jpeg')
  expect(page.bytes.toString()).toMatch(/^<!doctype html>/)
  const half = await getFrom('/truncated/dandelion.jpg')
  await expect(sharp(half.bytes, { failOn: 'error' }).stats()).rejects.toThrow()
  const declared = await getFrom('/huge/declared/a.jpg?megabytes=2')
  expect(declared.headers.get('content-length')).toBe('2097152')
  const undeclared = await getFrom('/huge/undeclared/a.jpg?megabytes=2')
  expect(undeclared.headers.get('content-length')).toBeNull()
  expect(undeclared.bytes).toHaveLength(2_097_152)
  const many = await getFrom('/many-pixels/a.png')
  expect(await sharp(many.bytes, { limitInputPixels: false }).metadata()).toMatchObject({ width: 50_000 })
  expect((await getFrom('/empty/a.jpg')).bytes).toHaveLength(0)
  expect((await getFrom('/svg/bomb.jpg')).bytes.toString()).toMatch(/^<svg/)
  await expect(getFrom('/dropped/dandelion.jpg')).rejects.toThrow()
})

test('a slow image drips, and an endless one never ends', async () => {
  await using site = await startPictureSite()
  const slow = await fetch(`${site.url}/slow/logo-with-text-transparent.png?bytes=2048&pauseMs=1`)
  expect((await slow.arrayBuffer()).byteLength).toBe(8_481)
  const slower = await fetch(`${site.url}/slow/logo-with-text-transparent.png?bytes=2048&pauseMs=3600000`)
  const pieces = slower.body!.getReader()
  expect((await pieces.read()).value).toHaveLength(2_048)
  await pieces.cancel()
  const endless = await fetch(`${site.url}/endless/a.jpg`, { signal: AbortSignal.timeout(300) })
  await expect(endless.arrayBuffer()).rejects.toThrow()
})

test('the pages of the shop show pictures that the site has', async () => {
  await using site = await startPictureSite()
  for (const path of ['/shop/', '/shop/team', '/shop/reisen']) {
    const { bytes } = await get(site.url + path)
    const pictures = [...bytes.toString().matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address!)
    expect(pictures.length).toBeGreaterThan(2)
    expect(site.photographs).toEqual(expect.arrayContaining(pictures.map((address) => address.slice(1))))
  }
})
