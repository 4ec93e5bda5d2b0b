import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'

/** Mails about API tokens and webhooks. */
export const apiMailWords = {
  webhook_off: {
    de: {
      subject: 'Ein Webhook wurde abgeschaltet',
      before:
        'Ihr Webhook an {{host}} wurde abgeschaltet: Der Empfänger hat fünf Tage lang keine Nachricht angenommen, oder er hat gesagt, dass er keine mehr will. An ihn wird nichts mehr gesendet.',
      button: 'Webhooks ansehen',
      after:
        'Ist der Empfänger wieder da, schalten Sie den Webhook dort ein; was ausgefallen ist, können Sie von dort noch einmal senden.',
    },
    en: {
      subject: 'A webhook was switched off',
      before:
        'Your webhook to {{host}} was switched off: its receiver has not taken a message for five days, or said that it wants no more. Nothing is sent to it any more.',
      button: 'Look at the webhooks',
      after:
        'Once the receiver is back, switch the webhook on there; what was missed can be sent again from there.',
    },
  },
  token_created: {
    de: {
      subject: 'Neues Zugangstoken',
      before:
        'für Ihr Konto bei Bildwort wurde das Zugangstoken {{name}} ({{start}}…) angelegt. Waren Sie das, brauchen Sie nichts zu tun.',
      button: 'Zugänge ansehen',
      after:
        'Waren Sie es nicht, widerrufen Sie es bitte dort und ändern Sie Ihr Passwort: Wer es angelegt hat, war in Ihrem Konto angemeldet.',
    },
    en: {
      subject: 'New access token',
      before:
        'The access token {{name}} ({{start}}…) was created for your account at Bildwort. If that was you, there is nothing to do.',
      button: 'Look at the accesses',
      after:
        'If it was not, please revoke it there and change your password: whoever created it was signed in to your account.',
    },
  },
  token_expiring: {
    de: {
      subject: 'Ein Zugangstoken läuft in 7 Tagen ab',
      before:
        'das Zugangstoken {{name}} ({{start}}…) Ihres Kontos bei Bildwort läuft in 7 Tagen ab. Was es benutzt, wird danach abgewiesen.',
      button: 'Neues Token anlegen',
    },
    en: {
      subject: 'An access token expires in 7 days',
      before:
        'The access token {{name}} ({{start}}…) of your account at Bildwort expires in 7 days. Whatever uses it is refused after that.',
      button: 'Create a new token',
    },
  },
} as const satisfies Record<string, Record<UiLanguage, MailWords>>
