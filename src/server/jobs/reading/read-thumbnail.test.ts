import sharp from 'sharp'
import { expect, test } from '#server/testing/job-test.ts'
import { until } from '#server/testing/until.ts'

test('a described image has a small WebP, an unavailable one has none', async ({
  make,
  pictures,
  worker,
  app,
}) => {
  worker()
  const anna = await make.user()
  const images = [`${pictures.url}/dandelion.jpg`, `${pictures.url}/none.jpg`]
  const { body } = await anna.startJob({ images })
  await anna.ended(body.jobId)
  const path = `/api/jobs/${body.jobId}/images`
  const webp = await app.inject({
    url: `${path}/1/thumbnail`,
    headers: { authorization: `Bearer ${anna.token}` },
  })
  // The next person at the screen finds none of them in the browser's cache.
  expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
  const { format, width, height } = await sharp(webp.rawPayload).metadata()
  expect([format, Math.max(width, height)]).toEqual(['webp', 320])
  for (const id of [2, 3])
    expect(await anna.get(`${path}/${id}/thumbnail`)).toMatchObject({
      status: 404,
      body: { code: 'thumbnail_unavailable', message: 'Von diesem Bild gibt es keine Vorschau.' },
    })
})

test('a picture is previewed before a job', async ({ make, pictures, app }) => {
  const anna = await make.user()
  const answer = await app.inject({
    url: `/api/thumbnail?url=${encodeURIComponent(`${pictures.url}/dandelion.png`)}`,
    headers: { authorization: `Bearer ${anna.token}` },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp')
})

test.for(['/none.jpg', '/html/a.jpg', '/redirect-to?url=http://10.0.0.1/a.jpg'])(
  'no preview is made of %s',
  async (path, { make, pictures }) => {
    const anna = await make.user()
    const preview = await anna.get(`/api/thumbnail?url=${encodeURIComponent(pictures.url + path)}`)
    expect(preview).toMatchObject({ status: 404, body: { code: 'thumbnail_unavailable' } })
  },
)

test('an invalid address gives no preview', async ({ make }) => {
  const anna = await make.user()
  for (const url of ['', 'x', 'file:///etc/passwd', 'http://', 'javascript:alert(1)'])
    expect((await anna.get(`/api/thumbnail?url=${encodeURIComponent(url)}`)).status).toBe(404)
  expect((await anna.get('/api/thumbnail')).status).toBe(400)
})

test('a private address is not fetched unless the operator allows it', async ({ start, pictures }) => {
  const { make } = await start({ IMAGE_FETCH_ALLOW: '' })
  const anna = await make.user()
  const before = pictures.requests.size
  const preview = await anna.get(`/api/thumbnail?url=${encodeURIComponent(`${pictures.url}/private.jpg`)}`)
  expect(preview.status).toBe(404)
  expect(pictures.requests.size).toBe(before)
})

test('a user waiting for a first key gets no previews, an administrator does', async ({ make, pictures }) => {
  const [waiting, admin] = [await make.user({ isWaiting: true }), await make.user({ isAdmin: true })]
  const path = `/api/thumbnail?url=${encodeURIComponent(`${pictures.url}/dandelion.png?by=accounts`)}`
  const before = pictures.requests.get('/dandelion.png') ?? 0
  expect(await waiting.get(path)).toMatchObject({ status: 403, body: { code: 'account_not_ready' } })
  expect(pictures.requests.get('/dandelion.png') ?? 0).toBe(before)
  expect((await admin.get(path)).status).toBe(200)
})

test('previews beyond the bounds are refused with a time to come back', async ({ make, pictures, app }) => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const anna = await make.user()
  const slow = `${pictures.url}/slow/dandelion.jpg?bytes=16&pauseMs=1000`
  const gone = new AbortController()
  const ask = (n: number) =>
    fetch(`${address}/api/thumbnail?url=${encodeURIComponent(`${slow}&n=${n}`)}`, {
      headers: { authorization: `Bearer ${anna.token}` },
      signal: gone.signal,
    })
  const refused = await new Promise<Response>((resolve) => {
    for (let n = 0; n < 37; n++)
      ask(n).then(
        (answer) => answer.status === 429 && resolve(answer),
        () => {},
      )
  })
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toEqual({
    code: 'too_many_at_once',
    message: 'Davon läuft gerade zu viel gleichzeitig. Bitte versuchen Sie es in 5 Sekunden noch einmal.',
    retryAfterSeconds: 5,
  })
  // The refusal may come before the site receives the running requests.
  await until(() => pictures.inFlight() >= 4)
  expect(pictures.inFlight()).toBe(4)
  gone.abort()
  // Abandoned pictures are not fetched to the end.
  await until(() => pictures.inFlight() === 0)
})

test('previews are limited per user, not per network address', async ({ start }) => {
  const { make } = await start({ RATE_LIMIT: 'on' })
  const anna = await make.user({ language: 'en' })
  const answers = await Promise.all(Array.from({ length: 121 }, () => anna.get('/api/thumbnail?url=x')))
  const limited = answers.filter(({ status }) => status === 429)
  expect(limited).toHaveLength(1)
  expect(limited[0]).toMatchObject({
    body: { code: 'rate_limited' },
    headers: { 'retry-after': expect.anything() },
  })
  const bert = await make.user()
  expect(await bert.get('/api/thumbnail?url=x')).toMatchObject({ status: 404 })
})
