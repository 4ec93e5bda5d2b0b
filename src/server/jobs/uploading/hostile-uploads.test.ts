import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { logout } from '#contract/endpoints/accounts.ts'
import * as calls from '#contract/endpoints/picture-sets.ts'
import { fillUrl } from '#contract/fill-url.ts'
import { makePngBomb } from '#server/describing/testing/make-bomb.ts'
import { startLittleServer } from '#server/describing/testing/start-little-server.ts'
import { uploadPrefix } from '#server/jobs/starting/receive-upload.ts'
import { draw, uploads } from '#server/jobs/testing/uploads.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { openConnection } from '#server/testing/open-connection.ts'
import { until } from '#server/testing/until.ts'
import { addArchive } from './add-archive.ts'

interface RawEntry {
  name: string
  bytes: Uint8Array
  /** What the headers say: by default the truth. */
  claims?: { bytes?: number; crc?: number }
}

/** A ZIP of packed files whose headers can lie. */
function rawZip(entries: readonly RawEntry[]): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes, claims = {} } of entries) {
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(claims.crc ?? crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claims.bytes ?? bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, rest, Buffer.from(name))
    files.push(file)
    at += file.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...files, index, end]))
}

const usualFolder = process.env.TMPDIR
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bildwort-test-'))
  process.env.TMPDIR = folder
})

afterAll(async () => {
  if (usualFolder === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usualFolder
  await rm(folder, { recursive: true })
})

/** Folders of uploads that are being received, or were left behind. */
const uploadFolders = async () => (await readdir(folder)).filter((name) => name.startsWith(uploadPrefix))

test('of a ZIP whose entries lie, are broken or have absolute paths, the honest ones are added', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ language: 'en' })
  const set = await uploads(anna)
  const jpeg = await draw(30)
  const bomb = new Uint8Array(platform.settings.MAX_PICTURE_MB * 1e6 + 1)
  bomb.set(jpeg)
  const { body } = await set.addZip(
    rawZip([
      { name: 'first.jpg', bytes: jpeg },
      { name: 'says-100.jpg', bytes: bomb, claims: { bytes: 100 } },
      { name: 'says-4-gb.jpg', bytes: await draw(31), claims: { bytes: 4_000_000_000 } },
      { name: 'changed.jpg', bytes: await draw(32), claims: { crc: 1 } },
      { name: '/etc/cron.d/a.jpg', bytes: jpeg },
      { name: 'C:\\Windows\\a.jpg', bytes: jpeg },
      { name: 'a/..\\..\\b.jpg', bytes: jpeg },
      { name: 'A/\u202eb.jpg', bytes: await draw(33) },
      { name: 'A/b.jpg', bytes: jpeg },
      { name: 'last.jpg', bytes: await draw(34) },
    ]),
  )
  expect(body.added.map(({ path }) => path)).toEqual(['first.jpg', 'A/b.jpg', 'last.jpg'])
  expect(body.refused.map(({ path, why }) => `${path} ${why}`)).toEqual([
    expect.stringMatching(/^says-100\.jpg (?:too_large|damaged)$/),
    'says-4-gb.jpg damaged',
    'changed.jpg damaged',
    '/etc/cron.d/a.jpg unsafe',
    'C:\\Windows\\a.jpg unsafe',
    'a/..\\..\\b.jpg unsafe',
    'A/b.jpg unsafe',
  ])
  expect(await uploadFolders()).toEqual([])
})

