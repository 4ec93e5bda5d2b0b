import { sql } from 'drizzle-orm'
import type { InviteAnswer, InviteInput } from '#contract/endpoints/invitations.ts'
import { EmailAddress } from '#contract/endpoints/registering.ts'
import { invitations } from '#server/accounts/accounts.tables.ts'
import { findAccount } from '#server/accounts/users/find-account.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { column } from '#server/platform/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { deliverInvitation } from './deliver-invitation.ts'

type Inviting = Pick<Platform, 'db' | 'queue' | 'mailer' | 'settings'>

/** Invites people by address and returns an outcome for each, in the order given. An expired invitation counts as none. */
export async function invite(
  platform: Inviting,
  actor: UserActor,
  { addresses, language }: InviteInput,
): Promise<InviteAnswer[]> {
  const answers: InviteAnswer[] = []
  for (const address of addresses) {
    const email = EmailAddress.safeParse(address)
    const answer = email.success
      ? await inviteOne(platform, actor, { email: email.data, language })
      : ({ outcome: 'not_an_address' } as const)
    answers.push({ address, link: null, ...answer })
  }
  return answers
}

async function inviteOne(
  platform: Inviting,
  actor: UserActor,
  { email, language }: { email: string; language: InviteInput['language'] },
): Promise<Pick<InviteAnswer, 'outcome'> & Partial<InviteAnswer>> {
  if (await findAccount(platform.db, email)) return { outcome: 'has_account' }
  return await platform.db.transaction(async (tx) => {
    const [row] = await readRows(
      tx,
      { id: column.number },
      sql`
        insert into ${invitations} as known (email, language, invited_by, expires_at)
        values (${email}, ${language}, ${actor.userId}, now())
        on conflict (lower(email)) do update set
          email = excluded.email, language = excluded.language, invited_by = excluded.invited_by, created_at = now()
        where known.expires_at <= now()
        returning id`,
    )
    if (!row) return { outcome: 'invited_already' }
    const invitationId = row.id
    await recordEvent(tx, actor, { kind: 'invited', details: { invitationId } })
    const link = await deliverInvitation(tx, platform, { userId: actor.userId, invitationId })
    return { outcome: 'invited', link }
  })
}
