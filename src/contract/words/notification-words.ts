import type { NotificationType } from '#contract/entities/notification.ts'
import type { UiLanguage } from '#contract/languages.ts'

type Said = Record<UiLanguage, string>
interface Words {
  title: Said
  message: Said
  /** Of a job of one image. */
  messageOfOne?: Said
}

/**
 * What each kind of notification says. `{{name}}` stands for a value of its details.
 * Source: docs/specification/screens.md#notifications
 */
export const notificationWords = {
  new_user_registered: {
    title: { de: 'Neue Registrierung', en: 'New registration' },
    message: {
      de: '{{username}} ({{email}}) hat sich registriert. Bitte weisen Sie in der Verwaltung einen API-Schlüssel zu.',
      en: '{{username}} ({{email}}) has registered. Please assign an API key in the admin panel.',
    },
  },
  account_ready: {
    title: { de: 'Ihr Konto ist bereit', en: 'Your account is ready' },
    message: {
      de: 'Ein Administrator hat Ihrem Konto einen KI-Schlüssel zugewiesen. Sie können jetzt Bilder beschreiben lassen.',
      en: 'An administrator has assigned an AI key to your account. You can describe images now.',
    },
  },
  job_finished: {
    title: { de: 'Auftrag abgeschlossen', en: 'Job completed' },
    message: {
      de: '{{filename}}: {{succeeded}} von {{total}} Bildern sind beschrieben.',
      en: '{{filename}}: {{succeeded}} of {{total}} images described.',
    },
    messageOfOne: {
      de: '{{filename}}: {{succeeded}} von 1 Bild ist beschrieben.',
      en: '{{filename}}: {{succeeded}} of 1 image described.',
    },
  },
  job_stopped: {
    title: { de: 'Auftrag gestoppt', en: 'Job stopped' },
    message: {
      de: '{{filename}}: {{succeeded}} von {{total}} Bildern sind beschrieben.',
      en: '{{filename}}: {{succeeded}} of {{total}} images described.',
    },
    messageOfOne: {
      de: '{{filename}}: {{succeeded}} von 1 Bild ist beschrieben.',
      en: '{{filename}}: {{succeeded}} of 1 image described.',
    },
  },
  job_failed: {
    title: { de: 'Auftrag fehlgeschlagen', en: 'Job failed' },
    message: { de: '{{filename}}: {{reason}}', en: '{{filename}}: {{reason}}' },
  },
  key_refused: {
    title: { de: 'KI-Schlüssel abgelehnt', en: 'AI key refused' },
    message: {
      de: 'Der KI-Dienst hat den Schlüssel {{keyName}} ({{owner}}) abgelehnt. Er wird nicht mehr verwendet, bis er ersetzt oder erfolgreich getestet ist.',
      en: 'The AI service refused the key {{keyName}} ({{owner}}). It won’t be used again until it is replaced or tested successfully.',
    },
  },
  no_global_key: {
    title: { de: 'Kein globaler Schlüssel', en: 'No global key' },
    message: {
      de: 'Neue Benutzer sollen den globalen Schlüssel bekommen, aber es ist keiner gesetzt. Sie warten, bis Sie ihnen einen Schlüssel zuweisen.',
      en: 'New users should get the global key, but none is set. They wait until you assign them a key.',
    },
  },
  purchase_credited: {
    title: { de: 'Guthaben gutgeschrieben', en: 'Credit added' },
    message: {
      de: 'Ihre Zahlung über {{amountCents}} ist eingegangen und Ihrem Guthaben gutgeschrieben.',
      en: 'Your payment of {{amountCents}} was received and added to your credit.',
    },
  },
  purchase_failed: {
    title: { de: 'Zahlung nicht eingegangen', en: 'Payment did not arrive' },
    message: {
      de: 'Ihre Zahlung über {{amountCents}} ist fehlgeschlagen. Ihr Guthaben ist unverändert.',
      en: 'Your payment of {{amountCents}} failed. Your credit is unchanged.',
    },
  },
  credit_adjusted: {
    title: { de: 'Guthaben angepasst', en: 'Credit adjusted' },
    message: {
      de: 'Ein Administrator hat Ihr Guthaben um {{changeCents}} geändert. Verfügbar sind jetzt {{balanceCents}}.',
      en: 'An administrator changed your credit by {{changeCents}}. You now have {{balanceCents}} available.',
    },
  },
} as const satisfies Record<NotificationType, Words>

/** In these sentences, where a key has no owner's name. */
export const globalKeyWords: Record<UiLanguage, string> = {
  de: 'der globale Schlüssel',
  en: 'the global key',
}
