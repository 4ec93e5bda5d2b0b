import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/endpoints/tokens.ts'
import { actorOf, userAt } from '#server/audit/actor.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createToken } from './create-token.ts'
import { listTokens } from './list-tokens.ts'
import { listTokensOfUser } from './list-tokens-of-user.ts'
import { revokeToken } from './revoke-token.ts'

/** API tokens: a user's own, and administrators' view of another user's. */
export function tokenRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  mount(app, calls.listTokens, ({ caller }) => listTokens(db, caller))

  mount(app, calls.createToken, ({ caller, body, request }) =>
    createToken(platform, userAt(caller.id, request.ip), body),
  )

  mount(app, calls.revokeToken, async ({ caller, params, request }) => {
    await revokeToken(db, actorOf(request), { owner: caller, tokenId: params.id })
  })

  mount(app, calls.listTokensOfUser, ({ params }) => listTokensOfUser(db, params.id))

  mount(app, calls.revokeTokenOfUser, async ({ params, request }) => {
    await revokeToken(db, actorOf(request), { owner: { id: params.id }, tokenId: params.tokenId })
  })
}
