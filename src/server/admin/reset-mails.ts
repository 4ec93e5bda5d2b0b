import type { UiLanguage } from '#contract/languages.ts'
import type { ResetMailOrder } from '#server/accounts/mails/order-account-mail.ts'
import { listPasskeys } from '#server/accounts/passkeys/passkeys.queries.ts'
import { listIdentities } from '#server/accounts/single-sign-on/list-identities.ts'
import { findMailReader } from '#server/accounts/users/find-mail-reader.ts'
import { countOpenShares } from '#server/jobs/sharing/shares.queries.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listWebhooks } from '#server/webhooks/webhooks.queries.ts'
import { goesOnWords, resetMailWords } from './reset-mail-words.ts'

const passwordWasReset: MailKind<ResetMailOrder> = {
  async address(platform, { userId }) {
    const reader = await findMailReader(platform.db, userId, { alsoSuspended: true })
    if (!reader) return null
    return {
      reader,
      words: resetMailWords.password_was_reset,
      link: `${platform.settings.PUBLIC_URL}/auth`,
      values: { goesOn: await sayWhatGoesOn(platform, userId, reader.language) },
    }
  },
}

/** The mail about a password reset, for the mail worker. */
export const resetMails = {
  password_was_reset: passwordWasReset,
} satisfies Record<ResetMailOrder['kind'], MailKind<ResetMailOrder>>

/** A sentence about what still grants access, is notified or is shared without the password; empty if nothing is. */
async function sayWhatGoesOn(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  userId: number,
  language: UiLanguage,
): Promise<string> {
  const owner = { id: userId }
  const [passkeys, identities, webhooks, links] = await Promise.all([
    listPasskeys(db, owner),
    listIdentities(db, userId),
    listWebhooks(db, owner),
    countOpenShares(db, owner),
  ])
  const { lead, ...words } = goesOnWords
  const counted = (word: Record<UiLanguage, string>, count: number) =>
    count > 0 ? [`${word[language]} (${count})`] : []
  const isLinked = identities.some(({ issuer }) => issuer === settings.OIDC_ISSUER)
  const all = [
    ...counted(words.passkeys, passkeys.length),
    ...(isLinked ? [words.singleSignOn[language]] : []),
    ...counted(words.webhooks, webhooks.filter(({ offBecause }) => offBecause === null).length),
    ...counted(words.links, links),
  ]
  return all.length > 0 ? ` ${lead[language]}: ${all.join(', ')}.` : ''
}
