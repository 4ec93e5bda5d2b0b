import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import * as calls from '#contract/endpoints/v1/jobs.ts'
import type { V1Job } from '#contract/endpoints/v1/shapes.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { expect, test } from '#server/testing/job-test.ts'

async function zipOf(files: Record<string, Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  for (const [name, bytes] of Object.entries(files)) await zip.add(name, new Uint8ArrayReader(bytes))
  return new Uint8Array(await zip.close())
}

test('a ZIP of pictures is quoted, and becomes a job; what is no picture fails, free', async ({
  make,
  platform,
  worker,
}) => {
  worker()
  const anna = await make.user()
  const input = {
    name: 'Test',
    scopes: ['jobs:read' as const, 'jobs:write' as const],
    days: null,
    monthlyCapCents: null,
  }
  const { text } = await createToken(platform, userAt(anna.id, '192.0.2.7'), input)
  const client = make.visitor().with({ authorization: `Bearer ${text}`, 'idempotency-key': 'one' })
  const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer()
  const content = await zipOf({ 'Reise/Haus.jpg': jpeg, 'Reise/notiz.txt': new TextEncoder().encode('text') })
  const send = <Body>(url: string, file = content) =>
    client.upload<Body>(
      url,
      { languages: '["de"]' },
      { name: 'Reise.zip', content: file, type: 'application/zip' },
    )
  expect(await send(calls.quoteJob.url)).toMatchObject({ status: 200, body: { images: { total: 2 } } })
  const started = await send<V1Job>(calls.startJob.url)
  expect(started.status).toBe(202)
  const { job, images } = await anna.ended(started.body.id)
  expect(job).toMatchObject({ filename: 'Reise.csv', successfulImages: 1, failedImages: 1, costCents: 50 })
  const shown = await client.call(calls.listImages, { params: { id: started.body.id } })
  expect(shown.body.images.map(({ url, state }) => [url, state])).toEqual([
    ['Reise/Haus.jpg', 'succeeded'],
    ['Reise/notiz.txt', 'failed'],
  ])
  expect(images).toHaveLength(2)
  // A repeat answers the same job, and neither it nor the quote leaves a set.
  expect((await send<V1Job>(calls.startJob.url)).body.id).toBe(started.body.id)
  const { rows } = await platform.db.execute(sql`select 1 from picture_sets where user_id = ${anna.id}`)
  expect(rows).toHaveLength(1)
  const other = client.with({ 'idempotency-key': 'two' })
  const broken = { name: 'Reise.zip', content: new Uint8Array(300) }
  expect(await other.upload(calls.startJob.url, { languages: '["de"]' }, broken)).toMatchObject({
    status: 422,
    body: { code: 'archive_unreadable' },
  })
})
