import type { FastifyInstance } from 'fastify'
import * as images from '#contract/endpoints/images.ts'
import { callsPerUser } from '#server/platform/calls-per-user.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { createKeyedMutex } from '#server/platform/waiting/create-keyed-mutex.ts'
import type { Describers } from '#server/provider-runtime/open-describers.ts'
import { decideProposal } from './decide-proposal.ts'
import { editImage } from './edit-image.ts'
import { listRevisions } from './list-revisions.ts'
import { regenerateImage } from './regenerate-image.ts'

const regenerationsPerUser = callsPerUser(10)
/** Each holds a whole picture, up to 25 MB as received and more once decoded. */
const regenerationsAtOnce = 4
/** Proxies usually time out after a minute, which includes the time spent waiting. */
const regenerateWithinMs = 55_000

/** Even fast typing and approving stays far below it; each edit stores a revision. */
const editsPerUser = callsPerUser(240)

/** Reviewing the texts of a finished job's images. */
export function reviewRoutes(app: FastifyInstance, platform: Platform, describers: Describers): void {
  const { db } = platform
  const regenerations = createKeyedMutex<number>(regenerationsAtOnce)
  const ending = new AbortController()
  app.addHook('preClose', async () => ending.abort(new Error('the process ends')))

  mount(
    app,
    images.editImage,
    ({ params, body, caller, request }) =>
      editImage(db, caller, { jobId: params.id, position: params.imageId }, body, languageOf(request)),
    { rateLimit: editsPerUser },
  )

  mount(
    app,
    images.decideProposal,
    ({ params, body, caller, request }) =>
      decideProposal(db, caller, { jobId: params.id, position: params.imageId }, body, languageOf(request)),
    { rateLimit: editsPerUser },
  )

  mount(app, images.imageRevisions, ({ params, caller }) =>
    listRevisions(db, caller, { jobId: params.id, position: params.imageId }),
  )

  mount(
    app,
    images.regenerateImage,
    ({ params, body, caller, request }) => {
      const ref = { jobId: params.id, position: params.imageId }
      const signal = AbortSignal.any([AbortSignal.timeout(regenerateWithinMs), ending.signal])
      const how = { wish: body.wish, language: languageOf(request), signal }
      return regenerations.run(caller.id, () => regenerateImage(platform, describers, caller, ref, how))
    },
    { rateLimit: regenerationsPerUser },
  )
}
