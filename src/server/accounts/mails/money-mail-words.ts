import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'

const switchOff = {
  de: 'Solche E-Mails schalten Sie im Profil ab.',
  en: 'You can switch mails like this off in your profile.',
}

/** Source: docs/specification.md#mails */
export const moneyMailWords = {
  low_balance: {
    de: {
      subject: 'Ihr Guthaben ist niedrig: {{balance}}',
      before:
        'Ihr Guthaben bei Bildwort ist unter {{threshold}} gefallen: Es sind noch {{balance}}. Die nächste E-Mail dazu kommt erst, wenn es wieder darüber war.',
      button: 'Guthaben aufladen',
      after: `Unter welchem Betrag wir Ihnen schreiben, ändern Sie unter „Konto und Sicherheit“. ${switchOff.de}`,
    },
    en: {
      subject: 'Your credit is low: {{balance}}',
      before:
        'Your credit at Bildwort has fallen below {{threshold}}: {{balance}} are left. The next mail about it comes only after it was above that again.',
      button: 'Add credit',
      after: `You change below which sum we write to you under “Account and security”. ${switchOff.en}`,
    },
  },
  limit_near: {
    de: {
      subject: '80 % Ihres Monatslimits sind erreicht',
      before:
        'von Ihrem Monatslimit von {{limit}} bei Bildwort sind in diesem Monat {{used}} ausgegeben oder für laufende Aufträge vorgemerkt. Übrig sind {{left}}.',
      button: 'Limit ansehen',
      after: switchOff.de,
    },
    en: {
      subject: '80% of your monthly limit is reached',
      before:
        'Of your monthly limit of {{limit}} at Bildwort, {{used}} are spent this month or held for running jobs. {{left}} are left.',
      button: 'Look at the limit',
      after: switchOff.en,
    },
  },
  limit_reached: {
    de: {
      subject: 'Ihr Monatslimit ist erreicht',
      before:
        'von Ihrem Monatslimit von {{limit}} bei Bildwort sind in diesem Monat {{used}} ausgegeben oder für laufende Aufträge vorgemerkt. Was übrig ist ({{left}}), reicht für kein Bild mehr. Neu gezählt wird ab dem {{newMonthOn}}.',
      button: 'Limit ansehen',
      after: switchOff.de,
    },
    en: {
      subject: 'Your monthly limit is reached',
      before:
        'Of your monthly limit of {{limit}} at Bildwort, {{used}} are spent this month or held for running jobs. What is left ({{left}}) pays for no further image. Counting begins anew on {{newMonthOn}}.',
      button: 'Look at the limit',
      after: switchOff.en,
    },
  },
} as const satisfies Record<string, Record<UiLanguage, MailWords>>
