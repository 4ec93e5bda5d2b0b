import type { FastifyRequest } from 'fastify'
import type { PasskeyUsed } from '#contract/endpoints/passkeys.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { deviceOf } from '#server/accounts/device-of.ts'
import { noteRefusal } from '#server/accounts/signing-in/note-refusal.ts'
import { startSession } from '#server/accounts/signing-in/start-session.ts'
import { actorOf, userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { sessionCookie } from '#server/platform/caller.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { actWithPasskey } from './act-with-passkey.ts'
import { checkUsed, findUsed } from './check-used.ts'
import { pageOf } from './page-of.ts'

/**
 * Starts a session for whoever holds a passkey. It counts for both factors, because its device has asked who is there.
 * Refuses `passkey_unknown`, `passkey_refused`, `rate_limited` and, where addresses must be verified, `email_not_verified`.
 */
export async function signInWithPasskey(
  platform: Platform,
  attempts: Attempts,
  answer: PasskeyUsed,
  request: FastifyRequest,
): Promise<{ userId: number; token: string }> {
  const found = await findUsed(platform, answer)
  try {
    await attempts.countFrom(request.ip, 'passkeys', attemptLimits.passkeysPerNetwork)
    return await letIn(platform, found, answer, request)
  } catch (error) {
    if (error instanceof Refusal) await noteRefusal(platform, found?.owner.id ?? null, request.ip, error)
    throw error
  }
}

async function letIn(
  platform: Platform,
  found: Awaited<ReturnType<typeof findUsed>>,
  answer: PasskeyUsed,
  request: FastifyRequest,
): Promise<{ userId: number; token: string }> {
  const { db, settings } = platform
  if (!found) throw new Refusal('passkey_unknown')
  const { passkey, owner } = found
  const used = await checkUsed(platform, passkey, {
    answer,
    page: pageOf(request, settings),
    purpose: { act: 'sign in', sessionHash: null },
  })
  if (settings.REQUIRE_EMAIL_VERIFICATION && !owner.isVerified) {
    throw new Refusal('email_not_verified', { needsVerification: true })
  }
  const userId = owner.id
  const token = await actWithPasskey(db, actorOf(request), used, async (tx) => {
    await recordEvent(tx, userAt(userId, request.ip), { kind: 'signed_in', details: {} })
    return startSession(tx, {
      userId,
      days: settings.SESSION_DAYS,
      device: deviceOf(request),
      formerToken: request.cookies[sessionCookie],
    })
  })
  return { userId, token }
}
