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
    de: 'Dieser Passkey öffnet hier kein Konto. Vielleicht wurde er entfernt, oder er gehört einem anderen.',
    en: 'This passkey opens no account here. Perhaps it was removed, or it is somebody else’s.',
  },
  passkey_known: {
    status: 409,
    de: 'Diesen Passkey gibt es hier schon.',
    en: 'This passkey is here already.',
  },
  too_many_passkeys: {
    status: 409,
    details: z.object({ maxPasskeys: z.int() }),
    de: 'Mehr als {{maxPasskeys}} Passkeys sind nicht möglich. Bitte entfernen Sie zuerst einen.',
    en: 'More than {{maxPasskeys}} passkeys are not possible. Please remove one first.',
  },
} as const
