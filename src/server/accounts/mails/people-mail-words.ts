import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'

/** Mails about administrators' actions on an account, and invitations. Source: docs/specification/operation.md#mails */
export const peopleMailWords = {
  invitation: {
    de: {
      subject: 'Einladung zu Bildwort',
      before:
        'Sie sind zu Bildwort eingeladen: Es schreibt Alternativtexte, Beschreibungen und Schlagwörter zu den Bildern Ihrer Website. Über den Link legen Sie Ihr Konto an. Er gilt sieben Tage, einmal und nur für diese Adresse.',
      button: 'Konto anlegen',
      after: 'Haben Sie keine Einladung erwartet, müssen Sie nichts tun.',
    },
    en: {
      subject: 'Invitation to Bildwort',
      before:
        'You’re invited to use Bildwort. It writes alt texts, descriptions and keywords for the images on your website. Use the link to create your account. It is valid for seven days, works once, and only for this address.',
      button: 'Create account',
      after: 'If you weren’t expecting this, you can ignore this email.',
    },
  },
  account_suspended: {
    de: {
      subject: 'Ihr Konto ist gesperrt',
      before:
        'ein Administrator hat Ihr Konto bei Bildwort gesperrt. Sie sind überall abgemeldet und können sich nicht anmelden. Aufträge, die schon liefen, gehen zu Ende; Links, mit denen Sie Ergebnisse geteilt haben, zeigen solange nichts.',
      button: 'Bildwort öffnen',
      after: 'Ihre Ergebnisse und Ihr Guthaben bleiben erhalten.',
    },
    en: {
      subject: 'Your account is suspended',
      before:
        'An administrator has suspended your Bildwort account. You are signed out everywhere and cannot sign in. Running jobs finish; links to shared results show nothing in the meantime.',
      button: 'Open Bildwort',
      after: 'Your results and your credit are kept.',
    },
  },
  suspension_lifted: {
    de: {
      subject: 'Ihr Konto ist wieder offen',
      before:
        'ein Administrator hat die Sperre Ihres Kontos bei Bildwort aufgehoben. Sie können sich wieder anmelden, mit demselben Passwort wie vorher.',
      button: 'Bildwort öffnen',
    },
    en: {
      subject: 'Your account is active again',
      before:
        'An administrator has lifted the suspension of your Bildwort account. You can sign in again with the same password as before.',
      button: 'Open Bildwort',
    },
  },
  admin_granted: {
    de: {
      subject: 'Sie sind jetzt Administrator',
      before:
        'ein Administrator hat auch Ihr Konto bei Bildwort zum Administrator gemacht. Sie können damit Benutzer, Schlüssel und Guthaben verwalten.',
      button: 'Bildwort öffnen',
      after: 'Wussten Sie davon nichts, fragen Sie bitte bei einem anderen Administrator nach.',
    },
    en: {
      subject: 'You are now an administrator',
      before:
        'An administrator has given your Bildwort account administrator rights. You can now manage users, keys and credit.',
      button: 'Open Bildwort',
      after: 'If you did not expect this, please ask another administrator.',
    },
  },
  admin_revoked: {
    de: {
      subject: 'Sie sind kein Administrator mehr',
      before:
        'ein Administrator hat Ihrem Konto bei Bildwort das Administratorrecht entzogen. Als Benutzer arbeiten Sie weiter wie zuvor.',
      button: 'Bildwort öffnen',
      after: 'Wussten Sie davon nichts, fragen Sie bitte bei einem Administrator nach.',
    },
    en: {
      subject: 'You are no longer an administrator',
      before:
        'An administrator has removed the administrator rights of your Bildwort account. You can continue to use it as before.',
      button: 'Open Bildwort',
      after: 'If you did not expect this, please ask an administrator.',
    },
  },
} as const satisfies Record<string, Record<UiLanguage, MailWords>>
