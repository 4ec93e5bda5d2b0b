import type { AcceptInvitationInput } from '#contract/endpoints/invitations.ts'
import { invitations } from '#server/accounts/accounts.tables.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts'
import { addRegistered, asTaken } from '#server/accounts/registering/add-registered.ts'
import { refuseTaken } from '#server/accounts/registering/refuse-taken.ts'
import type { Welcome } from '#server/accounts/users/create-user.ts'
import { userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { findInvitation, isOpenInvitation } from './invitations.queries.ts'

/**
 * Creates an account from an invitation and returns its id. Receiving the mail proves the mail address, so it counts as verified; the
 * invitation is used up. `address` is the network address of the caller. Refuses `invitation_over`, `single_sign_on_only`,
 * `username_taken`, `email_taken`, `password_too_common`, `password_too_short`.
 */
export async function acceptInvitation(
  platform: Platform,
  welcome: Welcome,
  { token, username, password, language }: AcceptInvitationInput,
  address: string,
): Promise<number> {
  const { db, settings } = platform
  const { email } = await findInvitation(db, token)
  if (settings.OIDC_ONLY) throw new Refusal('single_sign_on_only')
  await refuseWeakPassword(settings, password, { username, email })
  await refuseTaken(db, { username, email })
  const passwordHash = await hashPassword(password)
  try {
    return await db.transaction(async (tx) => {
      // If several requests use the same token, one of them gets it.
      const [taken] = await tx
        .delete(invitations)
        .where(isOpenInvitation(token))
        .returning({ id: invitations.id })
      if (!taken) throw new Refusal('invitation_over')
      const user = { username, email, language, passwordHash, isVerified: true }
      const userId = await addRegistered(tx, platform, user, address)
      const details = { invitationId: taken.id }
      await recordEvent(tx, userAt(userId, address), { kind: 'invitation_accepted', details })
      await welcome(tx, platform, userId)
      return userId
    })
  } catch (error) {
    throw asTaken(error)
  }
}
