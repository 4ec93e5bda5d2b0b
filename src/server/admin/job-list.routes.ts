import * as calls from '#contract/endpoints/admin.ts'
import { listAllJobs } from '#server/jobs/reading/list-all-jobs.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import { languageOf } from '#server/platform/request-language.ts'

export const jobListRoutes: MountRoutes = (app, { db }) => {
  mount(app, calls.listAllJobs, async ({ query, request, reply }) => {
    const { jobs, total } = await listAllJobs(db, query, languageOf(request))
    reply.header('x-total-count', total)
    return jobs
  })
}
