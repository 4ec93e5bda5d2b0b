import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/endpoints/addresses.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import type { Welcome } from '#server/accounts/users/create-user.ts'
import { userAt } from '#server/audit/actor.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findAddressChange } from './address-changes.queries.ts'
import { agreeToAddress } from './agree-to-address.ts'
import { cancelAddressChange } from './cancel-address-change.ts'
import { findAddressLink } from './find-address-link.ts'
import { refuseAddress } from './refuse-address.ts'
import { requestAddressChange } from './request-address-change.ts'
import { resendAddressMails } from './resend-address-mails.ts'

/** Address changes: requested by the user, confirmed through links in mails. */
export const addressRoutes = (app: FastifyInstance, platform: Platform, welcome: Welcome): void => {
  const { db } = platform
  const attempts = limitAttempts(platform)
  const countLink = (ip: string) => attempts.countFrom(ip, 'tokens', attemptLimits.tokensPerNetwork)

  mount(app, calls.readAddressChange, async ({ caller }) => {
    const found = await findAddressChange(db, caller.id)
    if (!found) return { change: null }
    const { newEmail, requestedAt, expiresAt, newConfirmedAt, oldAgreedAt, asksOld } = found
    return {
      change: {
        newEmail,
        requestedAt: requestedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        isNewConfirmed: newConfirmedAt !== null,
        isOldAgreed: asksOld ? oldAgreedAt !== null : null,
      },
    }
  })

  mount(app, calls.requestAddressChange, async ({ caller, body, request }) => {
    const wanted = { ...body, sessionHash: request.sessionHash }
    await requestAddressChange(platform, attempts, userAt(caller.id, request.ip), wanted)
  })

  mount(app, calls.resendAddressMails, async ({ caller }) => {
    await resendAddressMails(platform, attempts, caller.id)
  })

  mount(app, calls.cancelAddressChange, async ({ caller, request }) => {
    await cancelAddressChange(db, userAt(caller.id, request.ip))
  })

  mount(app, calls.readAddressLink, async ({ query, request }) => {
    await countLink(request.ip)
    const { side, change } = await findAddressLink(db, query.token)
    return { side, newEmail: change.newEmail }
  })

  mount(app, calls.agreeToAddress, async ({ body, request }) => {
    await countLink(request.ip)
    return { isChanged: await agreeToAddress(platform, welcome, body.token, request.ip) }
  })

  mount(app, calls.refuseAddress, async ({ body, request }) => {
    await countLink(request.ip)
    await refuseAddress(db, body.token, request.ip)
  })
}
