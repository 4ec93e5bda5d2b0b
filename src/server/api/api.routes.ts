import type { FastifyInstance } from 'fastify'
import * as accountCalls from '#contract/endpoints/v1/account.ts'
import * as jobCalls from '#contract/endpoints/v1/jobs.ts'
import { listMediaTypes } from '#contract/lists/list-files.ts'
import { listTokens } from '#server/accounts/tokens/list-tokens.ts'
import { tokenAt } from '#server/audit/actor.ts'
import { usageByToken } from '#server/credits/usage-by-token.ts'
import { deleteJob } from '#server/jobs/deleting/delete-job.ts'
import { exportCsv } from '#server/jobs/exports/export-csv.ts'
import { exportFailed } from '#server/jobs/exports/export-failed.ts'
import { exportJson, exportNdjson } from '#server/jobs/exports/export-json.ts'
import { exportWorkbook } from '#server/jobs/exports/export-workbook.ts'
import { nameDownload } from '#server/jobs/exports/name-download.ts'
import type { JobStreams } from '#server/jobs/following/open-job-streams.ts'
import { changeJob } from '#server/jobs/labels/change-job.ts'
import { findOwnCompletedJob, findOwnEndedJob, findOwnJob } from '#server/jobs/reading/find-job.ts'
import { countImages, pageImages } from '#server/jobs/reading/page-images.ts'
import { countJobs, pageJobs } from '#server/jobs/reading/page-jobs.ts'
import type { Starts } from '#server/jobs/starting/open-starts.ts'
import { removeGoneViews } from '#server/jobs/viewing/remove-gone-views.ts'
import { tokenCallerOf } from '#server/platform/caller.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { languageOf } from '#server/platform/request-language.ts'
import type { Describers } from '#server/provider-runtime/open-describers.ts'
import { auditRoutes } from './audit.routes.ts'
import { docsRoutes } from './docs/docs.routes.ts'
import { describeV1 } from './document/describe-v1.ts'
import { imageRoutes } from './image.routes.ts'
import { limitBodies } from './limit-bodies.ts'
import { linkNext } from './link-next.ts'
import { mcpRoutes } from './mcp.routes.ts'
import { readV1Account } from './read-v1-account.ts'
import { runningRoutes } from './running.routes.ts'
import { shapeV1Image, shapeV1Job, shapeV1Row } from './shape-v1.ts'
import { webhookRoutes } from './webhook.routes.ts'

const notOfJob = (languages: string[]) => ({
  de: `Sprachen dieses Auftrags: ${languages.join(', ')}.`,
  en: `Languages of this job: ${languages.join(', ')}.`,
})

const csv = 'text/csv; charset=utf-8'

/**
 * API v1, the public contract. It shows and changes only what belongs to the token's user: an administrator's token does not reach other
 * users' data. Human-readable texts are in the language that the call asks for.
 */
