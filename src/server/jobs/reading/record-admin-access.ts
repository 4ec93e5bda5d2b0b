import { and, eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type UserActor, userAt } from '#server/audit/actor.ts'
import { recordHourly } from '#server/audit/record-event.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Puts on record, once an hour, that somebody, who is an administrator then, looked at a job of somebody else. */
export async function recordAdminAccess(db: Database, actor: UserActor, jobId: number): Promise<void> {
  const [job] = await db
    .select({ ownerId: jobs.userId })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), ne(jobs.userId, actor.userId)))
  if (!job) return
  await recordHourly(db, actor, { kind: 'job_seen', details: { jobId }, subjectId: job.ownerId })
}

/** Has each answer about one job recorded so, before it is sent. */
export function recordAdminAccesses(app: FastifyInstance, db: Database): void {
  app.addHook('onSend', async ({ method, caller, routeOptions, params, ip }, reply) => {
    if (!caller?.isAdmin || method !== 'GET' || reply.statusCode >= 400) return
    if (!routeOptions.url?.startsWith('/api/jobs/:id')) return
    // Safe: its schema has read it.
    const { id: jobId } = params as { id: number }
    await recordAdminAccess(db, userAt(caller.id, ip), jobId)
  })
}
