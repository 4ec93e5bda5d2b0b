import { z } from 'zod'

/** Why something is not paid for or bought. Part of `refusals`. */
export const moneyRefusals = {
  insufficient_credits: {
    status: 402,
    details: z.object({
      imageCount: z.int().positive(),
      languageCount: z.int().positive(),
      estimatedCostEuros: z.number(),
      /** Cents. */
      currentBalance: z.int(),
      shortfallEuros: z.number(),
      affordableImages: z.int(),
    }),
    de: 'Das Guthaben reicht für diesen Auftrag nicht.',
    en: 'Insufficient credits for this job.',
  },
  monthly_limit_reached: {
    status: 403,
    details: z.object({
      limitCents: z.int(),
      leftCents: z.int(),
      costCents: z.int(),
    }),
    de: 'Dieser Auftrag würde Ihr Monatslimit überschreiten: Er kostet bis zu {{cost}}, und von {{limit}} sind in diesem Monat noch {{left}} übrig.',
    en: 'This job would exceed your monthly limit: it costs up to {{cost}}; {{left}} of {{limit}} is left this month.',
  },
  invalid_amount: {
    status: 400,
    de: 'Bitte geben Sie einen Betrag ab 1,00\u00a0€ mit höchstens zwei Nachkommastellen ein.',
    en: 'Please enter an amount of at least €1.00 with at most two decimal places.',
  },
  amount_too_large: {
    status: 400,
    de: 'Der Höchstbetrag ist 1.000,00\u00a0€.',
    en: 'The maximum amount is €1,000.00.',
  },
  purchases_off: {
    status: 503,
    de: 'Hier kann kein Guthaben gekauft werden. Bitte wenden Sie sich an den Support.',
    en: 'Credit cannot be bought here. Please contact support.',
  },
  checkout_failed: {
    status: 502,
    de: 'Der Bezahldienst ist gerade nicht erreichbar. Es wurde nichts abgebucht.',
    en: 'The payment service cannot be reached right now. Nothing was charged.',
  },
  invalid_signature: {
    status: 400,
    de: 'Die Signatur ist ungültig.',
    en: 'The signature is invalid.',
  },
  balance_would_be_negative: {
    status: 400,
    details: z.object({
      availableCents: z.int(),
    }),
    de: 'Das Guthaben würde negativ: Es sind noch {{available}} verfügbar.',
    en: 'The credit would become negative: {{available}} is left.',
  },
} as const