test('a ZIP of 10,001 files adds none of them', async ({ make }) => {
  const set = await uploads(await make.user())
  const jpeg = await draw(35)
  const many = Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}.jpg`, bytes: jpeg }))
  expect(await set.addZip(rawZip(many))).toMatchObject({ status: 422, body: { code: 'archive_unreadable' } })
  expect(await set.paths()).toEqual([])
})

test.for([
  ['a program of Windows', 'MZ\x90\0\x03\0\0\0'],
  ['a program of Linux', '\x7fELF\x02\x01\x01'],
  ['a script', '#!/bin/sh\nrm -rf /\n'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a page behind a picture’s name', '<html><body><img src=x onerror=alert(1)></body></html>'],
])('%s is no picture, whatever it is called', async ([, content], { make }) => {
  const set = await uploads(await make.user())
  const bytes = new Uint8Array(Buffer.from(content!, 'latin1'))
  expect(await set.add('holiday.jpg', bytes)).toMatchObject({
    status: 422,
    body: { fault: 'not_a_picture' },
  })
  expect(await set.paths()).toEqual([])
})

test('hostile and odd pictures each end by themselves, and no SVG or XMP reaches outside', async ({
  make,
  worker,
}) => {
  worker()
  const heard: string[] = []
  await using outside = await startLittleServer((request, response) => {
    heard.push(request.url ?? '')
    response.end()
  })
  const anna = await make.user()
  const set = await uploads(anna)
  const blank = (channels: 3 | 4 = 3) =>
    sharp({ create: { width: 80, height: 60, channels, background: { r: 30, g: 90, b: 160, alpha: 1 } } })
  const frames = Buffer.concat([Buffer.alloc(80 * 60 * 3, 40), Buffer.alloc(80 * 60 * 3, 200)])
  const animated = sharp(frames, { raw: { width: 80, height: 120, channels: 3, pageHeight: 60 } })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="80" height="60">
    <script>fetch('${outside.url}/script')</script><style>@import url('${outside.url}/style');</style>
    <rect width="80" height="60" fill="teal" onload="fetch('${outside.url}/load')"/>
    <image xlink:href="${outside.url}/image.png" width="9" height="9"/><image href="file:///etc/passwd" width="9" height="9"/>
    <use href="${outside.url}/use.svg#a"/></svg>`
  const entities = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">
    <!ENTITY g SYSTEM "${outside.url}/entity">]><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
    xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:c="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">
    <rdf:Description rdf:about=""><c:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">&f;&g;</rdf:li></rdf:Alt>
    </c:AltTextAccessibility></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
  const files: Record<string, Uint8Array> = {
    'large.png': makePngBomb(30_000, 30_000, deflateSync(Buffer.alloc(65_536))),
    'animated.gif': await animated.gif().toBuffer(),
    'print.jpg': await blank().toColourspace('cmyk').jpeg().toBuffer(),
    'deep.png': await blank().toColourspace('rgb16').png().toBuffer(),
    'script.svg': Buffer.from(svg),
    'entities.png': await blank(4).withXmp(entities).png().toBuffer(),
    'good.jpg': await draw(36),
  }
  for (const [path, bytes] of Object.entries(files))
    expect(await set.add(path, new Uint8Array(bytes))).toMatchObject({
      status: 201,
      body: { altTexts: null },
    })
  const { body } = await set.start(Object.keys(files), { onlyMissing: 'true' })
  const { images } = await anna.ended(body.jobId)
  const states = images.map(({ filename, state }) => [filename, state])
  expect(Object.fromEntries(states)).toMatchObject({
    'large.png': 'failed',
    'animated.gif': 'succeeded',
    'print.jpg': 'succeeded',
    'deep.png': 'succeeded',
    'entities.png': 'succeeded',
    'good.jpg': 'succeeded',
  })
  expect(heard).toEqual([])
})

test('a file that is sent twice, or from two tabs at once, is there once', async ({ make, platform }) => {
  const anna = await make.user()
  const set = await uploads(anna)
  const jpeg = await draw(37)
  const answers = await Promise.all(['a.jpg', 'a.jpg', 'b.jpg', 'a.jpg'].map((path) => set.add(path, jpeg)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(await set.paths()).toEqual(['a.jpg', 'b.jpg'])
  expect(await platform.pictures.names(anna.id)).toHaveLength(1)
})

test('who signs out while a file is on its way adds nothing, and a line that breaks leaves nothing', async ({
  start,
}) => {
  const { app, make, platform } = await start()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const anna = await make.user()
  const set = await uploads(anna)
  const path = fillUrl(calls.addPicture.url, { params: { id: set.id } })
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
  const jpeg = Buffer.from(await draw(38))
  const send = async () => {
    const client = await openConnection(app)
    const length = part.length + jpeg.length + '\r\n--b--\r\n'.length
    client.send(
      [
        `POST ${path} HTTP/1.1`,
        'host: localhost',
        `authorization: Bearer ${anna.token}`,
        'content-type: multipart/form-data; boundary=b',
        `content-length: ${length}`,
        '',
        '',
      ].join('\r\n'),
    )
    client.socket.write(Buffer.concat([Buffer.from(part), jpeg.subarray(0, 200)]))
    await until(async () => (await uploadFolders()).length > 0)
    return client
  }
  const broken = await send()
  broken.socket.destroy()
  await until(async () => (await uploadFolders()).length === 0)
  const late = await send()
  await anna.call(logout)
  late.socket.write(Buffer.concat([jpeg.subarray(200), Buffer.from('\r\n--b--\r\n')]))
  await until(() => late.heard().includes('not_signed_in'))
  late.socket.destroy()
  const { rows } = await platform.pool.query('select from set_pictures where set_id = $1', [set.id])
  expect(rows).toEqual([])
})

test('a disk that fills up while a ZIP is unpacked ends it with that reason; what was added stays', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const set = await uploads(anna)
  let kept = 0
  const full = {
    ...platform,
    pictures: {
      ...platform.pictures,
      keep: async (scope: number, path: string) => {
        kept += 1
        if (kept > 1) throw new Refusal('disk_full')
        return await platform.pictures.keep(scope, path)
      },
    },
  }
  const zip = rawZip([
    { name: 'a.jpg', bytes: await draw(39) },
    { name: 'b.jpg', bytes: await draw(40) },
  ])
  const own = await mkdtemp(join(folder, 'full-'))
  const archive = join(own, 'a.zip')
  await writeFile(archive, zip)
  const sent = { setId: set.id, archive, refuseWithout: async () => {} }
  const caller = { id: anna.id, isAdmin: false, language: 'de' as const }
  const adding = addArchive(full, caller, sent, new AbortController().signal)
  await expect(adding).rejects.toMatchObject({ code: 'disk_full' })
  expect(await readdir(own)).toEqual(['a.zip'])
  expect(await set.paths()).toEqual(['a.jpg'])
})
