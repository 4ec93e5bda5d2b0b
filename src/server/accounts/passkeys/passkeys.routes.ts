import type { FastifyRequest } from 'fastify'
import * as calls from '#contract/endpoints/passkeys.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { deviceOf } from '#server/accounts/device-of.ts'
import { answerWhole } from '#server/accounts/signing-in/answer-begun.ts'
import { keepBrowserKnown } from '#server/accounts/signing-in/known-browser.ts'
import { prepareCallers } from '#server/accounts/signing-in/prepare-callers.ts'
import { refuseOldSession } from '#server/accounts/signing-in/refuse-old-session.ts'
import type { ExtraUserColumns } from '#server/accounts/users/read-user.ts'
import { userAt } from '#server/audit/actor.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import { mount } from '#server/platform/mount.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { addPasskey } from './add-passkey.ts'
import { askForPasskey } from './ask-for-passkey.ts'
import { confirming, confirmWithPasskey } from './confirm-with-passkey.ts'
import { findSignInStage } from './find-sign-in-stage.ts'
import { offerPasskey } from './offer-passkey.ts'
import { pageOf } from './page-of.ts'
import { listPasskeys } from './passkeys.queries.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

/** Passkeys: managing them, signing in and confirming. */
export function passkeyRoutes(extra: ExtraUserColumns): MountRoutes {
  return (app, platform) => {
    const { db, settings } = platform
    const attempts = limitAttempts(platform)
    const callers = prepareCallers(platform)
    const answer = answerWhole(platform, extra)
    const countFor = (userId: number) =>
      attempts.count(`passkeys of ${userId}`, attemptLimits.passkeysPerAccount)

    mount(app, calls.listPasskeys, ({ caller }) => listPasskeys(db, caller))

    mount(app, calls.offerPasskey, async ({ caller, body, request }) => {
      await countFor(caller.id)
      const sessionHash = sessionOf(request)
      await refuseOldSession(platform, attempts, { userId: caller.id, sessionHash, password: body.password })
      return offerPasskey(platform, caller, { page: pageOf(request, settings), sessionHash })
    })

    mount(app, calls.addPasskey, async ({ caller, body, request, reply }) => {
      await countFor(caller.id)
      const { browser, system } = deviceOf(request)
      const name = body.name || [browser, system].filter(Boolean).join(', ')
      const sessionHash = sessionOf(request)
      const made = { answer: body.answer, name, page: pageOf(request, settings), sessionHash }
      const added = await addPasskey(platform, attempts, userAt(caller.id, request.ip), made)
      await keepBrowserKnown(platform, request, reply, caller.id)
      return added
    })

    mount(app, calls.renamePasskey, ({ caller, params, body }) =>
      renamePasskey(db, caller, params.id, body.name),
    )

    mount(app, calls.removePasskey, ({ caller, params, request }) =>
      removePasskey(platform, attempts, userAt(caller.id, request.ip), params.id),
    )

    mount(app, calls.askForPasskey, async ({ request }) => {
      await attempts.countFrom(request.ip, 'passkeys', attemptLimits.passkeysPerNetwork)
      const { purpose, owner } = await findSignInStage(callers, request)
      return askForPasskey(platform, pageOf(request, settings), purpose, owner)
    })

    mount(app, calls.loginWithPasskey, async ({ body, request, reply }) => {
      const stage = await findSignInStage(callers, request)
      return answer(reply, await signInWithPasskey(platform, attempts, { ...body, stage }, request))
    })

    mount(app, calls.askToConfirm, async ({ caller, request }) => {
      await countFor(caller.id)
      return askForPasskey(platform, pageOf(request, settings), confirming(request), caller)
    })

    mount(app, calls.confirmWithPasskey, async ({ caller, body, request }) => {
      await countFor(caller.id)
      await confirmWithPasskey(platform, caller, body.answer, request)
    })
  }
}

function sessionOf({ sessionHash }: FastifyRequest): Buffer {
  if (!sessionHash) throw new Refusal('not_signed_in')
  return sessionHash
}
