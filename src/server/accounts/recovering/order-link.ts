import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import type { TokenKind } from '#server/accounts/links/issue-token.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { findAccount } from '#server/accounts/users/find-account.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Orders the mail with a link for the user who is called so, and one to nobody where there is no such account, so that
 * neither the answer nor its time tells. Too many requests by one name are refused `rate_limited`; too many links to
 * one account by its several names are left out without a word.
 */
export async function orderLink(
  platform: Platform,
  attempts: Attempts,
  { kind, name }: { kind: TokenKind; name: string },
): Promise<void> {
  await attempts.count(`${kind} asked for ${name.toLowerCase()}`, attemptLimits.linksPerAccount)
  const account = await findAccount(platform.db, name)
  const isWanted = account && (kind === 'reset_password' || !account.isVerified)
  const isTooMuch = await isBeyond(attempts, `${kind} of ${isWanted ? account.id : `nobody ${name}`}`)
  const userId = isWanted && !isTooMuch ? account.id : null
  await platform.db.transaction((tx) => orderAccountMail(tx, platform, { kind, userId }))
}

async function isBeyond(attempts: Attempts, key: string): Promise<boolean> {
  try {
    await attempts.count(key, attemptLimits.linksPerAccount)
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}
