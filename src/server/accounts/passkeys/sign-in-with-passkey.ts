import type { FastifyRequest } from 'fastify'
import type { PasskeyUsed } from '#contract/endpoints/passkeys.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { mayUsePassword } from '#server/accounts/passwords/verify-password.ts'
import { type BegunSession, beginSession } from '#server/accounts/signing-in/begin-session.ts'
import { endPendingSession } from '#server/accounts/signing-in/end-pending-session.ts'
import { noteRefusal } from '#server/accounts/signing-in/note-refusal.ts'
import { actorOf } from '#server/audit/actor.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { checkUsed, findUsed } from './check-used.ts'
import type { SignInStage } from './find-sign-in-stage.ts'
import { pageOf } from './page-of.ts'
import { noteCopies, takeUsed } from './take-used.ts'

/**
 * Starts a complete session for the holder of a passkey: alone, because the authenticator has verified the user, or as the second factor
 * after a correct password of the same user. Refuses `passkey_unknown`, `passkey_refused`, `rate_limited`, `single_sign_on_only`,
 * `account_suspended` and, if addresses must be verified, `email_not_verified`.
 */
export async function signInWithPasskey(
  platform: Platform,
  attempts: Attempts,
  { answer, stage }: { answer: PasskeyUsed; stage: SignInStage },
  request: FastifyRequest,
): Promise<BegunSession> {
  const found = await findUsed(platform, answer)
  try {
    await attempts.countFrom(request.ip, 'passkeys', attemptLimits.passkeysPerNetwork)
    if (!found || (stage.owner && stage.owner.id !== found.owner.id)) throw new Refusal('passkey_unknown')
    return await letIn(platform, attempts, { ...found, answer, stage }, request)
  } catch (error) {
    if (error instanceof Refusal) await noteRefusal(platform, found?.owner.id ?? null, request.ip, error)
    throw error
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findUsed>>>

async function letIn(
  platform: Platform,
  attempts: Attempts,
  { passkey, owner, answer, stage }: Found & { answer: PasskeyUsed; stage: SignInStage },
  request: FastifyRequest,
): Promise<BegunSession> {
  const { db, settings } = platform
  const page = pageOf(request, settings)
  const used = await checkUsed(platform, passkey, { answer, page, purpose: stage.purpose })
  if (settings.REQUIRE_EMAIL_VERIFICATION && !owner.isVerified) {
    throw new Refusal('email_not_verified', { needsVerification: true })
  }
  // Alone, a passkey would bypass the issuer; as a second factor it follows whatever let the user in.
  if (!stage.owner && !mayUsePassword(settings, owner)) throw new Refusal('single_sign_on_only')
  return await noteCopies(db, actorOf(request), used, () =>
    beginSession(platform, attempts, request, {
      account: owner,
      isFactorShown: true,
      async check(tx) {
        const { sessionHash } = stage.purpose
        if (sessionHash) await endPendingSession(tx, { sessionHash, awaits: 'factor' })
        await takeUsed(tx, used)
      },
    }),
  )
}
