import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'
import type { AccountMailOrder } from './order-account-mail.ts'

/** Source: docs/specification.md#mails */
export const accountMailWords = {
  verify_email: {
    de: {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      before:
        'mit dieser Adresse wurde bei Bildwort ein Konto angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört. Der Link gilt 24 Stunden.',
      button: 'Adresse bestätigen',
      after: 'Wenn Sie kein Konto angelegt haben, brauchen Sie nichts zu tun.',
    },
    en: {
      subject: 'Please confirm your e-mail address',
      before:
        'An account was made at Bildwort with this address. Please confirm that it is yours. The link works for 24 hours.',
      button: 'Confirm the address',
      after: 'If you did not make an account, there is nothing to do.',
    },
  },
  reset_password: {
    de: {
      subject: 'Neues Passwort festlegen',
      before:
        'für Ihr Konto bei Bildwort wurde ein neues Passwort angefordert. Der Link gilt eine Stunde lang, für ein Mal.',
      button: 'Neues Passwort festlegen',
      after: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr bisheriges Passwort gilt weiter.',
    },
    en: {
      subject: 'Set a new password',
      before: 'A new password was requested for your account at Bildwort. The link works for one hour, once.',
      button: 'Set a new password',
      after: 'If that was not you, there is nothing to do: your present password stays valid.',
    },
  },
  account_ready: {
    de: {
      subject: 'Ihr Konto ist bereit',
      before:
        'ein Administrator hat Ihrem Konto bei Bildwort einen KI-Schlüssel zugewiesen. Sie können jetzt Bilder beschreiben lassen.',
      button: 'Bildwort öffnen',
    },
    en: {
      subject: 'Your account is ready',
      before:
        'An administrator has assigned an AI key to your account at Bildwort. You can have images described now.',
      button: 'Open Bildwort',
    },
  },
  password_guessed: {
    de: {
      subject: 'Viele falsche Passwörter bei Ihrem Konto',
      before:
        'bei Ihrem Konto bei Bildwort wurde in einer Stunde mehr als 30-mal ein falsches Passwort eingegeben. Waren Sie das nicht, rät jemand. Ihr Konto bleibt offen: In einem Browser, in dem Sie schon angemeldet waren, melden Sie sich an wie immer, in einem neuen kann es eine Minute dauern.',
      button: 'Bildwort öffnen',
      after:
        'Ist Ihr Passwort lang und nur für Bildwort, brauchen Sie nichts zu tun. Sonst ändern Sie es bitte im Profil oder mit „Passwort vergessen?“. Diese E-Mail kommt höchstens einmal am Tag.',
    },
    en: {
      subject: 'Many wrong passwords for your account',
      before:
        'A wrong password was entered more than 30 times within an hour for your account at Bildwort. If that was not you, somebody is guessing. Your account stays open: in a browser in which you were signed in before you sign in as always, in a new one it may take a minute.',
      button: 'Open Bildwort',
      after:
        'If your password is long and used for Bildwort alone, there is nothing to do. Otherwise please change it in your profile or with “Forgot password?”. This mail comes once a day at most.',
    },
  },
  password_changed: {
    de: {
      subject: 'Ihr Passwort wurde geändert',
      before:
        'das Passwort Ihres Kontos bei Bildwort wurde geändert. Alle anderen Sitzungen sind beendet. Waren Sie das, brauchen Sie nichts zu tun.',
      button: 'Anmelden',
      after: 'Waren Sie es nicht, legen Sie bitte gleich mit „Passwort vergessen?“ ein neues fest.',
    },
    en: {
      subject: 'Your password was changed',
      before:
        'The password of your account at Bildwort was changed. All other sessions have ended. If that was you, there is nothing to do.',
      button: 'Sign in',
      after: 'If it was not, please set a new one at once with “Forgot password?”.',
    },
  },
  single_sign_on_linked: {
    de: {
      subject: 'Ihr Konto ist mit der Einmalanmeldung verbunden',
      before:
        'Ihr Konto bei Bildwort wurde mit der Einmalanmeldung verbunden: Wer sich dort anmeldet, kommt ohne Passwort hinein. Waren Sie das, brauchen Sie nichts zu tun.',
      button: 'Sicherheit ansehen',
      after: 'Waren Sie es nicht, trennen Sie bitte dort die Verbindung und ändern Sie Ihr Passwort.',
    },
    en: {
      subject: 'Your account is linked to single sign-on',
      before:
        'Your account at Bildwort was linked to single sign-on: whoever signs in there gets in without a password. If that was you, there is nothing to do.',
      button: 'Look at security',
      after: 'If it was not, please unlink it there and change your password.',
    },
  },
  single_sign_on_unlinked: {
    de: {
      subject: 'Ihr Konto ist von der Einmalanmeldung getrennt',
      before:
        'Ihr Konto bei Bildwort wurde von der Einmalanmeldung getrennt. Sie melden sich jetzt mit dem Passwort an. Waren Sie das, brauchen Sie nichts zu tun.',
      button: 'Sicherheit ansehen',
      after: 'Waren Sie es nicht, ändern Sie bitte gleich Ihr Passwort.',
    },
    en: {
      subject: 'Your account is unlinked from single sign-on',
      before:
        'Your account at Bildwort was unlinked from single sign-on. You sign in with the password now. If that was you, there is nothing to do.',
      button: 'Look at security',
      after: 'If it was not, please change your password at once.',
    },
  },
  new_browser: {
    de: {
      subject: 'Anmeldung in einem neuen Browser',
      before:
        'bei Ihrem Konto bei Bildwort hat sich jemand in einem Browser angemeldet, den wir noch nicht kannten: {{browser}}, aus dem Netz {{network}}. Waren Sie das, brauchen Sie nichts zu tun.',
      button: 'Sitzungen ansehen',
      after:
        'Waren Sie es nicht, beenden Sie bitte dort die Sitzung und ändern Sie Ihr Passwort: Wer sich angemeldet hat, kennt es.',
    },
    en: {
      subject: 'Sign-in from a new browser',
      before:
        'Somebody signed in to your account at Bildwort in a browser that we did not know yet: {{browser}}, from the network {{network}}. If that was you, there is nothing to do.',
      button: 'Look at the sessions',
      after:
        'If it was not, please end the session there and change your password: whoever signed in knows it.',
    },
  },
} as const satisfies Record<AccountMailOrder['kind'], Record<UiLanguage, MailWords>>
