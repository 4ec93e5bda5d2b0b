import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'

/** Source: docs/specification/operation.md#mails */
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
        'The password of your Bildwort account was reset. All sessions have ended, and all access tokens are revoked.{{goesOn}} If this was you, you don’t need to do anything else.',
      button: 'Sign in',
      after:
        'If it wasn’t, please set a new one now with “Forgot your password?” and remove anything you don’t recognise.',
    },
  },
} as const satisfies Record<string, Record<UiLanguage, MailWords>>

/** What a reset does not change. */
export const goesOnWords = {
  lead: { de: 'Weiter gelten', en: 'Still valid' },
  passkeys: { de: 'Passkeys', en: 'passkeys' },
  singleSignOn: { de: 'Einmalanmeldung', en: 'single sign-on' },
  webhooks: { de: 'Webhooks', en: 'webhooks' },
  links: { de: 'Links zu Ergebnissen', en: 'links to results' },
} as const satisfies Record<string, Record<UiLanguage, string>>
