import { expect, test } from '#server/testing/job-test.ts'

test('a list with too many rows is refused, and nothing of it is left', async ({ make, platform }) => {
  const anna = await make.user()
  const content = `url;id\n${';1\n'.repeat(1_000_001)}`
  expect(await anna.startJob({ file: { name: 'list.csv', content } })).toMatchObject({
    status: 400,
    body: { code: 'too_many_rows', maxRows: 1_000_000 },
  })
  const { rows } = await platform.pool.query(
    'select (select count(*)::int from jobs) as jobs, (select count(*)::int from job_images) as images',
  )
  expect(rows).toEqual([{ jobs: 0, images: 0 }])
})
