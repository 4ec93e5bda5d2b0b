import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { retryJob } from '#contract/endpoints/starting.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/job-test.ts'

const content = [
  'Name;Bilder;alt_text',
  'Becher;"https://x.test/1.jpg, https://x.test/2.jpg";',
  '',
  'Krug;;',
  'Teller;"https://x.test/3.jpg";Ein Teller',
  '',
].join('\n')
const list = { file: { name: 'Töpferei.csv', content } }
const name = createHash('sha256').update(content).digest('hex')
const bytes = Buffer.byteLength(content)
const choice = {
  urlColumn: 1,
  altColumn: 2,
  notices: [{ code: 'column_without_addresses', details: { column: 'Bilder', insteadOf: 'Name' } }],
}

test('the uploaded list is stored with its job, and each image knows its row and its place in it', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const { body } = await anna.startJob(list)
  expect(await keptOf(platform, body.jobId)).toEqual({
    job: { name, bytes, choice },
    images: [
      [0, 0],
      [0, 1],
      [2, 0],
    ],
  })
  const kept = await platform.lists.open(anna.id, name)
  expect(await readFile(kept!.path, 'utf8')).toBe(content)
})

test('two jobs of one user with the same list share a file, those of two users do not', async ({
  make,
  platform,
}) => {
  const [anna, berta] = [await make.user(), await make.user()]
  for (const user of [anna, anna, berta]) {
    expect((await user.startJob(list)).status).toBe(202)
    await user.stopJob()
  }
  expect(await platform.lists.names(anna.id)).toEqual([name])
  expect(await platform.lists.names(berta.id)).toEqual([name])
})

test('a retry has the list of its job, and its images their rows', async ({ make, platform }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ ...list, fields: { onlyMissing: 'true' } })
  await anna.stopJob()
  const retried = await anna.call(retryJob, { params: { id: body.jobId } })
  expect(await keptOf(platform, (retried.body as typeof body).jobId)).toEqual({
    job: { name, bytes, choice },
    images: [
      [0, 0],
      [0, 1],
    ],
  })
})

test('a refused list is not stored', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 100 })
  expect((await anna.startJob(list)).body).toMatchObject({ code: 'insufficient_credits' })
  expect(await platform.lists.names(anna.id)).toEqual([])
})

async function keptOf({ db }: Platform, jobId: number) {
  const { rows: jobs } = await db.execute(sql`
    select list_file as name, list_bytes::int as bytes, list_choice as choice from jobs where id = ${jobId}`)
  const { rows: images } = await db.execute<{ row: number; place: number }>(sql`
    select list_row as row, list_place as place from job_images where job_id = ${jobId} order by position`)
  return { job: jobs[0], images: images.map(({ row, place }) => [row, place]) }
}
