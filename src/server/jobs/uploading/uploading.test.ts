import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type FileEntry, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { deleteUser } from '#contract/endpoints/admin.ts'
import { imageView } from '#contract/endpoints/images.ts'
import { deleteJob } from '#contract/endpoints/jobs.ts'
import * as calls from '#contract/endpoints/picture-sets.ts'
import { fillUrl } from '#contract/fill-url.ts'
import { readPacketOf, writeFileTexts } from '#metadata/write-file.ts'
import { removeDeletedJobs } from '#server/jobs/deleting/remove-deleted-jobs.ts'
import { sweepPictureSets } from '#server/jobs/picture-sets/remove-unused-sets.ts'
import { withPictureSets } from '#server/jobs/picture-sets/with-picture-sets.ts'
import { draw, type User, uploads } from '#server/jobs/testing/uploads.ts'
import type { KeptFiles } from '#server/platform/files/kept-files.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'

const test = jobTest.extend('old', { scope: 'file' }, ({ platform }) => async (userId: number) => {
  await platform.db.execute(sql`
    update picture_sets set touched_at = now() - interval '25 hours' where user_id = ${userId}`)
})

test('a list finds its uploaded files by path, by name, and by name without case and extension', async ({
  make,
  worker,
  app,
}) => {
  worker()
  const anna = await make.user()
  const set = await uploads(anna)
  const names = [
    'Reise #1/Köln 100%.jpg',
    'b/Haus.JPG',
    'c/Turm.jpeg',
    'd/Turm.png',
    'e/Wald.jpg',
    'f/Wald.jpg',
  ]
  for (const [index, name] of names.entries())
    expect(await set.add(name, await draw(index))).toMatchObject({ status: 201, body: { path: name } })
  const listed = [names[0]!, 'Haus.JPG', 'haus', 'Turm.png', 'f/Wald.jpg', 'Wald.jpg', 'none.jpg']
  const { jobId } = (await set.start(listed)).body
  const { images } = await anna.ended(jobId)
  expect(images.map(({ filename, success }) => [filename, success])).toEqual([
    ['Köln 100%.jpg', true],
    ['Haus.JPG', true],
    ['haus', true],
    ['Turm.png', true],
    ['Wald.jpg', true],
    // Two files have this name, and none has the last one.
    ['Wald.jpg', false],
    ['none.jpg', false],
  ])
  expect(images.at(-1)?.error).toContain('Unter den hochgeladenen Bildern')
  const csv = await app.inject({
    url: `/api/jobs/${jobId}/results.csv`,
    headers: { authorization: `Bearer ${anna.token}` },
  })
  expect(csv.body).toContain('Reise #1/Köln 100%.jpg')
  expect(csv.body).not.toContain('upload.invalid')
  const view = await anna.call(imageView, { params: { id: jobId, imageId: 1 } })
  expect(view.status).toBe(200)
})

test('the uploaded files come back as a ZIP with their texts, their pixels untouched', async ({
  make,
  worker,
  app,
}) => {
  worker()
  const anna = await make.user()
  const set = await uploads(anna)
  const jpeg = await draw(120)
  const gif = new Uint8Array(await sharp(jpeg).gif().toBuffer())
  await set.add('Reise/Haus.jpg', jpeg)
  await set.add('Reise/Haus.gif', gif)
  const { jobId } = (await set.start(['Reise/Haus.jpg', 'Haus.jpg', 'Reise/Haus.gif'])).body
  const { job, images } = await anna.ended(jobId)
  expect(job.picturesUrl).toBe(`/api/jobs/${jobId}/pictures.zip`)
  const { rawPayload } = await app.inject({
    url: job.picturesUrl!,
    headers: { authorization: `Bearer ${anna.token}` },
  })
  const entries = await new ZipReader(new Uint8ArrayReader(rawPayload), { useWebWorkers: false }).getEntries()
  expect(entries.map(({ filename }) => filename)).toEqual(['Reise/Haus.jpg'])
  // Safe: it is a file.
  const file = await (entries[0] as FileEntry).getData(new Uint8ArrayWriter(), { useWebWorkers: false })
  expect(await readPacketOf(file)).toContain(images[0]!.altText)
  const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
  expect(await pixels(file)).toEqual(await pixels(jpeg))
})

