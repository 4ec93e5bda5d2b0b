import type { FastifyReply } from 'fastify'
import * as calls from '#contract/endpoints/passkeys.ts'
import type { User } from '#contract/entities/user.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { deviceOf } from '#server/accounts/device-of.ts'
import { userAt } from '#server/audit/actor.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import { mount } from '#server/platform/mount.ts'
import { addPasskey } from './add-passkey.ts'
import { askForPasskey } from './ask-for-passkey.ts'
import { listPasskeys } from './list-passkeys.ts'
import { offerPasskey } from './offer-passkey.ts'
import { pageOf } from './page-of.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

type AnswerSignedIn = (
  reply: FastifyReply,
  started: { userId: number; token: string },
) => Promise<User & { iframeToken?: string }>

/** Passkeys: those of an account, and getting in by one. */
export function passkeyRoutes(answerSignedIn: AnswerSignedIn): MountRoutes {
  return (app, platform) => {
    const { db, settings } = platform
    const attempts = limitAttempts(platform)
    const countFor = (userId: number) =>
      attempts.count(`passkeys of ${userId}`, attemptLimits.passkeysPerAccount)

    mount(app, calls.listPasskeys, ({ caller }) => listPasskeys(db, caller))

    mount(app, calls.offerPasskey, async ({ caller, request }) => {
      await countFor(caller.id)
      const { sessionHash } = request
      return offerPasskey(platform, caller, { page: pageOf(request, settings), sessionHash })
    })

    mount(app, calls.addPasskey, async ({ caller, body, request }) => {
      await countFor(caller.id)
      const { browser, system } = deviceOf(request)
      const name = body.name || [browser, system].filter(Boolean).join(', ')
      const { sessionHash } = request
      const made = { answer: body.answer, name, page: pageOf(request, settings), sessionHash }
      return addPasskey(platform, attempts, userAt(caller.id, request.ip), made)
    })

    mount(app, calls.renamePasskey, ({ caller, params, body }) =>
      renamePasskey(db, caller, params.id, body.name),
    )

    mount(app, calls.removePasskey, ({ caller, params, request }) =>
      removePasskey(platform, attempts, userAt(caller.id, request.ip), params.id),
    )

    mount(app, calls.askForPasskey, async ({ request }) => {
      await attempts.countFrom(request.ip, 'passkeys', attemptLimits.passkeysPerNetwork)
      const purpose = { act: 'sign in', sessionHash: null } as const
      return askForPasskey(platform, pageOf(request, settings), purpose, null)
    })

    mount(app, calls.loginWithPasskey, async ({ body, request, reply }) => {
      return answerSignedIn(reply, await signInWithPasskey(platform, attempts, body.answer, request))
    })
  }
}
