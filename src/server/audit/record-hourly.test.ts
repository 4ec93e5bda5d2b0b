import { sql } from 'drizzle-orm'
import { expect, test } from '#server/testing/test.ts'
import { userAt } from './actor.ts'
import { recordHourly } from './record-event.ts'

test('a repeated act is recorded once an hour for each actor and subject', async ({
  make,
  platform: { db },
}) => {
  const [root, anna] = [await make.user({ isAdmin: true }), await make.user()]
  const see = (jobId: number, minute: string) =>
    recordHourly(
      db,
      userAt(root.id, '192.0.2.1'),
      { kind: 'job_seen', details: { jobId }, subjectId: anna.id },
      new Date(`2026-11-20T${minute}:00Z`),
    )
  await Promise.all(Array.from({ length: 10 }, () => see(7, '12:10')))
  await see(7, '12:59')
  await see(8, '12:59')
  await see(7, '13:00')
  const { rows } = await db.execute(sql`
    select details->'jobId' as job, subject_id as subject, times from audit_events where actor_id = ${root.id} order by id`)
  expect(rows).toEqual([7, 8, 7].map((job) => ({ job, subject: anna.id, times: 1 })))
})
