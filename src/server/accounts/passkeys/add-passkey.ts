import type { Passkey, PasskeyMade } from '#contract/endpoints/passkeys.ts'
import { limits } from '#contract/limits.ts'
import { mayMailAboutFactors } from '#server/accounts/factors/limit-factor-mails.ts'
import { noteFactorAdded } from '#server/accounts/factors/note-factor-added.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from '#server/accounts/factors/replace-recovery-codes.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { ownPasskeys, passkeys } from '#server/accounts/passkeys.tables.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Page } from './page-of.ts'
import { findUserHandle, shapePasskey } from './passkeys.queries.ts'
import { refuseFor } from './refuse-for.ts'
import { isChallengeFor, keyAlgorithms, openWebauthn, spendChallenge } from './webauthn.ts'

interface Made {
  answer: PasskeyMade
  page: Page
  sessionHash: Buffer
  name: string
}

/**
 * Stores a passkey that a browser made from the options of `offerPasskey` in this session, and notifies the user by mail. Returns recovery
 * codes if the user had none, in case the device gets lost. Refuses `passkey_refused`, `passkey_known` and `too_many_passkeys`.
 */
export async function addPasskey(
  platform: Pick<Platform, 'db' | 'secrets' | 'queue' | 'mailer' | 'log'>,
  attempts: Attempts,
  actor: UserActor,
  made: Made,
): Promise<Passkey & { recoveryCodes: string[] | null }> {
  const { db, secrets } = platform
  const { userId } = actor
  const { challenge, ...checked } = await checkMade(platform, made)
  return await db.transaction(async (tx) => {
    // Two passkeys added at the same instant must not both take the last place.
    await lockUser(tx, userId)
    const owner = { id: userId }
    if ((await tx.$count(passkeys, ownPasskeys(owner))) >= limits.passkeysPerUser) {
      throw new Refusal('too_many_passkeys', { maxPasskeys: limits.passkeysPerUser })
    }
    await spendChallenge(tx, challenge)
    const userHandle = await findUserHandle(tx, secrets, owner)
    const [row] = await tx
      .insert(passkeys)
      .values({ userId, userHandle, rpId: made.page.rpId, name: made.name, ...checked })
      .onConflictDoNothing()
      .returning()
    if (!row) throw new Refusal('passkey_known')
    await noteFactorAdded(tx, { userId, sessionHash: made.sessionHash })
    await recordEvent(tx, actor, { kind: 'factor_added', details: { method: 'passkey' } })
    if (await mayMailAboutFactors(tx, attempts, userId))
      await orderAccountMail(tx, platform, { kind: 'passkey_added', userId })
    const hasCodes = (await countRecoveryCodes(tx, userId)) > 0
    const recoveryCodes = hasCodes ? null : await replaceRecoveryCodes(tx, userId)
    return { ...shapePasskey(row), recoveryCodes }
  })
}

async function checkMade(
  { secrets, log }: Pick<Platform, 'secrets' | 'log'>,
  { answer, page, sessionHash }: Made,
) {
  const { verifyRegistrationResponse } = await openWebauthn()
  let challenge = ''
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: (given) => {
        challenge = given
        return isChallengeFor(secrets, { act: 'add', sessionHash }, given)
      },
      expectedOrigin: page.origin,
      expectedRPID: page.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: keyAlgorithms,
    })
    if (!registrationInfo) throw new Error('its statement about its device is wrong')
    const { credential, credentialBackedUp } = registrationInfo
    return {
      challenge,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: answer.response.transports ?? [],
      isBackedUp: credentialBackedUp,
    }
  } catch (error) {
    throw refuseFor(log, error)
  }
}
