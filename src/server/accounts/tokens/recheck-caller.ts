import type { Caller } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import { clientOf, type Database, type Transaction } from '#server/platform/open-database.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refuseEndedToken } from './refuse-ended-token.ts'

const columns = {
  isAdmin: column.boolean,
  isSuspended: column.boolean,
  hasSession: column.boolean,
  hasToken: column.boolean,
  revokedAt: column.asStored<Date | null>(),
  expiresAt: column.asStored<Date | null>(),
  isExpired: column.boolean,
}

const statement = {
  name: 'recheck-caller',
  text: `
    select u.is_admin as "isAdmin", u.suspended_at is not null as "isSuspended",
      s.token_hash is not null as "hasSession", t.id is not null as "hasToken",
      t.revoked_at as "revokedAt", t.expires_at as "expiresAt", coalesce(t.expires_at <= now(), false) as "isExpired"
    from users u
    left join sessions s on s.token_hash = $2 and s.user_id = u.id and s.awaits is null and s.expires_at > now()
    left join api_tokens t on t.token_hash = $2 and t.user_id = u.id
    where u.id = $1 and u.deleted_at is null`,
}

/**
 * Checks again whether a caller may act: for a transaction that starts or spends something, possibly long after the call. Refuses
 * `not_signed_in`, and for a token `token_unknown`, `token_revoked`, `token_expired` and `token_suspended`.
 */
export async function recheckCaller(
  db: Database | Transaction,
  { id, credential }: Pick<Caller, 'id' | 'credential'>,
): Promise<{ isAdmin: boolean }> {
  const [now] = await queryRows(clientOf(db), columns, {
    ...statement,
    values: [id, credential?.hash ?? null],
  })
  if (credential?.kind === 'token') {
    if (!now?.hasToken) throw new Refusal('token_unknown')
    refuseEndedToken(now)
    return now
  }
  if (!now || now.isSuspended || (credential && !now.hasSession)) throw new Refusal('not_signed_in')
  return now
}
