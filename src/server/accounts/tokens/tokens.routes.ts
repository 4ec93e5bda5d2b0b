import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/endpoints/tokens.ts'
import { actorOf, userAt } from '#server/audit/actor.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createToken } from './create-token.ts'
import { listTokens } from './list-tokens.ts'
import { revokeToken } from './revoke-token.ts'

/** A user's own tokens of the API. */
export function tokenRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  mount(app, calls.listTokens, ({ caller }) => listTokens(db, caller))

  mount(app, calls.createToken, ({ caller, body, request }) =>
    createToken(platform, userAt(caller.id, request.ip), body),
  )

  mount(app, calls.revokeToken, async ({ caller, params, request }) => {
    await revokeToken(db, actorOf(request), { owner: caller, tokenId: params.id })
  })
}
