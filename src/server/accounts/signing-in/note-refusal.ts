import type { signInRefusals } from '#contract/entities/audit-event.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { recordRefusedSignIn } from '#server/audit/record-refused-sign-in.ts'
import { loggedNetworkOf } from '#server/platform/logged-network-of.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Refusal } from '#server/platform/refusal.ts'

const reasonOf = new Map<RefusalCode, (typeof signInRefusals)[number]>([
  ['invalid_credentials', 'wrong'],
  ['passkey_refused', 'wrong_passkey'],
  ['passkey_unknown', 'wrong_passkey'],
  ['rate_limited', 'too_many'],
  ['email_not_verified', 'not_verified'],
  ['wrong_code', 'wrong_code'],
  ['account_suspended', 'suspended'],
])

/**
 * Puts a refused sign-in on record, and a line of fixed words in the log: deploy/fail2ban reads it. Both have the
 * network and not the address. Source: docs/specification.md#records
 */
export async function noteRefusal(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  userId: number | null,
  address: string,
  { code }: Refusal,
): Promise<void> {
  const reason = reasonOf.get(code)
  if (!reason) return
  const network = loggedNetworkOf(address)
  log.warn({ network, reason }, 'sign-in refused')
  // Who is refused before a password was looked at would learn from the time of the record whether the name is known.
  const whose = reason === 'too_many' ? null : userId
  await recordRefusedSignIn(db, { network }, { userId: whose, reason })
}
