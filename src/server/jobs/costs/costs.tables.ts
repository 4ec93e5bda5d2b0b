import { eq, type SQL, sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { providerNames } from '#contract/providers.ts'
import { findingKinds } from '#contract/text-findings.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { moment } from '#server/platform/columns.ts'

/** What a model costs, as an administrator entered it. */
export const modelPrices = pgTable(
  'model_prices',
  {
    provider: text('provider', { enum: providerNames }).notNull(),
    model: text('model').notNull(),
    /** Cents for a million tokens each. */
    inputCents: integer('input_cents').notNull(),
    cachedInputCents: integer('cached_input_cents').notNull(),
    outputCents: integer('output_cents').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (prices) => [
    primaryKey({ columns: [prices.provider, prices.model] }),
    check(
      'model_prices_not_negative',
      sql`${prices.inputCents} >= 0 and ${prices.cachedInputCents} >= 0 and ${prices.outputCents} >= 0`,
    ),
  ],
)

/** What a job's calls came to, written when it ends; stays when the job is deleted, so it names no user. */
export const providerCosts = pgTable(
  'provider_costs',
  {
    jobId: integer('job_id').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    endedAt: moment('ended_at').notNull().defaultNow(),
    calls: integer('calls').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    cachedInputTokens: bigint('cached_input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
    /** Of the calls that had a price. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    /** Calls whose model had no price at that moment. */
    unpricedCalls: integer('unpriced_calls').notNull(),
    /** Calls that brought the texts of an image. */
    describedImages: integer('described_images').notNull().default(0),
  },
  (costs) => [
    primaryKey({ columns: [costs.jobId, costs.provider, costs.model] }),
    index('provider_costs_ended_at_index').on(costs.endedAt),
  ],
)

/** In how many answers for a job the same was found; written and kept as `provider_costs` is. */
export const textFindings = pgTable(
  'text_findings',
  {
    jobId: integer('job_id').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /** Or what was put right that no rule is about. It stays when its rule goes. */
    rule: text('rule').notNull(),
    kind: text('kind', { enum: findingKinds }).notNull(),
    endedAt: moment('ended_at').notNull().defaultNow(),
    answers: integer('answers').notNull(),
  },
  (findings) => [
    primaryKey({
      columns: [findings.jobId, findings.provider, findings.model, findings.rule, findings.kind],
    }),
    index('text_findings_ended_at_index').on(findings.endedAt),
  ],
)

/** By the hour in which they were counted: calls that a user does not pay for, and images that they paid for. */
export const unpaidCalls = pgTable(
  'unpaid_calls',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** When it began. */
    hour: moment('hour').notNull(),
    calls: integer('calls').notNull().default(0),
    paidImages: integer('paid_images').notNull().default(0),
  },
  (counted) => [
    primaryKey({ columns: [counted.userId, counted.hour] }),
    index('unpaid_calls_hour_index').on(counted.hour),
  ],
)

/** Calls that nobody pays for are counted for who has asked for them. */
export const ownUnpaid = (owner: Owner): SQL => eq(unpaidCalls.userId, owner.id)

/** The same in the text of a prepared statement in which `place` is the owner’s id, as `$1`. */
export const ownUnpaidAt = (place: string): string => `unpaid_calls.user_id = ${place}`
