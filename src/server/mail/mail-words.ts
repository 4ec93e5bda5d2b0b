import type { UiLanguage } from '#contract/languages.ts'
import type { MailOrder } from './order-mail.ts'

/** A kind of mail: what it is about, what stands before its button, on it, and after it. */
export interface MailWords {
  subject: string
  before: string
  button: string
  after?: string
}

const switchOff = {
  de: 'E-Mails zum Ende von Aufträgen können Sie in Ihrem Profil abschalten.',
  en: 'You can switch off mails about the end of jobs in your profile.',
}

/** What each kind of mail says. `{{name}}` stands for a value. Source: docs/specification.md#mails */
export const mailWords = {
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
  job_finished: {
    de: {
      subject: 'Ihre Bilder sind beschrieben: {{filename}}',
      before:
        'Ihr Auftrag „{{filename}}“ ist abgeschlossen. Beschriebene Bilder: {{succeeded}} von {{total}}.',
      button: 'Ergebnisse ansehen',
      after: switchOff.de,
    },
    en: {
      subject: 'Your images are described: {{filename}}',
      before: 'Your job “{{filename}}” is complete. Images described: {{succeeded}} of {{total}}.',
      button: 'View the results',
      after: switchOff.en,
    },
  },
  job_stopped: {
    de: {
      subject: 'Ihr Auftrag ist gestoppt: {{filename}}',
      before: 'Ihr Auftrag „{{filename}}“ ist gestoppt. Beschriebene Bilder: {{succeeded}} von {{total}}.',
      button: 'Auftrag ansehen',
      after: switchOff.de,
    },
    en: {
      subject: 'Your job was stopped: {{filename}}',
      before: 'Your job “{{filename}}” was stopped. Images described: {{succeeded}} of {{total}}.',
      button: 'View the job',
      after: switchOff.en,
    },
  },
  job_failed: {
    de: {
      subject: 'Ihr Auftrag ist fehlgeschlagen: {{filename}}',
      before:
        'Ihr Auftrag „{{filename}}“ ist fehlgeschlagen. {{reason}} Beschriebene Bilder: {{succeeded}} von {{total}}.',
      button: 'Auftrag ansehen',
      after: switchOff.de,
    },
    en: {
      subject: 'Your job has failed: {{filename}}',
      before: 'Your job “{{filename}}” has failed. {{reason}} Images described: {{succeeded}} of {{total}}.',
      button: 'View the job',
      after: switchOff.en,
    },
  },
} as const satisfies Record<MailOrder['kind'], Record<UiLanguage, MailWords>>

/** What every mail begins and ends with. */
export const mailFrame = {
  greeting: { de: 'Guten Tag {{username}},', en: 'Hello {{username}},' },
  greetingWithoutName: { de: 'Guten Tag,', en: 'Hello,' },
  closing: { de: 'Freundliche Grüße', en: 'Kind regards' },
  support: { de: 'Fragen beantworten wir gern unter', en: 'We are glad to answer questions at' },
} as const satisfies Record<string, Record<UiLanguage, string>>
