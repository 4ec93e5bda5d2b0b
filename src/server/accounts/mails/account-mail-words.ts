import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'
import { apiMailWords } from './api-mail-words.ts'
import type { AccountMailOrder, AddressMailOrder, ResetMailOrder } from './order-account-mail.ts'
import { peopleMailWords } from './people-mail-words.ts'

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
  factor_added: {
    de: {
      subject: 'Ein zweiter Faktor wurde eingerichtet',
      before:
        'bei Ihrem Konto bei Bildwort wurde ein zweiter Faktor für die Anmeldung eingerichtet. Waren Sie das, brauchen Sie nichts zu tun.',
      button: 'Sicherheit ansehen',
      after:
        'Waren Sie es nicht, ändern Sie bitte gleich Ihr Passwort mit „Passwort vergessen?“ und wenden Sie sich an Ihren Administrator.',
    },
    en: {
      subject: 'A second factor was set up',
      before:
        'A second factor for signing in was set up for your account at Bildwort. If that was you, there is nothing to do.',
      button: 'Look at security',
      after:
        'If it was not, please change your password at once with “Forgot password?” and turn to your administrator.',
    },
  },
  factor_removed: {
    de: {
      subject: 'Ein zweiter Faktor wurde entfernt',
      before:
        'bei Ihrem Konto bei Bildwort wurde ein zweiter Faktor für die Anmeldung entfernt. Waren Sie das, brauchen Sie nichts zu tun.',
      button: 'Sicherheit ansehen',
      after:
        'Waren Sie es nicht, ändern Sie bitte gleich Ihr Passwort und beenden Sie alle anderen Sitzungen.',
    },
    en: {
      subject: 'A second factor was removed',
      before:
        'A second factor for signing in was removed from your account at Bildwort. If that was you, there is nothing to do.',
      button: 'Look at security',
      after: 'If it was not, please change your password at once and end all other sessions.',
    },
  },
  recovery_code_used: {
    de: {
      subject: 'Ein Wiederherstellungscode wurde benutzt',
      before:
        'bei Ihrem Konto bei Bildwort wurde ein Wiederherstellungscode statt des zweiten Faktors benutzt. Er gilt nicht mehr. Waren Sie das, brauchen Sie nichts zu tun.',
      button: 'Sicherheit ansehen',
      after:
        'Waren Sie es nicht, ändern Sie bitte gleich Ihr Passwort, beenden Sie alle anderen Sitzungen und erzeugen Sie neue Codes.',
    },
    en: {
      subject: 'A recovery code was used',
      before:
        'A recovery code was used for your account at Bildwort in place of the second factor. It works no more. If that was you, there is nothing to do.',
      button: 'Look at security',
      after:
        'If it was not, please change your password at once, end all other sessions, and make new codes.',
    },
  },
  factors_reset: {
    de: {
      subject: 'Ihre zweiten Faktoren wurden zurückgesetzt',
      before:
        'der Betreiber hat bei Ihrem Konto bei Bildwort alle zweiten Faktoren und Wiederherstellungscodes entfernt. Ihre Sitzungen sind beendet. Haben Sie darum gebeten, melden Sie sich neu an und richten Sie den zweiten Faktor wieder ein.',
      button: 'Anmelden',
      after: 'Haben Sie nicht darum gebeten, wenden Sie sich bitte an Ihren Administrator.',
    },
    en: {
      subject: 'Your second factors were reset',
      before:
        'The operator has removed all second factors and recovery codes from your account at Bildwort. Your sessions have ended. If you asked for it, sign in again and set the second factor up anew.',
      button: 'Sign in',
      after: 'If you did not ask for it, please turn to your administrator.',
    },
  },
  code_guessed: {
    de: {
      subject: 'Jemand kennt Ihr Passwort',
      before:
        'bei Ihrem Konto bei Bildwort wurde mehrmals das richtige Passwort und danach ein falscher Code eingegeben. Waren Sie das nicht, kennt jemand Ihr Passwort; der zweite Faktor hat ihn aufgehalten.',
      button: 'Bildwort öffnen',
      after: 'Ändern Sie dann bitte gleich Ihr Passwort. Diese E-Mail kommt höchstens einmal am Tag.',
    },
    en: {
      subject: 'Somebody knows your password',
      before:
        'The right password and then a wrong code were entered several times for your account at Bildwort. If that was not you, somebody knows your password; the second factor has stopped them.',
      button: 'Open Bildwort',
      after: 'Please change your password at once then. This mail comes once a day at most.',
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
  passkey_added: {
    de: {
      subject: 'Ein Passkey wurde hinzugefügt',
      before:
        'zu Ihrem Konto bei Bildwort wurde ein Passkey hinzugefügt. Mit ihm kann man sich ohne Passwort anmelden. Waren Sie das, brauchen Sie nichts zu tun.',
      button: 'Passkeys ansehen',
      after:
        'Waren Sie es nicht, entfernen Sie ihn bitte dort, beenden Sie alle anderen Sitzungen und ändern Sie Ihr Passwort.',
    },
    en: {
      subject: 'A passkey was added',
      before:
        'A passkey was added to your account at Bildwort. It signs somebody in without a password. If that was you, there is nothing to do.',
      button: 'Look at the passkeys',
      after: 'If it was not, please remove it there, end all other sessions and change your password.',
    },
  },
  ...apiMailWords,
  ...peopleMailWords,
} as const satisfies Record<
  Exclude<AccountMailOrder, AddressMailOrder | ResetMailOrder>['kind'],
  Record<UiLanguage, MailWords>
>
