import { z } from 'zod'

/** Who gets in, and who decides about it. */
export const peopleRefusals = {
  registration_closed: {
    status: 403,
    de: 'Neue Konten sind hier nicht möglich.',
    en: 'Registration is closed.',
  },
  invitation_needed: {
    status: 403,
    de: 'Ein Konto können Sie hier nur mit einer Einladung anlegen. Bitte öffnen Sie den Link in Ihrer Einladung.',
    en: 'You can create an account here only by invitation. Please open the link in your invitation email.',
  },
  address_not_allowed: {
    status: 403,
    details: z.object({
      /** As they are said. */
      domains: z.string(),
    }),
    de: 'Registrieren können sich hier nur Adressen von {{domains}}. Mit einer anderen Adresse brauchen Sie eine Einladung.',
    en: 'Only addresses at {{domains}} can register here. With any other address, you need an invitation.',
  },
  invitation_over: {
    status: 400,
    de: 'Diese Einladung gilt nicht mehr: Sie ist abgelaufen, zurückgezogen oder schon benutzt. Haben Sie schon ein Konto, melden Sie sich an; sonst bitten Sie um eine neue.',
    en: 'This invitation is no longer valid: it has expired, was withdrawn or already used. If you have an account, sign in; otherwise ask for a new invitation.',
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
    en: 'The first administrator remains an administrator and cannot be suspended.',
  },
  not_oneself: {
    status: 403,
    de: 'Das können Sie nicht mit Ihrem eigenen Konto tun. Bitten Sie einen anderen Administrator darum.',
    en: 'You cannot do this to your own account. Ask another administrator.',
  },
  last_admin: {
    status: 409,
    de: 'Das ist der letzte Administrator. Machen Sie zuerst jemand anderen zum Administrator.',
    en: 'This is the last administrator. Make someone else an administrator first.',
  },
} as const
