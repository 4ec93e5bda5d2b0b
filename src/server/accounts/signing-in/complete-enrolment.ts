import type { FastifyRequest } from 'fastify'
import type { HalfCaller } from '#server/platform/caller.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type BegunSession, beginSession } from './begin-session.ts'
import { endPendingSession } from './end-pending-session.ts'
import { findSigningIn } from './find-signing-in.ts'

/** Completes a sign-in that awaited the enrolment of a first second factor. Refuses `no_second_factor` until one is set up in it. */
export async function completeEnrolment(
  platform: Platform,
  attempts: Attempts,
  { half, sessionHash }: { half: HalfCaller; sessionHash: Buffer },
  request: Pick<FastifyRequest, 'ip' | 'cookies' | 'headers'>,
): Promise<BegunSession> {
  if (!half.hasEnrolled) throw new Refusal('no_second_factor')
  return await beginSession(platform, attempts, request, {
    account: await findSigningIn(platform.db, half.id),
    isFactorShown: true,
    check: (tx) => endPendingSession(tx, { sessionHash, awaits: 'enrolment' }),
  })
}
