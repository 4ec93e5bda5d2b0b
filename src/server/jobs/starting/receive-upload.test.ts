import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { expect, test } from '#server/testing/job-test.ts'
import { until } from '#server/testing/until.ts'

const usualFolder = process.env.TMPDIR
let folder = ''

// A folder for this file alone, so that anything left in it was left here.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bildwort-test-'))
  process.env.TMPDIR = folder
})
afterAll(async () => {
  if (usualFolder === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usualFolder
  await rm(folder, { recursive: true })
})

const list = 'url\nhttps://example.org/1.jpg\n'

type Part = [name: string, content: string, filename?: string | undefined, type?: string]

function multipart(parts: Part[]): { headers: Record<string, string>; payload: Buffer } {
  const text = parts.map(([name, content, filename, type]) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`
    const media = type ? `content-type: ${type}\r\n` : ''
    return `--xyz\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${media}\r\n${content}\r\n`
  })
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=xyz' },
    payload: Buffer.from(`${text.join('')}--xyz--\r\n`),
  }
}

type Sent = { headers: Record<string, string>; payload?: string | Buffer }

async function post(app: FastifyInstance, token: string, { headers, ...rest }: Sent) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/process',
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...rest,
  })
  return { status: answer.statusCode, body: answer.json() }
}

test.for<[string, Part[]]>([
  [
    'before its fields',
    [
      ['file', list, 'list.csv'],
      ['languages', '["de"]'],
      ['maxImages', '1'],
    ],
  ],
  [
    'after its fields',
    [
      ['languages', '["de"]'],
      ['maxImages', '1'],
      ['file', list, 'list.csv'],
    ],
  ],
])('a file may come %s, and is gone after the call', async ([, parts], { make, app }) => {
  const anna = await make.user()
  expect(await post(app, anna.token, multipart(parts))).toMatchObject({ status: 202 })
  expect(await readdir(folder)).toEqual([])
})

test('a list keeps its user’s name for it, without folders', async ({ make, app }) => {
  const names = [
    ['Übersicht – Größe 1.csv', 'Übersicht – Größe 1.csv'],
    ['C:\\Bilder\\liste.csv', 'liste.csv'],
    ['/home/anna/liste.csv', 'liste.csv'],
  ]
  for (const [sent, kept] of names) {
    const anna = await make.user()
    const parts: Part[] = [
      ['languages', '["de"]'],
      ['file', list, sent],
    ]
    const { status, body } = await post(app, anna.token, multipart(parts))
    expect(status, sent).toBe(202)
    expect((await anna.job(body.jobId)).job.filename).toBe(kept)
  }
})

test.for<[string, Part[]]>([
  [
    'twice',
    [
      ['languages', 'de'],
      ['languages', 'en'],
    ],
  ],
  [
    'as PHP does',
    [
      ['languages[0]', 'de'],
      ['languages[1]', 'en'],
    ],
  ],
  ['with commas', [['languages', 'de, en']]],
  [
    'as two JSON lists',
    [
      ['languages', '["de"]'],
      ['languages[]', '["en"]'],
    ],
  ],
])('a form may send a list %s, and all of it counts', async ([, parts], { make, app }) => {
  const anna = await make.user()
  const { status, body } = await post(app, anna.token, multipart([...parts, ['file', list, 'list.csv']]))
  expect(status).toBe(202)
  expect((await anna.job(body.jobId)).job.languages).toEqual(['de', 'en'])
})

test('a repeated field that is not a list is refused by name', async ({ make, app }) => {
  const anna = await make.user()
  const parts: Part[] = [
    ['languages', '["de"]'],
    ['maxImages', '0'],
    ['maxImages', '5'],
    ['file', list, 'list.csv'],
  ]
  expect(await post(app, anna.token, multipart(parts))).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', issues: [{ path: 'maxImages' }] },
  })
})

test.for<[string, Sent, number, string]>([
  ['a form without a file', multipart([['languages', '["de"]']]), 400, 'file_missing'],
  ['an empty form', multipart([]), 400, 'file_missing'],
  [
    'a file without a name',
    multipart([
      ['languages', '["de"]'],
      ['file', list, undefined, 'application/octet-stream'],
    ]),
    400,
    'wrong_file_type',
  ],
  [
    'two files',
    multipart([
      ['file', list, 'a.csv'],
      ['file', list, 'b.csv'],
    ]),
    400,
    'invalid_input',
  ],
  [
    'a field called __proto__',
    multipart([
      ['__proto__', 'x'],
      ['file', list, 'a.csv'],
    ]),
    400,
    'invalid_input',
  ],
  ['JSON', { headers: { 'content-type': 'application/json' }, payload: '{}' }, 400, 'file_missing'],
  ['nothing', { headers: {} }, 400, 'file_missing'],
  [
    'a form without a boundary',
    { headers: { 'content-type': 'multipart/form-data' }, payload: 'x' },
    400,
    'invalid_input',
  ],
  [
    'half a form',
    { headers: { 'content-type': 'multipart/form-data; boundary=xyz' }, payload: '--xyz\r\ncontent-dis' },
    400,
    'invalid_input',
  ],
])('%s is refused and leaves no file', async ([, sent, status, code], { make, app }) => {
  const anna = await make.user()
  const answer = await post(app, anna.token, sent)
  expect(answer).toMatchObject({ status, body: { code } })
  const said = expect.stringMatching(/^Das Formular ist unvollständig|fehlt die Trennmarke/)
  if (code === 'invalid_input') expect(answer.body).toMatchObject({ issues: [{ path: '', message: said }] })
  expect(await readdir(folder)).toEqual([])
  expect(await anna.jobs()).toEqual([])
})

test('a file of another field is refused by its name and leaves no file', async ({ make, app }) => {
  const anna = await make.user()
  const answer = await post(app, anna.token, multipart([['list', list, 'list.csv']]))
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ path: 'list' }] } })
  expect(await readdir(folder)).toEqual([])
})

test('a file over the limit is refused, and its connection answers the next call', async ({ start }) => {
  const site = await start({ MAX_UPLOAD_MB: '1' })
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const anna = await site.make.user()
  const form = new FormData()
  form.append('languages', '["de"]')
  form.append('file', new Blob(['url\n', 'x'.repeat(2_000_000)]), 'list.csv')
  const headers = { authorization: `Bearer ${anna.token}` }
  const refused = await fetch(`${address}/api/process`, { method: 'POST', headers, body: form })
  expect([refused.status, await refused.json()]).toMatchObject([
    413,
    { code: 'file_too_large', maxMegabytes: 1 },
  ])
  const jobs = await fetch(`${address}/api/jobs`, { headers })
  expect([jobs.status, await jobs.json()]).toEqual([200, []])
  expect(await readdir(folder)).toEqual([])
})

test('an interrupted upload leaves neither a file nor a job', async ({ start }) => {
  const site = await start()
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const anna = await site.make.user()
  const leaving = new AbortController()
  const { headers, payload } = multipart([
    ['languages', '["de"]'],
    ['file', list, 'list.csv'],
  ])
  async function* body() {
    yield payload.subarray(0, -20)
    await until(async () => (await readdir(folder)).length === 1)
    leaving.abort()
  }
  const sent = fetch(`${address}/api/process`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${anna.token}` },
    body: ReadableStream.from(body()),
    signal: leaving.signal,
    duplex: 'half',
  } as RequestInit)
  await expect(sent).rejects.toThrow()
  await until(async () => (await readdir(folder)).length === 0)
  expect(await anna.jobs()).toEqual([])
})
