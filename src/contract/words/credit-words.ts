import type { CreditTransactionType } from '#contract/entities/credit.ts'
import type { UiLanguage } from '#contract/languages.ts'

/**
 * Every cause that moves credit: the type that the outside sees, and what a statement says of it. `{{name}}` stands for
 * a value of the transaction. Source: docs/specification/money.md#credit
 */
export const creditCauses = {
  starting_credit: { type: 'other', de: 'Startguthaben', en: 'Starting credit' },
  purchase: { type: 'purchase', de: 'Guthaben gekauft', en: 'Credit purchased' },
  job: {
    type: 'deduction',
    de: 'Auftrag {{jobId}}: {{images}} × {{price}} je Bild',
    en: 'Job {{jobId}}: {{images}} × {{price}} per image',
  },
  adjustment: {
    type: 'admin_adjustment',
    de: 'Anpassung durch einen Administrator',
    en: 'Adjustment by an administrator',
  },
  taken_back: {
    type: 'other',
    de: 'Kauf {{purchaseId}} erstattet oder angefochten',
    en: 'Purchase {{purchaseId}} refunded or disputed',
  },
  given_back: {
    type: 'other',
    de: 'Kauf {{purchaseId}}: Erstattung oder Anfechtung aufgehoben',
    en: 'Purchase {{purchaseId}}: refund or dispute withdrawn',
  },
  closing: { type: 'other', de: 'Konto gelöscht', en: 'Account deleted' },
} as const satisfies Record<string, { type: CreditTransactionType } & Record<UiLanguage, string>>

export type CreditCause = keyof typeof creditCauses

/** In place of the words of `job`, where a single picture of one was charged. */
export const singlePictureCharged = {
  de: 'Einzelbild {{jobId}}-{{position}}: {{price}}',
  en: 'Single image {{jobId}}-{{position}}: {{price}}',
} as const satisfies Record<UiLanguage, string>
