import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/endpoints/labels.ts'
import { findOwners } from '#server/accounts/users/find-owners.ts'
import { findOwnJob } from '#server/jobs/reading/find-job.ts'
import { shapeJob } from '#server/jobs/reading/shape-job.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { changeJob } from './change-job.ts'
import { labelJobs } from './label-jobs.ts'
import { listLabels } from './list-labels.ts'
import { deleteLabel, renameLabel } from './rename-label.ts'

/** Names and labels of jobs. */
export function labelRoutes(app: FastifyInstance, { db }: Platform): void {
  mount(app, calls.changeJob, async ({ params, body, caller, request }) => {
    await changeJob(db, caller, params.id, body)
    const [job, owners] = await Promise.all([findOwnJob(db, caller, params.id), findOwners(db, [caller.id])])
    return shapeJob(job, owners.get(caller.id)!, languageOf(request))
  })

  mount(app, calls.labelJobs, async ({ body, caller }) => ({ jobIds: await labelJobs(db, caller, body) }))

  mount(app, calls.listLabels, ({ caller }) => listLabels(db, caller))

  mount(app, calls.renameLabel, async ({ params, body, caller }) => ({
    jobs: await renameLabel(db, caller, params.label, body.name),
  }))

  mount(app, calls.deleteLabel, async ({ params, caller, reply }) => {
    await deleteLabel(db, caller, params.label)
    return reply.code(204).send()
  })
}
