import type { signInRefusals } from '#contract/entities/audit-event.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { recordRefusedSignIn } from '#server/audit/record-refused-sign-in.ts'
import { loggedNetworkOf } from '#server/platform/networks-of.ts'
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
 * Records a refused sign-in, and logs a line with fixed wording that deploy/fail2ban reads. Both contain the network instead of the
 * address. Source: docs/specification/operation.md#records
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
  // For a refusal before the password check, the time of the record would reveal whether the name is known.
  const whose = reason === 'too_many' ? null : userId
  await recordRefusedSignIn(db, { network }, { userId: whose, reason })
}
