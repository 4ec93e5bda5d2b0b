import { z } from 'zod'
import { ProviderName } from '#contract/providers.ts'
import { BookPeriod } from './book-period.ts'

/** Cents for a million tokens: more is a slip. */
export const highestTokenPriceCents = 1_000_000

const TokenPrice = z.int().min(0).max(highestTokenPriceCents)

/** What the operator pays a provider, in cents for a million tokens. */
export const TokenPrices = z.object({
  inputCents: TokenPrice,
  /** For tokens that the provider read from its cache. */
  cachedInputCents: TokenPrice,
  outputCents: TokenPrice,
})
export type TokenPrices = z.infer<typeof TokenPrices>

export const SetModelPriceInput = TokenPrices.extend({
  provider: ProviderName,
  model: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[\x21-\x7e]+$/, 'A model’s name is one word of letters, digits and signs'),
})
export type SetModelPriceInput = z.infer<typeof SetModelPriceInput>

/** A model with a price, or one that is in the settings or was ever asked and has none yet. */
export const KnownModel = z.object({
  provider: ProviderName,
  model: z.string(),
  /** The settings name it: it is asked for new images. */
  isConfigured: z.boolean(),
  price: TokenPrices.nullable(),
  /** When the price was set last. */
  changedAt: z.iso.datetime().nullable(),
})
export type KnownModel = z.infer<typeof KnownModel>

const Counted = z.object({
  calls: z.int(),
  /** All that went in, those read from a cache included. */
  inputTokens: z.int(),
  cachedInputTokens: z.int(),
  outputTokens: z.int(),
  /** Millionths of a euro, by the prices at the time of each call. */
  costMicros: z.int(),
  /** Calls whose model had no price at that time: they are not in `costMicros`. */
  unpricedCalls: z.int(),
})

export const ModelCost = Counted.extend({
  provider: z.string(),
  model: z.string(),
  /** The price of today, which need not be the one that was counted by. */
  price: TokenPrices.nullable(),
})
export type ModelCost = z.infer<typeof ModelCost>

/** In how many answers of a model the same was found. */
export const TextFinding = z.object({
  provider: z.string(),
  model: z.string(),
  /** A rule of texts, or what was put right that no rule is about; one that there was once, too. */
  rule: z.string(),
  /** Not delivered: another answer was asked for. */
  hard: z.int(),
  /** The text is marked. */
  soft: z.int(),
  /** Put right without asking. */
  repaired: z.int(),
})
export type TextFinding = z.infer<typeof TextFinding>

/** What a day or month brought and cost; `from` is its first day. */
export const CostOfUnit = z.object({ from: z.iso.date(), revenueCents: z.int(), costMicros: z.int() })
export type CostOfUnit = z.infer<typeof CostOfUnit>

/** What jobs that ended in a period were charged, and what their calls cost; deleted jobs and users included. */
export const Costs = BookPeriod.extend(Counted.shape).extend({
  revenueCents: z.int(),
  /** Images that were charged. */
  chargedImages: z.int(),
  /** Revenue less cost, in millionths of a euro. */
  marginMicros: z.int(),
  /** The dearest first. */
  models: z.array(ModelCost),
  /** Oldest first; days or months in which nothing ended are left out. */
  series: z.array(CostOfUnit),
  /** What was found in the answers for these jobs: what was asked again most often first. */
  findings: z.array(TextFinding),
})
export type Costs = z.infer<typeof Costs>
