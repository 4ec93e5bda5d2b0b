import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'
import type { JobMailOrder } from './order-job-mail.ts'

const switchOff = {
  de: 'E-Mails zum Ende von Aufträgen können Sie in Ihrem Profil abschalten.',
  en: 'You can switch off mails about the end of jobs in your profile.',
}

/** Source: docs/specification.md#mails */
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
      button: 'View the results',
      after: switchOff.en,
    },
  },
  job_stopped: {
    de: {
      subject: 'Ihr Auftrag ist gestoppt: {{filename}}',
      before: 'Ihr Auftrag {{filename}} ist gestoppt. Beschriebene Bilder: {{succeeded}} von {{total}}.',
      button: 'Auftrag ansehen',
      after: switchOff.de,
    },
    en: {
      subject: 'Your job was stopped: {{filename}}',
      before: 'Your job {{filename}} was stopped. Images described: {{succeeded}} of {{total}}.',
      button: 'View the job',
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
      subject: 'Your job has failed: {{filename}}',
      before: 'Your job {{filename}} has failed. {{reason}} Images described: {{succeeded}} of {{total}}.',
      button: 'View the job',
      after: switchOff.en,
    },
  },
} as const satisfies Record<JobMailOrder['kind'], Record<UiLanguage, MailWords>>

/** The same if texts wait for review: then reviewing is the reader's next step. */
export function withReview(words: Record<UiLanguage, MailWords>): Record<UiLanguage, MailWords> {
  return {
    de: {
      ...words.de,
      before: `${words.de.before} Einen zweiten Blick brauchen: {{toReview}}.`,
      button: '{{toReview}} ansehen',
    },
    en: {
      ...words.en,
      before: `${words.en.before} To be looked at again: {{toReview}}.`,
      button: 'Look at {{toReview}}',
    },
  }
}
