import { issueToken } from '#server/accounts/links/issue-token.ts'
import { findMailReader } from '#server/accounts/users/find-mail-reader.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { accountMailWords as words } from './account-mail-words.ts'
import type { AccountMailOrder } from './order-account-mail.ts'

// A token is made when its mail is sent, so that it rests nowhere but there. One whose sending failed is never used,
// and expires.

const verifyEmail: MailKind = {
  async address({ db, settings }, { userId }) {
    const reader = await findMailReader(db, userId)
    if (!reader || reader.isVerified) return null
    const token = await issueToken(db, { userId, kind: 'verify_email' })
    const link = `${settings.PUBLIC_URL}/auth/verify-email?token=${encodeURIComponent(token)}`
    return { reader, words: words.verify_email, link }
  },
}

const resetPassword: MailKind = {
  async address({ db, settings }, { userId }) {
    const reader = await findMailReader(db, userId)
    if (!reader) return null
    const token = await issueToken(db, { userId, kind: 'reset_password' })
    const link = `${settings.PUBLIC_URL}/auth/reset-password?token=${encodeURIComponent(token)}`
    return { reader, words: words.reset_password, link }
  },
}

const accountReady: MailKind = {
  async address({ db, settings }, { userId }) {
    const reader = await findMailReader(db, userId)
    return reader && { reader, words: words.account_ready, link: `${settings.PUBLIC_URL}/` }
  },
}

const passwordGuessed: MailKind = {
  async address({ db, settings }, { userId }) {
    const reader = await findMailReader(db, userId)
    return reader && { reader, words: words.password_guessed, link: `${settings.PUBLIC_URL}/` }
  },
}

const passwordChanged: MailKind = {
  async address({ db, settings }, { userId }) {
    const reader = await findMailReader(db, userId)
    return reader && { reader, words: words.password_changed, link: `${settings.PUBLIC_URL}/auth` }
  },
}

/** What changed how one signs in, and leads to where that is seen. */
const singleSignOn = (kind: 'single_sign_on_linked' | 'single_sign_on_unlinked'): MailKind => ({
  async address({ db, settings }, { userId }) {
    const reader = await findMailReader(db, userId)
    return reader && { reader, words: words[kind], link: `${settings.PUBLIC_URL}/konto` }
  },
})

const newBrowser: MailKind<Extract<AccountMailOrder, { kind: 'new_browser' }>> = {
  async address({ db, settings }, { userId, device }) {
    const reader = await findMailReader(db, userId)
    if (!reader) return null
    const { browser, system, network } = device
    return {
      reader,
      words: words.new_browser,
      link: `${settings.PUBLIC_URL}/konto`,
      foreignValues: { browser: [browser, system].filter(Boolean).join(', ') || '?', network },
    }
  },
}

/** The mails about an account, for the work that sends mails. */
export const accountMails = {
  verify_email: verifyEmail,
  reset_password: resetPassword,
  account_ready: accountReady,
  password_guessed: passwordGuessed,
  password_changed: passwordChanged,
  single_sign_on_linked: singleSignOn('single_sign_on_linked'),
  single_sign_on_unlinked: singleSignOn('single_sign_on_unlinked'),
  new_browser: newBrowser,
} satisfies Record<AccountMailOrder['kind'], MailKind>
