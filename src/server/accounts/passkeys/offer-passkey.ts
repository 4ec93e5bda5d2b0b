import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { PasskeyOffer } from '#contract/endpoints/passkeys.ts'
import { limits } from '#contract/limits.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { ownPasskeys, passkeys } from '#server/accounts/passkeys.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Page } from './page-of.ts'
import { describePasskeys, findUserHandle } from './passkeys.queries.ts'
import { challengeMs, keyAlgorithms, makeChallenge } from './webauthn.ts'

/**
 * Options for creating a passkey on this page and in this session: a discoverable credential with user verification. No attestation is
 * requested. Refuses `too_many_passkeys`.
 */
export async function offerPasskey(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  owner: Owner,
  { page, sessionHash }: { page: Page; sessionHash: Buffer },
): Promise<z.input<typeof PasskeyOffer>> {
  const held = await db.$count(passkeys, ownPasskeys(owner))
  if (held >= limits.passkeysPerUser) {
    throw new Refusal('too_many_passkeys', { maxPasskeys: limits.passkeysPerUser })
  }
  const [user] = await db.select({ username: users.username }).from(users).where(eq(users.id, owner.id))
  const name = user?.username ?? ''
  const handle = await findUserHandle(db, secrets, owner)
  return {
    rp: { name: 'Bildwort', id: page.rpId },
    user: { id: handle.toString('base64url'), name, displayName: name },
    challenge: makeChallenge(secrets, { act: 'add', sessionHash }),
    pubKeyCredParams: keyAlgorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    excludeCredentials: await describePasskeys(db, owner, page.rpId),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}