test('an alt text in a file counts as existing in its language, and a weak one is described if wished', async ({
  make,
  worker,
}) => {
  worker()
  const anna = await make.user()
  const set = await uploads(anna)
  const house = { de: 'Ein rotes Haus steht am See', en: 'A red house stands by a lake' }
  const texts = [house, { de: 'IMG_2034.JPG' }, { it: 'Una casa rossa sul lago' }, {}]
  const sums: string[] = []
  for (const [index, altTexts] of texts.entries()) {
    const file = await writeFileTexts(await draw(index * 50), {
      texts: Object.fromEntries(
        Object.entries(altTexts).map(([tag, altText]) => [tag, { altText, description: 'Mehr dazu' }]),
      ),
      keywords: ['Haus'],
      isDecorative: false,
    })
    sums.push((await set.add(`f/${index}.jpg`, file)).body.sha256)
  }
  const again = await uploads(anna)
  const known = { pictures: sums.map((sha256, index) => ({ path: `f/${index}.jpg`, sha256 })) }
  expect(await anna.call(calls.addKnownPictures, { params: again, body: known })).toMatchObject({
    body: { added: [{ altTexts: expect.arrayContaining([{ language: 'en', text: house.en }]) }, {}, {}, {}] },
  })
  const states = async (settings: Record<string, string>) => {
    const { body } = await again.start(['0.jpg', '1', 'f/2.jpg', '3.jpg'], {
      languages: '["de","en"]',
      onlyMissing: 'true',
      ...settings,
    })
    const { job, images } = await anna.ended(body.jobId)
    return { images, costCents: job.costCents, states: images.map(({ state }) => state) }
  }
  const kept = await states({})
  // Nobody who needs German or English is helped by the Italian one.
  expect(kept.states).toEqual(['carried', 'carried', 'succeeded', 'succeeded'])
  expect(kept.costCents).toBe(104)
  expect(kept.images[0]).toMatchObject({
    languageVersions: {
      de: { altText: house.de, description: '' },
      en: { altText: house.en, description: '' },
    },
    needsReview: false,
  })
  expect(kept.images[1]).toMatchObject({ needsReview: true, languageVersions: { de: {} } })
  const described = await states({ replaceWeak: 'true' })
  expect(described.states).toEqual(['carried', 'succeeded', 'succeeded', 'succeeded'])
  expect(described.costCents).toBe(156)
})

test('files that the caller has already are added without being sent, and one of somebody else is not', async ({
  make,
}) => {
  const [anna, bert] = [await make.user(), await make.user()]
  const first = await uploads(anna)
  const { sha256 } = (await first.add('a.jpg', await draw(1))).body
  const again = await uploads(anna)
  expect(again.id).not.toBe(first.id)
  const ask = {
    pictures: [
      { path: 'x/b.jpg', sha256 },
      { path: 'c.jpg', sha256: 'f'.repeat(64) },
    ],
  }
  expect((await anna.call(calls.addKnownPictures, { params: again, body: ask })).body).toMatchObject({
    added: [{ path: 'x/b.jpg', sha256 }],
    missing: ['c.jpg'],
  })
  const other = await uploads(bert)
  const theirs = await bert.call(calls.addKnownPictures, { params: other, body: ask })
  expect(theirs.body).toMatchObject({ added: [], missing: ['x/b.jpg', 'c.jpg'] })
  expect((await bert.call(calls.readPictureSet, { params: first })).status).toBe(404)
  expect((await bert.call(calls.addKnownPictures, { params: first, body: ask })).status).toBe(404)
  expect(await set404(bert, first.id)).toBe(404)
  const { status, body } = await bert.startJob({
    file: { name: 'list.csv', content: 'Datei\na.jpg\n' },
    fields: { urlColumn: 'Datei', baseUrl: first.address },
  })
  expect([status, body.code]).toEqual([409, 'picture_set_gone'])
})

