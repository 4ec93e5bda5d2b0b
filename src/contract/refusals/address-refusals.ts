/** Those refusals of `refusals.ts` that a change of address knows. */
export const addressRefusals = {
  same_address: {
    status: 400,
    de: 'Das ist schon die Adresse Ihres Kontos.',
    en: 'This is already your account’s address.',
  },
  mail_off: {
    status: 409,
    de: 'Diese Installation versendet keine E-Mails. Bitte lassen Sie die Adresse vom Betreiber ändern.',
    en: 'This installation sends no emails. Please ask its operator to change the address.',
  },
} as const
