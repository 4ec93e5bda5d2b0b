import type { FastifyRequest } from 'fastify'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import type { TokenKind } from '#server/accounts/links/issue-token.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { mayUsePassword } from '#server/accounts/passwords/verify-password.ts'
import { knownBrowser } from '#server/accounts/signing-in/known-browser.ts'
import { countedName, findAccount } from '#server/accounts/users/find-account.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Queues the mail with a link for the user with this name; if there is none it queues a mail without a recipient, so that neither the
 * answer nor its timing reveals whether the account exists. Refuses `rate_limited` after too many requests from one network. Too many
 * requests for one account are silently dropped: whoever requested them, mails only go to the owner, and all their links work.
 */
export async function orderLink(
  platform: Platform,
  attempts: Attempts,
  { kind, name }: { kind: Exclude<TokenKind, 'operator_reset'>; name: string },
  { ip, cookies }: Pick<FastifyRequest, 'ip' | 'cookies'>,
): Promise<void> {
  const account = await findAccount(platform.db, name)
  const isWanted =
    account && (kind === 'reset_password' ? mayUsePassword(platform.settings, account) : !account.isVerified)
  let isDue = true
  if (account && knownBrowser(platform.secrets, cookies, account)) {
    await attempts.count(`${kind} of known ${account.id}`, attemptLimits.linksPerKnownAccount)
  } else {
    await attempts.countFrom(ip, 'links', attemptLimits.linksPerNetwork)
    const named = `${kind} asked for ${countedName(account, name)}`
    await attempts.countFrom(ip, named, attemptLimits.linksPerName)
    isDue = await isDueFor(attempts, `${kind} of ${isWanted ? account.id : `nobody ${name}`}`)
  }
  const userId = isWanted && isDue ? account.id : null
  await platform.db.transaction((tx) => orderAccountMail(tx, platform, { kind, userId }))
}

async function isDueFor(attempts: Attempts, key: string): Promise<boolean> {
  const { linksPerAccount, linksThinned } = attemptLimits
  const inAll = await attempts.tally(key, linksPerAccount.windowMs)
  const lately = await attempts.tally(`${key} lately`, linksThinned.windowMs)
  return inAll <= linksPerAccount.max || lately <= linksThinned.max
}
