import { sql } from 'drizzle-orm'
import type { AddressChangeInput } from '#contract/endpoints/addresses.ts'
import { addressChanges, openAddressChange } from '#server/accounts/addresses.tables.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { confirmPassword } from '#server/accounts/passwords/confirm-password.ts'
import { lockPassword } from '#server/accounts/passwords/lock-password.ts'
import { confirmBySession } from '#server/accounts/signing-in/confirm-by-session.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { isMailDue, orderLinks } from './order-links.ts'

/** Source: docs/specification/accounts.md#accounts-and-sessions */
const hours = 24

/**
 * Requests another address and replaces an open change: nothing changes until its links are opened. Whether another account has the new
 * address is only checked when the mail is written, so the caller learns nothing about it. Refuses `mail_off`, `wrong_password`
 * (`fresh_sign_in_needed` for accounts without a password), `same_address` and `rate_limited`.
 */
export async function requestAddressChange(
  platform: Pick<Platform, 'db' | 'settings' | 'queue' | 'mailer'>,
  attempts: Attempts,
  actor: UserActor,
  { email: newEmail, currentPassword, sessionHash }: AddressChangeInput & { sessionHash: Buffer | null },
): Promise<void> {
  const { db, mailer } = platform
  const { userId } = actor
  if (!mailer) throw new Refusal('mail_off')
  const user =
    currentPassword === undefined
      ? await confirmBySession(platform, userId, sessionHash)
      : await confirmPassword(db, attempts, userId, currentPassword)
  const { email: oldEmail, isVerified: asksOld } = user
  if (newEmail.toLowerCase() === oldEmail.toLowerCase()) throw new Refusal('same_address')
  await attempts.count(`changes of address of ${userId}`, attemptLimits.addressChangesPerAccount)
  const isDue = await isMailDue(attempts, newEmail)
  await db.transaction(async (tx) => {
    // A caller who is locked out by a password reset at this moment must not start a change.
    if (!(await lockPassword(tx, user))) throw new Refusal('wrong_password')
    await tx.delete(addressChanges).where(openAddressChange({ id: userId }))
    const expiresAt = sql`now() + make_interval(hours => ${hours})`
    const [change] = await tx
      .insert(addressChanges)
      .values({ userId, oldEmail, newEmail, asksOld, expiresAt })
      .returning()
    await recordEvent(tx, actor, { kind: 'address_change_requested', details: {} })
    await orderLinks(tx, platform, change!, { isDue })
  })
}
