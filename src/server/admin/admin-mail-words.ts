import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'

const switchOff = {
  de: 'Solche E-Mails schalten Sie im Profil ab.',
  en: 'You can turn off emails like this in your profile.',
}
const assign = { de: 'Schlüssel zuweisen', en: 'Assign keys' }
const afterWaiting = {
  de: `Die nächste E-Mail dazu kommt frühestens in einer Stunde. ${switchOff.de}`,
  en: `You’ll get the next email about this in an hour at the earliest. ${switchOff.en}`,
}

const mails = {
  user_waiting: {
    de: {
      subject: '1 Benutzer wartet auf einen Schlüssel',
      before: 'bei Bildwort wartet 1 Benutzer auf einen KI-Schlüssel: {{names}}.',
      button: assign.de,
      after: afterWaiting.de,
    },
    en: {
      subject: '1 user is waiting for a key',
      before: '1 user is waiting for an AI key: {{names}}.',
      button: assign.en,
      after: afterWaiting.en,
    },
  },
  users_waiting: {
    de: {
      subject: '{{count}} Benutzer warten auf einen Schlüssel',
      before: 'bei Bildwort warten {{count}} Benutzer auf einen KI-Schlüssel: {{names}}{{andMore}}.',
      button: assign.de,
      after: afterWaiting.de,
    },
    en: {
      subject: '{{count}} users are waiting for a key',
      before: '{{count}} users are waiting for an AI key: {{names}}{{andMore}}.',
      button: assign.en,
      after: afterWaiting.en,
    },
  },
  key_refused: {
    de: {
      subject: 'KI-Schlüssel abgelehnt: {{keyName}}',
      before:
        'der KI-Dienst hat den Schlüssel {{keyName}} ({{owner}}) abgelehnt. Er wird nicht mehr verwendet, bis er ersetzt oder erfolgreich getestet ist.',
      button: 'Schlüssel ansehen',
      after: switchOff.de,
    },
    en: {
      subject: 'AI key refused: {{keyName}}',
      before:
        'The AI service refused the key {{keyName}} ({{owner}}). It won’t be used again until it is replaced or tested successfully.',
      button: 'View keys',
      after: switchOff.en,
    },
  },
} as const satisfies Record<string, Record<UiLanguage, MailWords>>

/** Source: docs/specification/operation.md#mails */
export const adminMailWords = {
  ...mails,
  andMore: { de: ', und {{count}} weitere', en: ', and {{count}} more' },
} as const
