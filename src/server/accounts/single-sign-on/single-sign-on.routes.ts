import type { FastifyReply, FastifyRequest } from 'fastify'
import * as calls from '#contract/endpoints/single-sign-on.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { confirmPassword } from '#server/accounts/passwords/confirm-password.ts'
import { answerBegun } from '#server/accounts/signing-in/answer-begun.ts'
import { noteRefusal } from '#server/accounts/signing-in/note-refusal.ts'
import type { Welcome } from '#server/accounts/users/create-user.ts'
import type { ExtraUserColumns } from '#server/accounts/users/read-user.ts'
import { userAt } from '#server/audit/actor.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { tokenOf } from '#server/platform/caller.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import { mount } from '#server/platform/mount.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { beginFlow } from './begin-flow.ts'
import { confirmClaim } from './confirm-claim.ts'
import { openIssuer } from './open-issuer.ts'
import { readState } from './read-state.ts'
import { faultOf, receiveAnswer } from './receive-answer.ts'
import { unlinkIdentity } from './unlink-identity.ts'

/** Single sign-on through the issuer of the settings, and linking accounts to it. */
export function singleSignOnRoutes(extra: ExtraUserColumns, welcome: Welcome): MountRoutes {
  return (app, platform) => {
    const attempts = limitAttempts(platform)
    const answer = answerBegun(platform, extra)
    const issuer = openIssuer(platform.settings)
    const known = () => {
      if (!issuer) throw new Refusal('not_found')
      return issuer
    }

    /** These requests are navigations: report faults on a page, not as JSON. */
    async function tell(fault: calls.SingleSignOnFault, reply: FastifyReply, page = '/auth') {
      return reply.redirect(`${page}?sso=${fault}`)
    }

    async function isTooMany(request: FastifyRequest): Promise<boolean> {
      const { singleSignOnsPerNetwork: limit } = attemptLimits
      try {
        await attempts.countFrom(request.ip, 'single sign-ons', limit)
        return false
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        await noteRefusal(platform, null, request.ip, error)
        return true
      }
    }

    mount(app, calls.startSingleSignOn, async ({ query, request, reply }) => {
      const from = known()
      // Issuers refuse to be framed, and a frame in a third-party page does not keep our cookie.
      const into = request.headers['sec-fetch-dest']
      if (into !== undefined && into !== 'document') return tell('needs_window', reply)
      if (await isTooMany(request)) return tell('too_many', reply)
      const to = query.to === 'konto' ? '/konto' : '/'
      const wishes = { to, link: null, isFresh: query.fresh !== undefined } as const
      try {
        return reply.redirect(await beginFlow(platform, from, { request, reply }, wishes))
      } catch (error) {
        return tell(faultOf(platform, error), reply)
      }
    })

    mount(app, calls.finishSingleSignOn, async ({ request, reply }) => {
      const from = known()
      if (await isTooMany(request)) return tell('too_many', reply)
      const received = await receiveAnswer(platform, welcome, attempts, from, { request, reply })
      if (received.fault) return tell(received.fault, reply, received.page)
      const { begun, to, told } = received
      if (begun) await answer(reply, begun)
      // The sign-in page asks for what the session awaits.
      if (begun?.awaits) return reply.redirect('/auth?sso=half')
      return reply.redirect(told ? `${to}?sso=${told}` : to)
    })

    mount(app, calls.confirmSingleSignOn, async ({ body, request, reply }) => {
      known()
      return answer(reply, await confirmClaim(platform, attempts, body.password, { request, reply }))
    })

    mount(app, calls.readSingleSignOn, async ({ caller, request }) => {
      known()
      return readState(platform, { userId: caller.id, sessionHash: request.sessionHash })
    })

    mount(app, calls.linkSingleSignOn, async ({ caller, body, request, reply }) => {
      const to = known()
      await confirmPassword(platform.db, attempts, caller.id, body.password)
      const session = hashToken(tokenOf(request) ?? '').toString('hex')
      const link = { userId: caller.id, session }
      const wishes = { to: '/konto', link, isFresh: false } as const
      try {
        return { url: await beginFlow(platform, to, { request, reply }, wishes) }
      } catch (error) {
        faultOf(platform, error)
        throw new Refusal('issuer_unreachable')
      }
    })

    mount(app, calls.unlinkSingleSignOn, async ({ caller, body, request }) => {
      known()
      await unlinkIdentity(platform, attempts, userAt(caller.id, request.ip), body.password)
    })
  }
}
