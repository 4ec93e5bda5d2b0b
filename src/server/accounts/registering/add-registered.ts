import { orderWaitingMail } from '#server/accounts/mails/order-admin-mail.ts'
import { createUser, type NewUser } from '#server/accounts/users/create-user.ts'
import { findAdmins } from '#server/accounts/users/find-admins.ts'
import { isFirstCredit } from '#server/accounts/users/is-first-credit.ts'
import { userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { notify } from '#server/notifications/notify.ts'
import { type Transaction, violatedConstraint } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Adds a user who registers from a network address, and returns the id. The user gets the starting credit unless their mail address had it
 * before; the registration is recorded, and every administrator is notified, because the user waits for a key.
 */
export async function addRegistered(
  tx: Transaction,
  platform: Pick<Platform, 'secrets' | 'settings' | 'queue' | 'mailer'>,
  user: NewUser,
  address: string,
): Promise<number> {
  const { username, email } = user
  const startsWithCredit = await isFirstCredit(tx, platform.secrets, email)
  const userId = await createUser(tx, user, { startsWithCredit })
  await recordEvent(tx, userAt(userId, address), { kind: 'registered', details: {} })
  await notify(tx, {
    userIds: await findAdmins(tx),
    type: 'new_user_registered',
    details: { username, email, userId },
    aboutUserId: userId,
  })
  // If every new user gets the global key, nobody waits before their address is verified.
  if (!platform.settings.GLOBAL_KEY_FOR_NEW) await orderWaitingMail(tx, platform)
  return userId
}

/**
 * Translates the constraint violation of two concurrent registrations into the refusal that an earlier check would have given; returns any
 * other error unchanged.
 */
export function asTaken(error: unknown): unknown {
  const constraint = violatedConstraint(error)
  if (constraint === 'users_username_key') return new Refusal('username_taken')
  if (constraint === 'users_email_key') return new Refusal('email_taken')
  return error
}