const set404 = async (user: User, id: string) =>
  (
    await user.upload(
      fillUrl(calls.addPicture.url, { params: { id } }),
      {},
      { name: 'a.jpg', content: await draw(1) },
    )
  ).status

test('a stored file is read again after a pause while the store does not answer', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const set = await uploads(anna)
  await set.add('a.jpg', await draw(7))
  const read = async (faults: number) => {
    const open: KeptFiles['open'] = async (...asked) => {
      faults -= 1
      if (faults >= 0) throw new Refusal('not_ready')
      return await platform.pictures.open(...asked)
    }
    const means = { db: platform.db, pictures: { ...platform.pictures, open } }
    const none = { fetch: () => Promise.reject(new Error('not on the internet')), close: async () => {} }
    const fetcher = withPictureSets(none, means, anna, { retryAfterMs: [0, 0] })
    return await fetcher.fetch(`${set.address}a.jpg`, AbortSignal.timeout(60_000))
  }
  expect(await read(2)).toEqual({ bytes: Buffer.from(await draw(7)) })
  expect(await read(3)).toEqual({ fault: { code: 'unreachable' } })
})

test('what is no picture, has no path of its own, is too large or does not fit is refused', async ({
  start,
  make,
}) => {
  const anna = await make.user()
  const set = await uploads(anna)
  const text = new TextEncoder().encode('no picture')
  expect(await set.add('a.jpg', text)).toMatchObject({ status: 422, body: { fault: 'not_a_picture' } })
  const pdf = new TextEncoder().encode('%PDF-1.7')
  expect(await set.add('a.pdf', pdf)).toMatchObject({ status: 422, body: { fault: 'unsupported_format' } })
  for (const path of ['../a.jpg', '/a.jpg', 'C:\\a.jpg'])
    expect(await set.add(path, await draw(1))).toMatchObject({
      status: 400,
      body: { code: 'picture_path_invalid' },
    })
  const small = await start({ MAX_PICTURE_MB: '1' })
  const bert = await uploads(await small.make.user())
  const large = new Uint8Array(1_500_000)
  large.set(await draw(1))
  expect(await bert.add('a.jpg', large)).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
  expect((await anna.call(calls.readPictureSet, { params: set })).body.pictures).toEqual([])
})

test('the pictures of a ZIP are added, and every other file is named with its reason', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ language: 'en' })
  const set = await uploads(anna)
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  const add = (name: string, bytes: Uint8Array, options = {}) =>
    zip.add(name, new Uint8ArrayReader(bytes), options)
  await add('Fotos/eins.jpg', await draw(1))
  await add('Fotos/zwei.jpg', await draw(2), { level: 0 })
  await add('Fotos/twin.jpg', await draw(3))
  await add('Fotos/liesmich.txt', new TextEncoder().encode('text'))
  await add('__MACOSX/Fotos/._eins.jpg', new Uint8Array(10))
  await add('../climbs.jpg', await draw(4))
  await add('locked.jpg', await draw(5), { password: 'x', zipCrypto: true })
  await add('link.jpg', new TextEncoder().encode('/etc/passwd'), { unixMode: 0o120777 })
  const bomb = new Uint8Array(platform.settings.MAX_PICTURE_MB * 1e6 + 1)
  bomb.set(await draw(6))
  await add('bomb.jpg', bomb)
  const written = Buffer.from(await zip.close())
  // The same name twice, which no writer makes.
  const bytes = Buffer.from(
    written.toString('latin1').replaceAll('Fotos/twin.jpg', 'Fotos/eins.jpg'),
    'latin1',
  )
  const { status, body } = await set.addZip(new Uint8Array(bytes))
  expect(status).toBe(200)
  expect(body.added.map(({ path }) => path)).toEqual(['Fotos/eins.jpg', 'Fotos/zwei.jpg'])
  expect(body.refused.map(({ path, why }) => [path, why])).toEqual([
    ['Fotos/eins.jpg', 'unsafe'],
    ['Fotos/liesmich.txt', 'not_a_picture'],
    ['../climbs.jpg', 'unsafe'],
    ['locked.jpg', 'unsafe'],
    ['link.jpg', 'unsafe'],
    ['bomb.jpg', 'too_large'],
  ])
  expect(body.refused[1]?.reason).toBe('This is not an image.')
  const cut = await set.addZip(new Uint8Array(written.subarray(0, 200)))
  expect([cut.status, (cut.body as { code?: string }).code]).toEqual([422, 'archive_unreadable'])
})

