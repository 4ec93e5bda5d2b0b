import { z } from 'zod'

/** Who gets in, and who decides about it. */
export const peopleRefusals = {
  registration_closed: {
    status: 403,
    de: 'Hier können keine neuen Konten angelegt werden.',
    en: 'No new accounts can be made here.',
  },
  invitation_needed: {
    status: 403,
    de: 'Ein Konto können Sie hier nur mit einer Einladung anlegen. Bitte öffnen Sie den Link aus der E-Mail, mit der Sie eingeladen wurden.',
    en: 'You can only make an account here by invitation. Please open the link in the e-mail that invited you.',
  },
  address_not_allowed: {
    status: 403,
    details: z.object({
      /** As they are said. */
      domains: z.string(),
    }),
    de: 'Registrieren können sich hier nur Adressen von {{domains}}. Mit einer anderen Adresse brauchen Sie eine Einladung.',
    en: 'Only addresses of {{domains}} can register here. With another address you need an invitation.',
  },
  invitation_over: {
    status: 400,
    de: 'Diese Einladung gilt nicht mehr: Sie ist abgelaufen, zurückgezogen oder schon benutzt. Haben Sie schon ein Konto, melden Sie sich an; sonst bitten Sie um eine neue.',
    en: 'This invitation is over: it has expired, was withdrawn or used already. If you have an account, sign in; otherwise ask for a new one.',
  },
  account_suspended: {
    status: 403,
    de: 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an den Support.',
    en: 'Your account is suspended. Please contact support.',
  },
  account_is_suspended: {
    status: 409,
    de: 'Dieses Konto ist gesperrt. Heben Sie zuerst die Sperre auf.',
    en: 'This account is suspended. Lift the suspension first.',
  },
  first_admin_stays: {
    status: 403,
    de: 'Der erste Administrator bleibt Administrator und kann nicht gesperrt werden.',
    en: 'The first administrator stays one and can not be suspended.',
  },
  not_oneself: {
    status: 403,
    de: 'Das können Sie nicht mit Ihrem eigenen Konto tun. Bitten Sie einen anderen Administrator darum.',
    en: 'You can not do this to your own account. Ask another administrator.',
  },
  last_admin: {
    status: 409,
    de: 'Das ist der letzte Administrator. Machen Sie zuerst jemand anderen dazu.',
    en: 'This is the last administrator. Make somebody else one first.',
  },
} as const
