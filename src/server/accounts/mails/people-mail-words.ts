import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from '#server/mail/mail-kind.ts'

/** Mails about administrators' actions on an account, and invitations. Source: docs/specification.md#mails */
export const peopleMailWords = {
  invitation: {
    de: {
      subject: 'Einladung zu Bildwort',
      before:
        'Sie sind eingeladen, Bildwort zu benutzen: Es schreibt Alternativtexte, Beschreibungen und Schlagwörter zu den Bildern Ihrer Website. Über den Link legen Sie Ihr Konto an. Er gilt sieben Tage, für ein Mal und nur für diese Adresse.',
      button: 'Konto anlegen',
      after: 'Wenn Sie nichts damit anfangen können, brauchen Sie nichts zu tun.',
    },
    en: {
      subject: 'Invitation to Bildwort',
      before:
        'You are invited to use Bildwort: it writes alternative texts, descriptions and keywords for the pictures of your website. The link lets you make your account. It works for seven days, once, and for this address alone.',
      button: 'Make an account',
      after: 'If this means nothing to you, there is nothing to do.',
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
        'An administrator has suspended your account at Bildwort. You are signed out everywhere and can not sign in. Jobs that were running go on to their end; links by which you shared results show nothing meanwhile.',
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
      subject: 'Your account is open again',
      before:
        'An administrator has lifted the suspension of your account at Bildwort. You can sign in again, with the same password as before.',
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
      subject: 'You are an administrator now',
      before:
        'An administrator has made your account at Bildwort one, too. You can manage users, keys and credit with it.',
      button: 'Open Bildwort',
      after: 'If you did not know of this, please ask another administrator.',
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
      subject: 'You are no administrator any more',
      before:
        'An administrator has taken the administrator role from your account at Bildwort. As a user you work on as before.',
      button: 'Open Bildwort',
      after: 'If you did not know of this, please ask an administrator.',
    },
  },
} as const satisfies Record<string, Record<UiLanguage, MailWords>>
