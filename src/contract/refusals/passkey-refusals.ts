import { z } from 'zod'

/** Those of passkeys. They are part of `refusals`, the table. */
export const passkeyRefusals = {
  password_needed: {
    status: 403,
    de: 'Sie sind schon länger angemeldet. Bitte geben Sie Ihr Passwort ein.',
    en: 'You signed in a while ago. Please enter your password.',
  },
  passkey_refused: {
    status: 400,
    de: 'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal.',
    en: 'This passkey was not accepted. Please try again.',
  },
  passkey_unknown: {
    status: 400,
    de: 'Dieser Passkey gehört hier zu keinem Konto. Vielleicht wurde er entfernt, oder er gehört jemand anderem.',
    en: 'This passkey does not belong to an account here. It may have been removed, or it belongs to someone else.',
  },
  passkey_known: {
    status: 409,
    de: 'Dieser Passkey ist schon hinzugefügt.',
    en: 'This passkey has already been added.',
  },
  too_many_passkeys: {
    status: 409,
    details: z.object({ maxPasskeys: z.int() }),
    de: 'Mehr als {{maxPasskeys}} Passkeys sind nicht möglich. Bitte entfernen Sie zuerst einen.',
    en: 'You can have at most {{maxPasskeys}} passkeys. Please remove one first.',
  },
} as const
