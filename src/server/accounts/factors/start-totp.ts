import { totpFactors } from '#server/accounts/factors.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import { makeTotpSecret, placeOfTotp, totpUri } from './totp.ts'

/** Makes a secret for a user's authenticator app, replacing an unconfirmed one. It has no effect until it is confirmed. */
export async function startTotp(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  { userId, username }: { userId: number; username: string },
): Promise<{ secret: string; uri: string }> {
  const secret = makeTotpSecret()
  const sealed = secrets.seal(secret, placeOfTotp(userId))
  const pending = { ...sealed, lastStep: 0, createdAt: new Date() }
  await db
    .insert(totpFactors)
    .values({ userId, state: 'pending', ...pending })
    .onConflictDoUpdate({ target: [totpFactors.userId, totpFactors.state], set: pending })
  return { secret, uri: totpUri(secret, username) }
}
