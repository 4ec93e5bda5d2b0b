import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'

/** Source: docs/specification/operation.md#mails */
export const addressMailWords = {
  confirm_new_address: {
    de: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      before:
        'für ein Konto bei Bildwort soll künftig diese E-Mail-Adresse gelten. Bitte bestätigen Sie, dass sie Ihnen gehört. Der Link gilt 24 Stunden.',
      button: 'Neue Adresse bestätigen',
      after: 'Haben Sie das nicht gewünscht, brauchen Sie nichts zu tun: Dann ändert sich nichts.',
    },
    en: {
      subject: 'Please confirm your new email address',
      before:
        'Someone asked to use this email address for a Bildwort account. Please confirm that it is yours. The link is valid for 24 hours.',
      button: 'Confirm new address',
      after: 'If you did not ask for this, you don’t need to do anything: nothing will change.',
    },
  },
  agree_to_address: {
    de: {
      subject: 'Soll Ihr Konto eine andere E-Mail-Adresse bekommen?',
      before:
        'für Ihr Konto bei Bildwort soll künftig die Adresse {{address}} gelten und diese hier nicht mehr. Das geschieht erst, wenn Sie hier zustimmen und die neue Adresse bestätigt ist. Der Link gilt 24 Stunden.',
      button: 'Zustimmen oder ablehnen',
      after:
        'Waren Sie das nicht, kennt jemand Ihr Passwort: Öffnen Sie bitte den Link, lehnen Sie ab und legen Sie danach ein neues Passwort fest.',
    },
    en: {
      subject: 'Change the email address of your account?',
      before:
        'Someone asked to change the address of your Bildwort account from this one to {{address}}. That happens only if you agree here and the new address is confirmed. The link is valid for 24 hours.',
      button: 'Agree or refuse',
      after:
        'If this wasn’t you, someone knows your password: please open the link, refuse, and then set a new password.',
    },
  },
  /** To the owner of an address that another account asked for. */
  address_wanted: {
    de: {
      subject: 'Diese E-Mail-Adresse gehört schon zu einem Konto',
      before:
        'jemand wollte diese E-Mail-Adresse für ein anderes Konto bei Bildwort verwenden. Sie gehört schon zu Ihrem Konto und bleibt dort; es hat sich nichts geändert.',
      button: 'Bildwort öffnen',
      after:
        'Waren Sie das selbst, nehmen Sie bitte eine andere Adresse oder löschen Sie zuerst das Konto, das diese hat.',
    },
    en: {
      subject: 'This email address already belongs to an account',
      before:
        'Someone tried to use this email address for another Bildwort account. It belongs to your account and stays there; nothing has changed.',
      button: 'Open Bildwort',
      after: 'If this was you, please use another address, or first delete the account that has this one.',
    },
  },
  address_changed: {
    de: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      before:
        'diese E-Mail-Adresse gilt jetzt für Ihr Konto bei Bildwort: für die Anmeldung und für alle E-Mails. Wo Sie angemeldet sind, bleiben Sie es.',
      button: 'Konto ansehen',
    },
    en: {
      subject: 'Your email address was changed',
      before:
        'This is now the email address of your Bildwort account, for signing in and for all emails. You stay signed in.',
      button: 'View account',
    },
  },
  address_left: {
    de: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      before:
        'für Ihr Konto bei Bildwort gilt jetzt die Adresse {{address}}. An diese hier schreiben wir nicht mehr, und mit ihr kann sich niemand mehr anmelden.',
      button: 'Bildwort öffnen',
      after:
        'Wollten Sie das nicht, wenden Sie sich bitte gleich an den Betreiber: Er kann die Adresse zurückstellen.',
    },
    en: {
      subject: 'Your email address was changed',
      before:
        'The address of your Bildwort account is now {{address}}. We no longer write to this one, and it can no longer be used to sign in.',
      button: 'Open Bildwort',
      after: 'If you did not want this, please tell the operator now: they can restore the address.',
    },
  },
} as const satisfies Record<string, Record<UiLanguage, MailWords>>
