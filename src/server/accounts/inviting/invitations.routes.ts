import * as calls from '#contract/endpoints/invitations.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { userAt } from '#server/audit/actor.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import { mount } from '#server/platform/mount.ts'
import { findInvitation, listInvitations } from './invitations.queries.ts'
import { invite } from './invite.ts'
import { resendInvitation } from './resend-invitation.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

/** Invitations: administering them and accepting one. Accepting signs the new user in, as every sign-in does. */
export const invitationRoutes: MountRoutes = (app, platform) => {
  const { db } = platform
  const attempts = limitAttempts(platform)
  const countBy = (adminId: number) =>
    attempts.count(`invitations by ${adminId}`, attemptLimits.invitationsPerAdmin)

  mount(app, calls.invite, async ({ caller, body, request }) => {
    await countBy(caller.id)
    return { answers: await invite(platform, userAt(caller.id, request.ip), body) }
  })

  mount(app, calls.listInvitations, async ({ query, reply }) => {
    const { rows, total } = await listInvitations(db, query)
    reply.header('x-total-count', total)
    return rows
  })

  mount(app, calls.resendInvitation, async ({ caller, params, request }) => {
    await countBy(caller.id)
    return { link: await resendInvitation(platform, userAt(caller.id, request.ip), params.id) }
  })

  mount(app, calls.withdrawInvitation, async ({ caller, params, request }) => {
    await withdrawInvitation(db, userAt(caller.id, request.ip), params.id)
  })

  mount(app, calls.checkInvitation, async ({ query, request }) => {
    await attempts.countFrom(request.ip, 'tokens', attemptLimits.tokensPerNetwork)
    return await findInvitation(db, query.token)
  })
}
