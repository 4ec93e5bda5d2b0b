import type { Language } from '#stand-ins/pages/choose-language.ts'

const german = {
  inbox: 'Posteingang',
  notice:
    'Dies ist der Posteingang eines Ersatz-Mailservers. Er nimmt jede E-Mail an und schickt keine weiter.',
  count: (mails: number) => (mails === 1 ? '1 E-Mail' : `${mails} E-Mails`),
  onlyTo: 'Nur E-Mails an',
  showAll: 'Alle zeigen',
  none: 'Hier ist noch keine E-Mail.',
  refreshing: 'Die Liste erneuert sich alle 5 Sekunden.',
  hold: 'Anhalten',
  held: 'Die Liste erneuert sich nicht.',
  resume: 'Wieder erneuern',
  noSubject: '(ohne Betreff)',
  from: 'Von',
  to: 'An',
  received: 'Empfangen',
  backToList: 'Zurück zum Posteingang',
  textVersion: 'Textfassung',
  htmlVersion: 'HTML-Fassung',
  empty: 'Diese E-Mail hat keinen Inhalt.',
  unknownMail: 'Diese E-Mail gibt es hier nicht oder nicht mehr.',
}

const english: typeof german = {
  inbox: 'Inbox',
  notice: 'This is the inbox of a stand-in for a mail server. It takes every mail and sends nothing on.',
  count: (mails) => (mails === 1 ? '1 mail' : `${mails} mails`),
  onlyTo: 'Only mails to',
  showAll: 'Show all',
  none: 'There is no mail here yet.',
  refreshing: 'The list refreshes itself every 5 seconds.',
  hold: 'Hold it',
  held: 'The list does not refresh itself.',
  resume: 'Refresh again',
  noSubject: '(no subject)',
  from: 'From',
  to: 'To',
  received: 'Received',
  backToList: 'Back to the inbox',
  textVersion: 'Text version',
  htmlVersion: 'HTML version',
  empty: 'This mail is empty.',
  unknownMail: 'This mail is not here, or not any more.',
}

export const words = { de: german, en: english } satisfies Record<Language, typeof german>
