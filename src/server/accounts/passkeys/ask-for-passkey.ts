import type { z } from 'zod'
import type { PasskeyQuestion } from '#contract/endpoints/passkeys.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Page } from './page-of.ts'
import { describePasskeys } from './passkeys.queries.ts'
import { challengeMs, makeChallenge, type Purpose } from './webauthn.ts'

/** Options for using a passkey on this page and for this purpose: restricted to the owner's passkeys if the owner is known. */
export async function askForPasskey(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  page: Page,
  purpose: Purpose,
  owner: Owner | null,
): Promise<z.input<typeof PasskeyQuestion>> {
  return {
    challenge: makeChallenge(secrets, purpose),
    timeout: challengeMs,
    rpId: page.rpId,
    userVerification: 'required',
    ...(owner && { allowCredentials: await describePasskeys(db, owner, page.rpId) }),
  }
}
