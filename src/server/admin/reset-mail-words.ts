import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'

/** Source: docs/specification.md#mails */
export const resetMailWords = {
  password_was_reset: {
    de: {
      subject: 'Ihr Passwort wurde zurückgesetzt',
      before:
        'das Passwort Ihres Kontos bei Bildwort wurde zurückgesetzt. Alle Sitzungen sind beendet, alle Zugangstoken widerrufen.{{goesOn}} Waren Sie das, brauchen Sie nichts weiter zu tun.',
      button: 'Anmelden',
      after:
        'Waren Sie es nicht, legen Sie bitte gleich mit „Passwort vergessen?“ ein neues fest und entfernen Sie, was Sie nicht kennen.',
    },
    en: {
      subject: 'Your password was reset',
      before:
        'The password of your account at Bildwort was reset. All sessions have ended, and all access tokens are revoked.{{goesOn}} If that was you, there is nothing more to do.',
      button: 'Sign in',
      after:
        'If it was not, please set a new one at once with “Forgot password?”, and remove what you do not know.',
    },
  },
} as const satisfies Record<string, Record<UiLanguage, MailWords>>

/** What a reset does not change. */
export const goesOnWords = {
  lead: { de: 'Weiter gelten', en: 'These still work' },
  passkeys: { de: 'Passkeys', en: 'passkeys' },
  singleSignOn: { de: 'Einmalanmeldung', en: 'single sign-on' },
  webhooks: { de: 'Webhooks', en: 'webhooks' },
  links: { de: 'Links zu Ergebnissen', en: 'links to results' },
} as const satisfies Record<string, Record<UiLanguage, string>>
