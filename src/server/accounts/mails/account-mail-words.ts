import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'
import { apiMailWords } from './api-mail-words.ts'
import type { AccountMailOrder, AddressMailOrder, ResetMailOrder } from './order-account-mail.ts'
import { peopleMailWords } from './people-mail-words.ts'

/** Source: docs/specification/operation.md#mails */
export const accountMailWords = {
  verify_email: {
    de: {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      before:
        'mit dieser Adresse wurde bei Bildwort ein Konto angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört. Der Link gilt 24 Stunden.',
      button: 'Adresse bestätigen',
      after: 'Wenn Sie kein Konto angelegt haben, müssen Sie nichts tun.',
    },
    en: {
      subject: 'Please confirm your email address',
      before:
        'A Bildwort account was created with this address. Please confirm that it is yours. The link is valid for 24 hours.',
      button: 'Confirm address',
      after: 'If you did not create an account, you don’t need to do anything.',
    },
  },
  reset_password: {
    de: {
      subject: 'Neues Passwort festlegen',
      before:
        'für Ihr Konto bei Bildwort wurde ein neues Passwort angefordert. Der Link gilt eine Stunde und nur einmal.',
      button: 'Neues Passwort festlegen',
      after: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr bisheriges Passwort gilt weiter.',
    },
    en: {
      subject: 'Set a new password',
      before:
        'A new password was requested for your Bildwort account. The link is valid for one hour and works once.',
      button: 'Set a new password',
      after: 'If this wasn’t you, you don’t need to do anything: your current password stays valid.',
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
        'An administrator has assigned an AI key to your Bildwort account. You can describe images now.',
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
        'A wrong password was entered for your Bildwort account more than 30 times within an hour. If this wasn’t you, someone is guessing. Your account stays open: in browsers you have used before, sign in as usual; in a new one, it may take a minute.',
      button: 'Open Bildwort',
      after:
        'If your password is long and used only for Bildwort, you don’t need to do anything. Otherwise please change it in your profile or with “Forgot your password?”. You get this email at most once a day.',
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
        'The password of your Bildwort account was changed. All other sessions have ended. If this was you, you don’t need to do anything.',
      button: 'Sign in',
      after: 'If it wasn’t, please set a new one now with “Forgot your password?”.',
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
        'A second factor for signing in was set up for your Bildwort account. If this was you, you don’t need to do anything.',
      button: 'View security',
      after:
        'If it wasn’t, please change your password now with “Forgot your password?” and contact your administrator.',
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
        'A second factor for signing in was removed from your Bildwort account. If this was you, you don’t need to do anything.',
      button: 'View security',
      after: 'If it wasn’t, please change your password now and end all other sessions.',
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
        'A recovery code was used for your Bildwort account instead of the second factor. It no longer works. If this was you, you don’t need to do anything.',
      button: 'View security',
      after: 'If it wasn’t, please change your password now, end all other sessions and generate new codes.',
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
        'The operator has removed all second factors and recovery codes from your Bildwort account. Your sessions have ended. If you asked for this, sign in and set up your second factor again.',
      button: 'Sign in',
      after: 'If you did not ask for this, please contact your administrator.',
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
      subject: 'Someone knows your password',
      before:
        'The correct password followed by a wrong code was entered several times for your Bildwort account. If this wasn’t you, someone knows your password; the second factor stopped them.',
      button: 'Open Bildwort',
      after: 'Please change your password now in that case. You get this email at most once a day.',
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
        'Your Bildwort account was linked to single sign-on: you can now sign in there without a password. If this was you, you don’t need to do anything.',
      button: 'View security',
      after: 'If it wasn’t, please unlink it there and change your password.',
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
        'Your Bildwort account was unlinked from single sign-on. You now sign in with your password. If this was you, you don’t need to do anything.',
      button: 'View security',
      after: 'If it wasn’t, please change your password now.',
    },
  },
  new_browser: {
    de: {
      subject: 'Anmeldung in einem neuen Browser',
      before:
        'bei Ihrem Konto bei Bildwort hat sich jemand in einem Browser angemeldet, den wir noch nicht kannten: {{browser}}, aus dem Netz {{network}}. Waren Sie das, brauchen Sie nichts zu tun.',
      button: 'Sitzungen ansehen',
      after:
        'Waren Sie es nicht, beenden Sie bitte dort die Sitzung und ändern Sie Ihr Passwort: Jemand kennt es.',
    },
    en: {
      subject: 'Sign-in from a new browser',
      before:
        'Someone signed in to your Bildwort account from a new browser: {{browser}}, from the network {{network}}. If this was you, you don’t need to do anything.',
      button: 'View sessions',
      after: 'If it wasn’t, please end the session there and change your password: someone knows it.',
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
        'A passkey was added to your Bildwort account. It allows signing in without a password. If this was you, you don’t need to do anything.',
      button: 'View passkeys',
      after: 'If it wasn’t, please remove it there, end all other sessions and change your password.',
    },
  },
  ...apiMailWords,
  ...peopleMailWords,
} as const satisfies Record<
  Exclude<AccountMailOrder, AddressMailOrder | ResetMailOrder>['kind'],
  Record<UiLanguage, MailWords>
>
