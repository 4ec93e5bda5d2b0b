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
      subject: 'A webhook was turned off',
      before:
        'Your webhook to {{host}} was turned off: the receiver accepted no message for five days, or asked for no more. Nothing is sent to it any more.',
      button: 'View webhooks',
      after: 'Once the receiver is back, turn the webhook on there; you can also send missed messages again.',
    },
  },
  token_created: {
    de: {
      subject: 'Neues Zugangstoken',
      before:
        'für Ihr Konto bei Bildwort wurde das Zugangstoken {{name}} ({{start}}…) angelegt. Waren Sie das, brauchen Sie nichts zu tun.',
      button: 'Zugänge ansehen',
      after:
        'Waren Sie es nicht, widerrufen Sie es bitte dort und ändern Sie Ihr Passwort: Jemand war in Ihrem Konto angemeldet.',
    },
    en: {
      subject: 'New access token',
      before:
        'The access token {{name}} ({{start}}…) was created for your Bildwort account. If this was you, you don’t need to do anything.',
      button: 'View access tokens',
      after:
        'If it wasn’t, please revoke it there and change your password: someone was signed in to your account.',
    },
  },
  token_expiring: {
    de: {
      subject: 'Ein Zugangstoken läuft in 7 Tagen ab',
      before:
        'das Zugangstoken {{name}} ({{start}}…) Ihres Kontos bei Bildwort läuft in 7 Tagen ab. Programme, die es verwenden, werden dann abgewiesen.',
      button: 'Neues Token anlegen',
    },
    en: {
      subject: 'An access token expires in 7 days',
      before:
        'The access token {{name}} ({{start}}…) of your Bildwort account expires in 7 days. Programs that use it will then be refused.',
      button: 'Create new token',
    },
  },
} as const satisfies Record<string, Record<UiLanguage, MailWords>>
