import type { FastifyReply, FastifyRequest } from 'fastify'
import * as calls from '#contract/endpoints/accounts.ts'
import { acceptInvitation as acceptInvitationCall } from '#contract/endpoints/invitations.ts'
import * as ownAccount from '#contract/endpoints/own-account.ts'
import * as registering from '#contract/endpoints/registering.ts'
import * as sessionCalls from '#contract/endpoints/sessions.ts'
import * as signedLinks from '#contract/endpoints/signed-links.ts'
import { actorOf, userAt } from '#server/audit/actor.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { bearerOf, sessionCookie, tokenOf } from '#server/platform/caller.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import { mount } from '#server/platform/mount.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { signLink } from '#server/platform/signed-link.ts'
import { addressRoutes } from './addresses/addresses.routes.ts'
import { userStatusRoutes } from './administering/user-status.routes.ts'
import { attemptLimits } from './attempt-limits.ts'
import { deviceOf } from './device-of.ts'
import { requiredStep } from './factors/required-step.ts'
import { factorRoutes } from './factors.routes.ts'
import { acceptInvitation } from './inviting/accept-invitation.ts'
import { invitationRoutes } from './inviting/invitations.routes.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { HashQueueFull } from './passwords/hash-in-turn.ts'
import { changePassword } from './profile/change-password.ts'
import { changePreferences } from './profile/change-preferences.ts'
import { recoveryRoutes } from './recovering/recovery.routes.ts'
import { checkRecaptcha } from './registering/check-recaptcha.ts'
import { refuseRegistration } from './registering/refuse-registration.ts'
import { register } from './registering/register.ts'
import { answerBegun, answerHalf, answerWhole } from './signing-in/answer-begun.ts'
import { isSignable } from './signing-in/is-signable.ts'
import { makeBrowserKnown } from './signing-in/known-browser.ts'
import { listSessions } from './signing-in/list-sessions.ts'
import { type CallerWithUser, prepareFindUser } from './signing-in/prepare-find-user.ts'
import { renewToken } from './signing-in/renew-token.ts'
import { clearSessionCookie, setSessionCookie } from './signing-in/session-cookie.ts'
import { signIn } from './signing-in/sign-in.ts'
import { signOut } from './signing-in/sign-out.ts'
import { startSession } from './signing-in/start-session.ts'
import { singleSignOnRoutes } from './single-sign-on/single-sign-on.routes.ts'
import { tokenRoutes } from './tokens/tokens.routes.ts'
import type { Welcome } from './users/create-user.ts'
import { endSession, endSessions } from './users/end-sessions.ts'
import { type ExtraUserColumns, readUser } from './users/read-user.ts'

