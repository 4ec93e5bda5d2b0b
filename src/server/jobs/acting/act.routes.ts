import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/endpoints/image-actions.ts'
import type { Searches } from '#server/jobs/reading/open-searches.ts'
import { callsPerUser } from '#server/platform/calls-per-user.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { beginAction, listActions } from './begin-action.ts'
import { continueAction, undoAction } from './continue-action.ts'
import { previewAction } from './preview-action.ts'

const actionsPerUser = callsPerUser(120)
/** A client sends steps one after another: ten a second at most. */
const stepsPerUser = callsPerUser(600)

/** Actions on many images of a finished job. */
export function actRoutes(app: FastifyInstance, { db }: Platform, searches: Searches): void {
  mount(
    app,
    calls.actOnImages,
    async ({ params, body, caller, request, reply }) => {
      const wanted = { ...body, gone: request.signal }
      if (body.dryRun) return await previewAction(db, searches, caller, params.id, wanted)
      return reply.code(201).send(await beginAction(db, searches, caller, params.id, wanted))
    },
    { rateLimit: actionsPerUser },
  )

  mount(app, calls.listActions, ({ params, caller }) => listActions(db, caller, params.id))

  mount(
    app,
    calls.continueAction,
    ({ params, caller }) => continueAction(db, caller, params.id, params.actionId),
    { rateLimit: stepsPerUser },
  )

  mount(app, calls.undoAction, ({ params, caller }) => undoAction(db, caller, params.id, params.actionId), {
    rateLimit: actionsPerUser,
  })
}
