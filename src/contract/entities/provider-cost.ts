import { z } from 'zod'
import { ProviderName } from '#contract/providers.ts'
import { BookPeriod } from './book-period.ts'

/** Cents per million tokens: anything higher is a typing error. */
export const highestTokenPriceCents = 1_000_000

const TokenPrice = z.int().min(0).max(highestTokenPriceCents)

/** What the operator pays a provider, in cents per million tokens. */
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

/** A model with a price, or one without that is in the settings or has been used. */
export const KnownModel = z.object({
  provider: ProviderName,
  model: z.string(),
  /** The settings name it, so it is used for new images. */
  isConfigured: z.boolean(),
  price: TokenPrices.nullable(),
  /** When the price was last set. */
  changedAt: z.iso.datetime().nullable(),
})
export type KnownModel = z.infer<typeof KnownModel>

const Counted = z.object({
  calls: z.int(),
  /** All input tokens, including those read from a cache. */
  inputTokens: z.int(),
  cachedInputTokens: z.int(),
  outputTokens: z.int(),
  /** Millionths of a euro, at the prices when each call was made. */
  costMicros: z.int(),
  /** Calls whose model had no price at the time; `costMicros` does not include them. */
  unpricedCalls: z.int(),
})

export const ModelCost = Counted.extend({
  provider: z.string(),
  model: z.string(),
  /** Today's price, which can differ from the one used for the costs. */
  price: TokenPrices.nullable(),
})
export type ModelCost = z.infer<typeof ModelCost>

/** In how many answers of a model the same finding occurred. */
export const TextFinding = z.object({
  provider: z.string(),
  model: z.string(),
  /** A text rule, or a repair that belongs to no rule; can be a rule that no longer exists. */
  rule: z.string(),
  /** Not delivered: another answer was requested. */
  hard: z.int(),
  /** Delivered and marked for review. */
  soft: z.int(),
  /** Repaired without asking again. */
  repaired: z.int(),
})
export type TextFinding = z.infer<typeof TextFinding>

/** The revenue and cost of a day or month; `from` is its first day. */
export const CostOfUnit = z.object({ from: z.iso.date(), revenueCents: z.int(), costMicros: z.int() })
export type CostOfUnit = z.infer<typeof CostOfUnit>

/** The charges for jobs that ended in a period, and the cost of their calls; includes deleted jobs and users. */
export const Costs = BookPeriod.extend(Counted.shape).extend({
  revenueCents: z.int(),
  /** Images that were charged. */
  chargedImages: z.int(),
  /** Revenue minus cost, in millionths of a euro. */
  marginMicros: z.int(),
  /** Most expensive first. */
  models: z.array(ModelCost),
  /** Oldest first; days or months in which no job ended are omitted. */
  series: z.array(CostOfUnit),
  /** Findings in the answers for these jobs; those that most often led to another request come first. */
  findings: z.array(TextFinding),
})
export type Costs = z.infer<typeof Costs>
