import { eq, type SQL, sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { providerNames } from '#contract/providers.ts'
import { findingKinds } from '#contract/text-findings.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { moment } from '#server/platform/columns.ts'

/** The price of a model, as entered by an administrator. */
export const modelPrices = pgTable(
  'model_prices',
  {
    provider: text('provider', { enum: providerNames }).notNull(),
    model: text('model').notNull(),
    /** Cents per million tokens each. */
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

/** The cost of a job's calls, written when it ends. Rows outlive the job, so they name no user. */
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
    /** Calls whose model had no price at that time. */
    unpricedCalls: integer('unpriced_calls').notNull(),
    /** Calls that produced the texts of an image. */
    describedImages: integer('described_images').notNull().default(0),
  },
  (costs) => [
    primaryKey({ columns: [costs.jobId, costs.provider, costs.model] }),
    index('provider_costs_ended_at_index').on(costs.endedAt),
  ],
)

/** How many answers for a job had the same finding; written and kept like `provider_costs`. */
export const textFindings = pgTable(
  'text_findings',
  {
    jobId: integer('job_id').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /** Or a repair that belongs to no rule. Rows outlive their rule. */
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

/** Per hour of counting: calls that a user does not pay for, and images that they paid for. */
export const unpaidCallCounts = pgTable(
  'unpaid_call_counts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The start of the hour. */
    hour: moment('hour').notNull(),
    calls: integer('calls').notNull().default(0),
    paidImages: integer('paid_images').notNull().default(0),
  },
  (counted) => [
    primaryKey({ columns: [counted.userId, counted.hour] }),
    index('unpaid_call_counts_hour_index').on(counted.hour),
  ],
)

/** Unpaid calls count for the user who asked for them. */
export const ownUnpaid = (owner: Owner): SQL => eq(unpaidCallCounts.userId, owner.id)

/** The same for the text of a prepared statement, in which `place` is the owner’s id, such as `$1`. */
export const ownUnpaidAt = (place: string): string => `unpaid_call_counts.user_id = ${place}`
