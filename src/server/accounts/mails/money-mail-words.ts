import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'

const switchOff = {
  de: 'Solche E-Mails schalten Sie im Profil ab.',
  en: 'You can turn off emails like this in your profile.',
}

/** Source: docs/specification/operation.md#mails */
export const moneyMailWords = {
  low_balance: {
    de: {
      subject: 'Ihr Guthaben ist niedrig: {{balance}}',
      before:
        'Ihr Guthaben bei Bildwort ist unter {{threshold}} gefallen: Es sind noch {{balance}}. Die nächste E-Mail dazu kommt erst, wenn es wieder darüber war.',
      button: 'Guthaben kaufen',
      after: `Den Betrag ändern Sie unter „Konto und Sicherheit“. ${switchOff.de}`,
    },
    en: {
      subject: 'Your credit is low: {{balance}}',
      before:
        'Your Bildwort credit has fallen below {{threshold}}: {{balance}} is left. You’ll get the next email about this only after it has been above that amount again.',
      button: 'Buy credit',
      after: `You can change this amount under “Account and security”. ${switchOff.en}`,
    },
  },
  limit_near: {
    de: {
      subject: '80\u00a0% Ihres Monatslimits sind erreicht',
      before:
        'von Ihrem Monatslimit von {{limit}} bei Bildwort sind in diesem Monat {{used}} ausgegeben oder für laufende Aufträge vorgemerkt. Übrig sind {{left}}.',
      button: 'Limit ansehen',
      after: switchOff.de,
    },
    en: {
      subject: 'You have reached 80% of your monthly limit',
      before:
        'You have spent {{used}} of your monthly Bildwort limit of {{limit}}, including amounts held for running jobs. {{left}} is left.',
      button: 'View limit',
      after: switchOff.en,
    },
  },
  limit_reached: {
    de: {
      subject: 'Ihr Monatslimit ist erreicht',
      before:
        'von Ihrem Monatslimit von {{limit}} bei Bildwort sind in diesem Monat {{used}} ausgegeben oder für laufende Aufträge vorgemerkt. Der Rest ({{left}}) reicht für kein Bild mehr. Der neue Monat beginnt am {{newMonthOn}}.',
      button: 'Limit ansehen',
      after: switchOff.de,
    },
    en: {
      subject: 'You have reached your monthly limit',
      before:
        'You have spent {{used}} of your monthly Bildwort limit of {{limit}}, including amounts held for running jobs. What is left ({{left}}) does not cover another image. The limit resets on {{newMonthOn}}.',
      button: 'View limit',
      after: switchOff.en,
    },
  },
} as const satisfies Record<string, Record<UiLanguage, MailWords>>
