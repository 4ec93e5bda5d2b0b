import type { FastifyRequest } from 'fastify'
import * as calls from '#contract/endpoints/factors.ts'
import { userAt } from '#server/audit/actor.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import { mount } from '#server/platform/mount.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { confirmTotp } from './factors/confirm-totp.ts'
import { confirmWithCode } from './factors/confirm-with-code.ts'
import { listMethods } from './factors/list-methods.ts'
import { readSecondFactors } from './factors/read-second-factors.ts'
import { removeTotp } from './factors/remove-totp.ts'
import { renewRecoveryCodes } from './factors/renew-recovery-codes.ts'
import { startTotp } from './factors/start-totp.ts'
import { answerWhole } from './signing-in/answer-begun.ts'
import { completeEnrolment } from './signing-in/complete-enrolment.ts'
import { findSigningIn } from './signing-in/find-signing-in.ts'
import { hasShownFactor, keepBrowserKnown } from './signing-in/known-browser.ts'
import { refuseOldSession } from './signing-in/refuse-old-session.ts'
import { showSecondFactor } from './signing-in/show-second-factor.ts'
import { type ExtraUserColumns, readUser } from './users/read-user.ts'

/** Second factors: completing a sign-in, enrolling and confirming. */
export function factorRoutes(extra: ExtraUserColumns): MountRoutes {
  return (app, platform) => {
    const { db } = platform
    const attempts = limitAttempts(platform)
    const answer = answerWhole(platform, extra)

    mount(app, calls.halfSignIn, async ({ caller: { id, awaits } }) => ({
      awaits,
      methods: awaits === 'factor' ? await listMethods(db, id) : [],
    }))

    mount(app, calls.showSecondFactor, async ({ caller, body, request, reply }) => {
      const half = { half: caller, sessionHash: sessionOf(request), code: body.code }
      return answer(reply, await showSecondFactor(platform, attempts, half, request))
    })

    mount(app, calls.completeEnrolment, async ({ caller, request, reply }) => {
      const half = { half: caller, sessionHash: sessionOf(request) }
      return answer(reply, await completeEnrolment(platform, attempts, half, request))
    })

    mount(app, calls.secondFactors, async ({ caller }) => readSecondFactors(platform, caller))

    mount(app, calls.startTotp, async ({ caller, body, request }) => {
      const shown = { userId: caller.id, sessionHash: sessionOf(request), password: body.password }
      await refuseOldSession(platform, attempts, shown)
      const { username } = await readUser(db, extra, caller.id)
      return startTotp(platform, { userId: caller.id, username })
    })

    mount(app, calls.confirmTotp, async ({ caller, body, request, reply }) => {
      const shown = { code: body.code, sessionHash: sessionOf(request) }
      const codes = await confirmTotp(platform, attempts, userAt(caller.id, request.ip), shown)
      await keepBrowserKnown(platform, request, reply, caller.id)
      return { recoveryCodes: codes }
    })

    mount(app, calls.removeTotp, async ({ caller, request }) => {
      await removeTotp(platform, attempts, userAt(caller.id, request.ip))
    })

    mount(app, calls.renewRecoveryCodes, async ({ caller, request }) => ({
      recoveryCodes: await renewRecoveryCodes(platform, userAt(caller.id, request.ip)),
    }))

    mount(app, calls.confirmWithCode, async ({ caller, body, request }) => {
      const isWhereShown = await hasShownFactor(platform, request.cookies, await findSigningIn(db, caller.id))
      const shown = { code: body.code, sessionHash: sessionOf(request), isWhereShown }
      await confirmWithCode(platform, attempts, userAt(caller.id, request.ip), shown)
    })
  }
}

function sessionOf({ sessionHash }: FastifyRequest): Buffer {
  if (!sessionHash) throw new Refusal('not_signed_in')
  return sessionHash
}
