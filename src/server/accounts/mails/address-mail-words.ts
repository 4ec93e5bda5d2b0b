import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'

/** Source: docs/specification.md#mails */
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
      subject: 'Please confirm your new e-mail address',
      before:
        'This e-mail address is to become that of an account at Bildwort. Please confirm that it is yours. The link works for 24 hours.',
      button: 'Confirm the new address',
      after: 'If you did not ask for this, there is nothing to do: nothing changes then.',
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
      subject: 'Shall your account get another e-mail address?',
      before:
        'The address {{address}} is to become that of your account at Bildwort, in place of this one. That happens only when you agree here and the new address is confirmed. The link works for 24 hours.',
      button: 'Agree or refuse',
      after:
        'If that was not you, somebody knows your password: please open the link, refuse, and set a new password afterwards.',
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
      subject: 'This e-mail address belongs to an account already',
      before:
        'Somebody wanted to use this e-mail address for another account at Bildwort. It belongs to your account already and stays there; nothing has changed.',
      button: 'Open Bildwort',
      after: 'If that was you, please take another address, or delete the account that has this one first.',
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
      subject: 'Your e-mail address was changed',
      before:
        'This e-mail address is now that of your account at Bildwort: for signing in and for all e-mails. Where you are signed in you stay so.',
      button: 'Look at the account',
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
      subject: 'Your e-mail address was changed',
      before:
        'The address of your account at Bildwort is now {{address}}. We do not write to this one any more, and nobody can sign in with it.',
      button: 'Open Bildwort',
      after: 'If you did not want that, please tell the operator at once: they can set the address back.',
    },
  },
} as const satisfies Record<string, Record<UiLanguage, MailWords>>