/** Sign-in, sign-out, registration and the caller's own account. */
export function accountRoutes(extra: ExtraUserColumns, welcome: Welcome): MountRoutes {
  return (app, platform) => {
    const { db, settings, secrets, metrics } = platform
    const attempts = limitAttempts(platform)
    const read = (userId: number) => readUser(db, extra, userId)
    const answer = answerBegun(platform, extra)
    const whole = answerWhole(platform, extra)
    recoveryRoutes(app, platform, welcome)
    tokenRoutes(app, platform)
    factorRoutes(extra)(app, platform)
    invitationRoutes(app, platform)
    userStatusRoutes(app, platform)
    addressRoutes(app, platform, welcome)
    passkeyRoutes(extra)(app, platform)
    singleSignOnRoutes(extra, welcome)(app, platform)
    app.addHook('onError', async (_request, _reply, error) => {
      if (error instanceof HashQueueFull) metrics.boundsReached.inc({ bound: 'hashesWaiting' })
    })

    const startFirstSession = async (request: FastifyRequest, reply: FastifyReply, userId: number) => {
      const awaits = await requiredStep(db, settings, userId)
      const token = await startSession(db, {
        userId,
        awaits,
        days: settings.SESSION_DAYS,
        device: deviceOf(request),
        formerToken: request.cookies[sessionCookie],
      })
      if (!awaits) return whole(reply, { userId, token })
      const { iframeToken } = answerHalf(platform, reply, { userId, token, awaits, methods: [] })
      return { ...(await read(userId)), awaits: 'enrolment' as const, ...(iframeToken && { iframeToken }) }
    }

    mount(app, calls.login, async ({ body, request, reply }) => {
      return answer(reply, await signIn(platform, attempts, body, request))
    })

    mount(app, registering.register, async ({ body, request, reply }) => {
      await attempts.countFrom(request.ip, 'registrations', attemptLimits.registrationsPerNetwork)
      refuseRegistration(settings, body.email)
      await checkRecaptcha(platform, body.recaptchaToken, request.ip)
      const userId = await register(platform, body, request.ip)
      if (settings.REQUIRE_EMAIL_VERIFICATION) return read(userId)
      return startFirstSession(request, reply, userId)
    })

    mount(app, acceptInvitationCall, async ({ body, request, reply }) => {
      await attempts.countFrom(request.ip, 'tokens', attemptLimits.tokensPerNetwork)
      const userId = await acceptInvitation(platform, welcome, body, request.ip)
      return startFirstSession(request, reply, userId)
    })

    mount(app, calls.logout, async ({ request, reply }) => {
      // A frame can send both tokens, each from its own sign-in; clearing the cookie must leave no session behind.
      const tokens = [tokenOf(request), request.cookies[sessionCookie]].filter((token) => token !== undefined)
      for (const token of tokens) await signOut(platform, token, request.ip)
      clearSessionCookie(reply, settings)
      // Clears cached thumbnails and downloads; the page clears its own storage itself.
      reply.header('clear-site-data', '"cache"')
    })

    mount(
      app,
      calls.currentUser,
      async ({ caller, request, reply }) => {
        // The session's expiry has moved; move the cookie's with it.
        const token = request.cookies[sessionCookie]
        if (token && token === tokenOf(request)) setSessionCookie(reply, settings, token)
        // Safe: this route's own `findCaller` returned it.
        return (caller as CallerWithUser).user
      },
      { findCaller: prepareFindUser(platform, extra) },
    )

    mount(app, calls.changePreferences, async ({ caller, body }) => {
      await changePreferences(platform, caller.id, body)
      return read(caller.id)
    })

    mount(app, ownAccount.userStats, async ({ caller }) => {
      const { totalProcessedImages, totalCost } = await read(caller.id)
      return { totalImagesProcessed: totalProcessedImages, totalCost }
    })

    mount(app, ownAccount.changePassword, async ({ caller, body, request, reply }) => {
      let token = tokenOf(request)
      await changePassword(platform, attempts, userAt(caller.id, request.ip), { ...body, keptToken: token })
      // A caller with a Bearer token cannot receive a new one: the answer has no body.
      if (token && !bearerOf(request)) {
        token = await renewToken(db, token)
        setSessionCookie(reply, settings, token)
      }
      await makeBrowserKnown(platform, reply, caller.id, token)
    })

    mount(app, sessionCalls.listSessions, async ({ caller, request }) => {
      const askedBy = request.sessionHash
      const found = await listSessions(db, caller, { sessionDays: settings.SESSION_DAYS, askedBy })
      return found.map(({ createdAt, lastSeenAt, ...session }) => ({
        ...session,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }))
    })

    mount(app, sessionCalls.endSession, async ({ caller, params, request }) => {
      await endSession(db, actorOf(request), { owner: caller, sessionId: params.id })
    })

    mount(app, sessionCalls.endOtherSessions, async ({ caller, request }) => ({
      ended: await db.transaction((tx) => endSessions(tx, actorOf(request), caller, request.sessionHash)),
    }))

    mount(
      app,
      signedLinks.signLink,
      async ({ body, request }) => {
        if (!isSignable(body.path)) throw new Refusal('not_found')
        return { url: signLink(secrets, body.path, hashToken(tokenOf(request) ?? '')) }
      },
      // It writes nothing, and a page of images may need one call for each.
      { rateLimit: false },
    )
  }
}