export function apiRoutes(
  app: FastifyInstance,
  platform: Platform,
  { describers, ...shared }: { starts: Starts; streams: JobStreams; describers: Describers },
): void {
  const { db, pool } = platform
  webhookRoutes(app, platform)
  auditRoutes(app, platform)
  mcpRoutes(app)
  const limitLarge = limitBodies(platform)
  imageRoutes(app, platform, { describers, limitLarge })
  runningRoutes(app, platform, { ...shared, limitLarge })

  const description = {
    config: { access: 'public' },
    schema: { summary: 'API v1 as an OpenAPI document' },
  } as const
  const address = platform.settings.PUBLIC_URL
  // Generated once: it is public and large.
  let document: string | undefined
  app.get('/api/v1/openapi.json', { ...description, exposeHeadRoute: true }, async (_request, reply) => {
    document ??= JSON.stringify(describeV1(app, address))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  docsRoutes(app, platform.settings, () => describeV1(app, address))

  mount(app, accountCalls.readAccount, ({ request }) =>
    readV1Account(platform, tokenCallerOf(request), languageOf(request)),
  )

  mount(app, accountCalls.readUsage, async ({ query, caller }) => {
    const tokens = (await listTokens(db, caller)).filter(({ isTest }) => isTest === caller.isTest)
    const names = new Map(tokens.map(({ id, name }) => [id, name]))
    const usage = await usageByToken(db, [...names.keys()], query.months)
    return {
      usage: usage.map(({ tokenId: id, ...costs }) => ({
        ...costs,
        token: { id, name: names.get(id) ?? '' },
      })),
    }
  })

  mount(app, jobCalls.listJobs, async ({ query, caller, request, reply }) => {
    const { limit, total, ...wanted } = query
    const found = await pageJobs(db, caller, { ...wanted, limit })
    linkNext(request, reply, { entries: found.length, limit, last: found.at(-1)?.id })
    return {
      jobs: found.map((job) => shapeV1Job(job, languageOf(request))),
      ...(total === 'true' && { total: await countJobs(db, caller, wanted) }),
    }
  })

  mount(app, jobCalls.readJob, async ({ params, caller, request }) =>
    shapeV1Job(await findOwnJob(db, caller, params.id), languageOf(request)),
  )

  mount(app, jobCalls.changeJob, async ({ params, body, caller, request }) => {
    await changeJob(db, caller, params.id, body)
    return shapeV1Job(await findOwnJob(db, caller, params.id), languageOf(request))
  })

  mount(app, jobCalls.listImages, async ({ params, query, caller, request, reply }) => {
    const { after, limit, total, updatedAfter, ...filter } = query
    const job = await findOwnJob(db, caller, params.id)
    if (filter.missing !== undefined && !job.languages.includes(filter.missing))
      throw new InvalidInput([{ path: 'missing', words: notOfJob(job.languages) }])
    const wanted = { filter, updatedAfter }
    const found = await pageImages(db, job, { after, limit, ...wanted, language: languageOf(request) })
    linkNext(request, reply, { entries: found.length, limit, last: found.at(-1)?.image.id })
    return {
      images: found.map(shapeV1Image),
      ...(total === 'true' && { total: await countImages(db, job, wanted) }),
    }
  })

  mount(app, jobCalls.resultsCsv, async ({ params, query, caller, request, reply }) => {
    const job = await findOwnCompletedJob(db, caller, params.id)
    nameDownload(reply, job.filename, 'bildwort.csv')
    const { delimiter } = query
    return reply.type(csv).send(exportCsv(pool, job, { delimiter, language: languageOf(request) }))
  })

  mount(app, jobCalls.resultsJson, async ({ params, caller, request, reply }) => {
    const job = await findOwnCompletedJob(db, caller, params.id)
    nameDownload(reply, job.filename, 'bildwort.json')
    return reply
      .type('application/json; charset=utf-8')
      .send(exportJson(pool, job, { language: languageOf(request), shape: shapeV1Row }))
  })

  mount(app, jobCalls.resultsNdjson, async ({ params, caller, request, reply }) => {
    const job = await findOwnCompletedJob(db, caller, params.id)
    nameDownload(reply, job.filename, 'bildwort.ndjson')
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .send(exportNdjson(pool, job, { language: languageOf(request), shape: shapeV1Row }))
  })

  mount(app, jobCalls.resultsXlsx, async ({ params, caller, request, reply }) => {
    const job = await findOwnCompletedJob(db, caller, params.id)
    nameDownload(reply, job.filename, 'bildwort.xlsx')
    return reply.type(listMediaTypes.xlsx).send(exportWorkbook(pool, job, { language: languageOf(request) }))
  })

  mount(app, jobCalls.failedCsv, async ({ params, query, caller, request, reply }) => {
    const job = await findOwnEndedJob(db, caller, params.id)
    nameDownload(reply, job.filename, 'failed.csv')
    const { delimiter } = query
    return reply.type(csv).send(exportFailed(pool, job, { delimiter, language: languageOf(request) }))
  })

  mount(app, jobCalls.deleteJob, async ({ params, request, reply }) => {
    await deleteJob(db, tokenAt(request), params.id)
    await removeGoneViews(platform, [params.id])
    return reply.code(204).send()
  })
}
