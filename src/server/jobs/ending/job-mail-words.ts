import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'
import type { JobMailOrder } from './order-job-mail.ts'

const switchOff = {
  de: 'E-Mails zum Ende von Aufträgen können Sie in Ihrem Profil abschalten.',
  en: 'You can turn off emails about finished jobs in your profile.',
}

/** Source: docs/specification/operation.md#mails */
export const jobMailWords = {
  job_finished: {
    de: {
      subject: 'Ihre Bilder sind beschrieben: {{filename}}',
      before: 'Ihr Auftrag {{filename}} ist abgeschlossen. Beschriebene Bilder: {{succeeded}} von {{total}}.',
      button: 'Ergebnisse ansehen',
      after: switchOff.de,
    },
    en: {
      subject: 'Your images are described: {{filename}}',
      before: 'Your job {{filename}} is complete. Images described: {{succeeded}} of {{total}}.',
      button: 'View results',
      after: switchOff.en,
    },
  },
  job_stopped: {
    de: {
      subject: 'Ihr Auftrag wurde gestoppt: {{filename}}',
      before: 'Ihr Auftrag {{filename}} wurde gestoppt. Beschriebene Bilder: {{succeeded}} von {{total}}.',
      button: 'Auftrag ansehen',
      after: switchOff.de,
    },
    en: {
      subject: 'Your job was stopped: {{filename}}',
      before: 'Your job {{filename}} was stopped. Images described: {{succeeded}} of {{total}}.',
      button: 'View job',
      after: switchOff.en,
    },
  },
  job_failed: {
    de: {
      subject: 'Ihr Auftrag ist fehlgeschlagen: {{filename}}',
      before:
        'Ihr Auftrag {{filename}} ist fehlgeschlagen. {{reason}} Beschriebene Bilder: {{succeeded}} von {{total}}.',
      button: 'Auftrag ansehen',
      after: switchOff.de,
    },
    en: {
      subject: 'Your job failed: {{filename}}',
      before: 'Your job {{filename}} failed. {{reason}} Images described: {{succeeded}} of {{total}}.',
      button: 'View job',
      after: switchOff.en,
    },
  },
} as const satisfies Record<JobMailOrder['kind'], Record<UiLanguage, MailWords>>

/** The same if texts wait for review: then reviewing is the reader's next step. */
export function withReview(words: Record<UiLanguage, MailWords>): Record<UiLanguage, MailWords> {
  return {
    de: {
      ...words.de,
      before: `${words.de.before} Zu prüfende Texte: {{toReview}}.`,
      button: 'Texte prüfen',
    },
    en: {
      ...words.en,
      before: `${words.en.before} Texts to review: {{toReview}}.`,
      button: 'Review texts',
    },
  }
}
