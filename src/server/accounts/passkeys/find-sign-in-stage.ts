import type { FastifyRequest } from 'fastify'
import { type Callers, type Owner, tokenOf } from '#server/platform/caller.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import type { Purpose } from './webauthn.ts'

/** The stage of a sign-in with a passkey. */
export interface SignInStage {
  purpose: Purpose
  /** The user whose password was correct; null before that. */
  owner: Owner | null
}

/** Returns the stage: a sign-in that awaits its second factor, or one that starts with the passkey. */
export async function findSignInStage(
  { findHalf }: Pick<Callers, 'findHalf'>,
  request: FastifyRequest,
): Promise<SignInStage> {
  const token = tokenOf(request)
  const sessionHash = token ? hashToken(token) : null
  const half = sessionHash && (await findHalf(sessionHash))
  if (half?.awaits === 'factor') {
    return { purpose: { act: 'second factor', sessionHash }, owner: { id: half.id } }
  }
  return { purpose: { act: 'sign in', sessionHash: null }, owner: null }
}
