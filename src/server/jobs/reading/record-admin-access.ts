import { and, eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type UserActor, userAt } from '#server/audit/actor.ts'
import { recordHourly } from '#server/audit/record-event.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Records, once an hour, that a user (necessarily an administrator) looked at another user's job. */
export async function recordAdminAccess(db: Database, actor: UserActor, jobId: number): Promise<void> {
  const [job] = await db
    .select({ ownerId: jobs.userId })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), ne(jobs.userId, actor.userId)))
  if (!job) return
  await recordHourly(db, actor, { kind: 'job_seen', details: { jobId }, subjectId: job.ownerId })
}

/** Adds a hook that records each answer about a job before it is sent. */
export function recordAdminAccesses(app: FastifyInstance, db: Database): void {
  app.addHook('onSend', async ({ method, caller, routeOptions, params, ip }, reply) => {
    if (!caller?.isAdmin || method !== 'GET' || reply.statusCode >= 400) return
    if (!routeOptions.url?.startsWith('/api/jobs/:id')) return
    // Safe: parsed by the route's schema.
    const { id: jobId } = params as { id: number }
    await recordAdminAccess(db, userAt(caller.id, ip), jobId)
  })
}
