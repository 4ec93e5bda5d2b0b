import { and, eq, isNull } from 'drizzle-orm'
import type { PasskeyUsed } from '#contract/endpoints/passkeys.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { passkeys } from '#server/accounts/passkeys.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Page } from './page-of.ts'
import { refuseFor } from './refuse-for.ts'
import { isChallengeFor, openWebauthn, type Purpose } from './webauthn.ts'

/** A passkey with what its authenticator has just reported. */
export interface UsedPasskey {
  id: number
  userId: number
  counter: number
  isBackedUp: boolean
  challenge: string
}

/** Returns the passkey that a browser claims to have used, and its owner; null if it is unknown. */
export async function findUsed({ db }: Pick<Platform, 'db'>, { id }: PasskeyUsed) {
  const [found] = await db
    .select({
      passkey: passkeys,
      owner: { id: users.id, passwordHash: users.passwordHash, isVerified: users.isVerified },
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, Buffer.from(id, 'base64url')), isNull(users.deletedAt)))
  return found ?? null
}

/**
 * Verifies that the holder of this passkey has authenticated on their device and answers our challenge on this page. Changes nothing:
 * `takeUsed` does that. Refuses `passkey_refused`.
 */
export async function checkUsed(
  { secrets, settings, log }: Pick<Platform, 'secrets' | 'settings' | 'log'>,
  passkey: typeof passkeys.$inferSelect,
  { answer, page, purpose }: { answer: PasskeyUsed; page: Page; purpose: Purpose },
): Promise<UsedPasskey> {
  const { verifyAuthenticationResponse } = await openWebauthn()
  const { id, userId, publicKey, userHandle } = passkey
  let challenge = ''
  const given = answer.response.userHandle
  try {
    if (given !== undefined && given !== userHandle.toString('base64url')) throw new Error('Another user')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: (asked) => {
        challenge = asked
        return isChallengeFor(secrets, purpose, asked)
      },
      expectedOrigin: page.origin,
      expectedTopOrigin: settings.EMBED_ORIGINS,
      expectedRPID: page.rpId,
      // `takeUsed` compares the counters, in the statement that stores the new one.
      credential: { id: answer.id, publicKey: new Uint8Array(publicKey), counter: 0 },
      requireUserVerification: true,
    })
    if (!verified) throw new Error('The signature is wrong')
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo
    return { id, userId, counter, isBackedUp, challenge }
  } catch (error) {
    throw refuseFor(log, error)
  }
}
