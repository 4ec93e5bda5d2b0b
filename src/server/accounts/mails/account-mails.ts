import type { UiLanguage } from '#contract/languages.ts'
import { invitationLink, issueInvitationToken } from '#server/accounts/links/issue-invitation-token.ts'
import { issueToken } from '#server/accounts/links/issue-token.ts'
import { findInvitedReader, findMailReader, holdAddress } from '#server/accounts/users/find-mail-reader.ts'
import type { MailKind, MailWords } from '#server/mail/mail-kind.ts'
import type { WebhookMailOrder } from '#server/webhooks/order-webhook-mail.ts'
import { accountMailWords as words } from './account-mail-words.ts'
import { addressMails } from './address-mails.ts'
import type { AccountMailOrder, ResetMailOrder } from './order-account-mail.ts'

// The token is made when the mail is sent, so it is stored in no queue. The token of a failed attempt is never used and expires.

const verifyEmail: MailKind = {
  async address({ db, settings }, { userId }) {
    const reader = await findMailReader(db, userId, { alsoSuspended: true })
    if (!reader || reader.isVerified) return null
    const token = await issueToken(db, { userId, kind: 'verify_email' })
    const link = `${settings.PUBLIC_URL}/auth/verify-email?token=${encodeURIComponent(token)}`
    return { reader, words: words.verify_email, link, isForUnverified: true }
  },
}

const resetPassword: MailKind = {
  async address({ db, settings }, { userId }) {
    return db.transaction(async (tx) => {
      // An address change ends the links sent to the old address: it either waits for this, or this mail goes to the new address.
      if (!(await holdAddress(tx, userId))) return null
      const reader = await findMailReader(tx, userId, { alsoSuspended: true })
      const token = await issueToken(tx, { userId, kind: 'reset_password' })
      const link = `${settings.PUBLIC_URL}/auth/reset-password?token=${encodeURIComponent(token)}`
      if (!reader) return null
      // Strangers can request this mail too, so it does not count against the mails that its reader gets. Requests for links have a limit
      // of their own.
      return {
        reader,
        words: words.reset_password,
        link,
        isForUnverified: true,
        isAlwaysSent: reader.isVerified,
      }
    })
  },
}

const accountReady: MailKind = {
  async address({ db, settings }, { userId }) {
    const reader = await findMailReader(db, userId)
    if (!reader?.mailsOnJobEnd) return null
    return { reader, words: words.account_ready, link: `${settings.PUBLIC_URL}/` }
  },
}

const passwordGuessed: MailKind = {
  async address({ db, settings }, { userId }) {
    const reader = await findMailReader(db, userId, { alsoSuspended: true })
    return reader && { reader, words: words.password_guessed, link: `${settings.PUBLIC_URL}/` }
  },
}

const passwordChanged: MailKind = {
  async address({ db, settings }, { userId }) {
    const reader = await findMailReader(db, userId, { alsoSuspended: true })
    return reader && { reader, words: words.password_changed, link: `${settings.PUBLIC_URL}/auth` }
  },
}

/** Mails about linking single sign-on, with a link to the account page. */
const singleSignOn = (kind: 'single_sign_on_linked' | 'single_sign_on_unlinked'): MailKind => ({
  async address({ db, settings }, { userId }) {
    const reader = await findMailReader(db, userId)
    return reader && { reader, words: words[kind], link: `${settings.PUBLIC_URL}/konto` }
  },
})

const newBrowser: MailKind<Extract<AccountMailOrder, { kind: 'new_browser' }>> = {
  async address({ db, settings }, { userId, device }) {
    const reader = await findMailReader(db, userId, { alsoSuspended: true })
    if (!reader) return null
    const { browser, system, network } = device
    return {
      reader,
      words: words.new_browser,
      link: `${settings.PUBLIC_URL}/konto`,
      // Our own words: only known browser and system names are stored.
      values: { browser: [browser, system].filter(Boolean).join(', ') || '?', network },
    }
  },
}

type TokenOrder = Extract<AccountMailOrder, { token: unknown }>

function aboutToken(kind: TokenOrder['kind']): MailKind<TokenOrder> {
  return {
    async address({ db, settings }, { userId, token }) {
      const reader = await findMailReader(db, userId)
      return (
        reader && {
          reader,
          words: words[kind],
          link: `${settings.PUBLIC_URL}/konto/zugaenge`,
          values: { start: token.start },
          foreignValues: { name: token.name },
        }
      )
    },
  }
}

/** Mails about changes to second factors. */
function ofFactors(mail: { [language in UiLanguage]: MailWords }): MailKind {
  return {
    async address({ db, settings }, { userId }) {
      const reader = await findMailReader(db, userId)
      return reader && { reader, words: mail, link: `${settings.PUBLIC_URL}/konto` }
    },
  }
}

const webhookOff: MailKind<WebhookMailOrder> = {
  async address({ db, settings }, { userId, receiver }) {
    const reader = await findMailReader(db, userId)
    const link = `${settings.PUBLIC_URL}/konto/webhooks`
    return reader && { reader, words: words.webhook_off, link, foreignValues: { host: receiver.host } }
  },
}

/** Mails about what administrators did to an account. */
function byAdministrator(
  kind: 'account_suspended' | 'suspension_lifted' | 'admin_granted' | 'admin_revoked',
): MailKind {
  return {
    async address({ db, settings }, { userId }) {
      const reader = await findMailReader(db, userId, { alsoSuspended: true })
      return reader && { reader, words: words[kind], link: `${settings.PUBLIC_URL}/` }
    },
  }
}

const invitation: MailKind<Extract<AccountMailOrder, { kind: 'invitation' }>> = {
  async address({ db, settings }, { invitationId }) {
    const reader = await findInvitedReader(db, invitationId)
    const token = reader && (await issueInvitationToken(db, invitationId))
    if (!token) return null
    const link = invitationLink(settings.PUBLIC_URL, token)
    return { reader, words: words.invitation, link, isForUnverified: true }
  },
}

/** The mails about accounts, for the mail worker. */
export const accountMails = {
  verify_email: verifyEmail,
  reset_password: resetPassword,
  account_ready: accountReady,
  password_guessed: passwordGuessed,
  password_changed: passwordChanged,
  single_sign_on_linked: singleSignOn('single_sign_on_linked'),
  single_sign_on_unlinked: singleSignOn('single_sign_on_unlinked'),
  new_browser: newBrowser,
  webhook_off: webhookOff,
  token_created: aboutToken('token_created'),
  token_expiring: aboutToken('token_expiring'),
  passkey_added: ofFactors(words.passkey_added),
  factor_added: ofFactors(words.factor_added),
  factor_removed: ofFactors(words.factor_removed),
  recovery_code_used: ofFactors(words.recovery_code_used),
  factors_reset: ofFactors(words.factors_reset),
  code_guessed: ofFactors(words.code_guessed),
  account_suspended: byAdministrator('account_suspended'),
  suspension_lifted: byAdministrator('suspension_lifted'),
  admin_granted: byAdministrator('admin_granted'),
  admin_revoked: byAdministrator('admin_revoked'),
  invitation,
  ...addressMails,
} satisfies Record<Exclude<AccountMailOrder | WebhookMailOrder, ResetMailOrder>['kind'], MailKind>