test('a picture is stored as it was sent, under the digest of its bytes, alone and from a ZIP', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const set = await uploads(anna)
  const long = async (seed: number) => Buffer.concat([await draw(seed), randomBytes(1_500_000)])
  const [alone, packed] = [await long(1), await long(2)]
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  await zip.add('packed.jpg', new Uint8ArrayReader(packed))
  await set.add('alone.jpg', alone)
  await set.addZip(await zip.close())
  for (const sent of [alone, packed]) {
    await using file = await platform.pictures.open(anna.id, createHash('sha256').update(sent).digest('hex'))
    expect(sent.equals(await readFile(file!.path))).toBe(true)
  }
})

test('pictures are kept for a day, then as long as a job has them, and go with it', async ({
  make,
  platform,
  old,
}) => {
  const anna = await make.user()
  const used = await uploads(anna)
  await used.add('a.jpg', await draw(1))
  const fresh = await uploads(anna)
  await fresh.add('b.jpg', await draw(200))
  const { jobId } = (await used.start(['a.jpg'])).body
  await anna.stopJob()
  const kept = () => platform.pictures.names(anna.id)
  // As if they had been stored long ago.
  const { remove } = platform.pictures
  const ages = {
    ...platform,
    pictures: { ...platform.pictures, remove: (scope: number, name: string) => remove(scope, name) },
  }
  await sweepPictureSets(ages)
  expect(await kept()).toHaveLength(2)
  await old(anna.id)
  await sweepPictureSets(ages)
  expect(await kept()).toHaveLength(1)
  expect((await anna.call(calls.readPictureSet, { params: fresh })).status).toBe(404)
  await anna.call(deleteJob, { params: { id: jobId } })
  await platform.db.execute(sql`update jobs set deleted_at = now() - interval '1 minute' where id = ${jobId}`)
  await removeDeletedJobs(ages)
  expect(await kept()).toEqual([])
})

test('with a user all their pictures go at once', async ({ make, platform }) => {
  const [admin, anna] = [await make.user({ isAdmin: true }), await make.user()]
  const set = await uploads(anna)
  await set.add('a.jpg', await draw(1))
  await set.start(['a.jpg'])
  expect((await admin.call(deleteUser, { params: { id: anna.id } })).status).toBe(204)
  expect(await platform.pictures.scopes()).not.toContain(anna.id)
})

test('what is replaced again and again, and so leaves the quota before the disk, is bounded in an hour', async ({
  start,
}) => {
  const { make, platform } = await start({ MAX_GB_PER_USER: '1', RATE_LIMIT: 'on' })
  const anna = await make.user()
  const set = await uploads(anna)
  await platform.db.execute(sql`truncate attempt_counts`)
  expect((await set.add('a.jpg', await draw(1))).status).toBe(201)
  // Of a thousand times four megabytes, one was stored.
  await platform.db.execute(sql`update attempt_counts set count = count + 3998`)
  expect((await set.add('a.jpg', await draw(2))).status).toBe(201)
  expect(await set.add('a.jpg', await draw(3))).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})

test('uploaded pictures count against the quota', async ({ start }) => {
  const { make, platform } = await start({ MAX_GB_PER_USER: '1' })
  const anna = await make.user()
  const set = await uploads(anna)
  await set.add('a.jpg', await draw(1))
  await platform.db.execute(sql`update picture_sets set bytes = 1e9 where id = ${set.id}`)
  expect(await set.add('b.jpg', await draw(2))).toMatchObject({
    status: 409,
    body: { code: 'quota_reached' },
  })
})
