import { eq, type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { creditTransactionTypes, purchaseStatuses } from '#contract/entities/credit.ts'
import { limits } from '#contract/limits.ts'
import { type CreditCause, creditCauses } from '#contract/words/credit-words.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Caller, Owner } from '#server/platform/caller.ts'
import { moment } from '#server/platform/columns.ts'

const cents = (name: string) => bigint(name, { mode: 'number' })
// Safe: the keys of the table are the causes.
const causes = Object.keys(creditCauses) as [CreditCause, ...CreditCause[]]

/** One credit account per user. Every function that moves a user's money locks this row first. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    /** What can still be spent: the sum of the transactions less the open holds. */
    balanceCents: cents('balance_cents').notNull().default(0),
    /** The sum of the open holds. */
    heldCents: cents('held_cents').notNull().default(0),
    /** False: the user's address already received the starting credit. */
    startsWithCredit: boolean('starts_with_credit').notNull().default(true),
    /** The most that may be spent in a month, as the user and an administrator chose. The lower one applies; null is no limit. */
    ownLimitCents: cents('own_limit_cents'),
    adminLimitCents: cents('admin_limit_cents'),
    /** The month (`2026-11`) and percentage of the last limit mail. */
    limitMailMonth: text('limit_told_month'),
    limitMailPercent: integer('limit_told_percent'),
    /** The balance below which a mail is sent; 0: never. */
    lowBalanceCents: cents('low_balance_cents').notNull().default(limits.lowBalanceCents),
    /** When the mail about the low balance was sent; null since the balance was last at `lowBalanceCents` or above. */
    lowBalanceMailAt: moment('low_balance_told_at'),
  },
  ({ balanceCents, heldCents, ownLimitCents, adminLimitCents, lowBalanceCents }) => [
    check('credit_accounts_balance', sql`${balanceCents} >= 0`),
    check('credit_accounts_held', sql`${heldCents} >= 0`),
    check(
      'credit_accounts_limits',
      sql`${ownLimitCents} >= 0 and ${adminLimitCents} >= 0 and ${lowBalanceCents} >= 0`,
    ),
  ],
)

/**
 * What a job, or a single picture of one, may still be charged. Closed holds stay: together with their transaction they show what became of
 * them.
 */
export const creditHolds = pgTable(
  'credit_holds',
  {
    jobId: integer('job_id').notNull(),
    /** 0: the whole job; otherwise the position of a single picture. */
    position: integer('position').notNull().default(0),
    userId: integer('user_id')
      .notNull()
      .references(() => creditAccounts.userId),
    cents: cents('cents').notNull(),
    /** The API token that made it: it counts towards the token’s cap. No foreign key: tokens are deleted, the ledger is not. */
    tokenId: integer('token_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    /** How much of it was charged in the end. */
    chargedCents: cents('charged_cents'),
  },
  (holds) => [
    primaryKey({ name: 'credit_holds_job_id_position_pk', columns: [holds.jobId, holds.position] }),
    index('credit_holds_open_index').on(holds.userId).where(sql`${holds.closedAt} is null`),
    index('credit_holds_token_id_index')
      .on(holds.tokenId, holds.closedAt)
      .where(sql`${holds.tokenId} is not null`),
    check('credit_holds_position', sql`${holds.position} >= 0`),
    check('credit_holds_cents', sql`${holds.cents} > 0`),
    check('credit_holds_charged', sql`${holds.chargedCents} between 0 and ${holds.cents}`),
    check('credit_holds_closed', sql`(${holds.closedAt} is null) = (${holds.chargedCents} is null)`),
  ],
)

export const purchases = pgTable(
  'purchases',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => creditAccounts.userId),
    amountCents: cents('amount_cents').notNull(),
    status: text('status', { enum: purchaseStatuses }).notNull().default('open'),
    /** The checkout session's id at the payment service; null until there is one. */
    sessionId: text('session_id'),
    paymentIntentId: text('payment_intent_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
    /** Of what was refunded or disputed: what was taken from the credit, and what could not be because it was spent. */
    takenBackCents: cents('taken_back_cents').notNull().default(0),
    uncollectedCents: cents('uncollected_cents').notNull().default(0),
  },
  (purchases) => [
    uniqueIndex('purchases_session_id_key').on(purchases.sessionId),
    index('purchases_payment_intent_id_index').on(purchases.paymentIntentId),
    index('purchases_user_id_index').on(purchases.userId, purchases.id),
    // Workers look every two minutes for purchases whose outcome is unknown.
    index('purchases_unsettled_index')
      .on(purchases.createdAt)
      .where(sql`${purchases.status} in ('open', 'processing')`),
    index('purchases_uncollected_index').on(purchases.userId).where(sql`${purchases.uncollectedCents} > 0`),
    check('purchases_amount', sql`${purchases.amountCents} > 0`),
    check('purchases_paid', sql`(${purchases.status} = 'paid') = (${purchases.paidAt} is not null)`),
    check(
      'purchases_taken_back',
      sql`${purchases.takenBackCents} >= 0 and ${purchases.uncollectedCents} >= 0
        and ${purchases.takenBackCents} + ${purchases.uncollectedCents} <= ${purchases.amountCents}`,
    ),
  ],
)

/** Refunds and disputes of a purchase. One that failed or was won is undone, and stays so. */
export const purchaseReversals = pgTable(
  'purchase_reversals',
  {
    /** The refund's or dispute's id at the payment service. */
    id: text('id').primaryKey(),
    purchaseId: integer('purchase_id')
      .notNull()
      .references(() => purchases.id),
    cents: cents('cents').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    undoneAt: moment('undone_at'),
  },
  (reversals) => [
    index('purchase_reversals_purchase_id_index').on(reversals.purchaseId),
    check('purchase_reversals_cents', sql`${reversals.cents} > 0`),
  ],
)

/** The ledger. The database refuses update, delete and truncate (`0000_all-tables.sql`); it contains ids and no personal text. */
export const creditTransactions = pgTable(
  'credit_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => creditAccounts.userId),
    cause: text('cause', { enum: causes }).notNull(),
    type: text('type', { enum: creditTransactionTypes })
      .notNull()
      .generatedAlwaysAs((): SQL => typeOfCause),
    amountCents: cents('amount_cents').notNull(),
    /** Identifies the cause so that it is booked only once: `job:12`, `image:12:3`, `purchase:7`. */
    reference: text('reference').notNull(),
    /** The charged job, its images and price. No foreign key: jobs are deleted, transactions are not. */
    jobId: integer('job_id'),
    /** 0: the whole job; otherwise the position of the single picture that was charged. */
    position: integer('position').notNull().default(0),
    imageCount: integer('image_count'),
    imagePriceCents: integer('image_price_cents'),
    purchaseId: integer('purchase_id').references(() => purchases.id),
    /** The administrator who adjusted the credit. */
    adminId: integer('admin_id').references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (entries) => [
    uniqueIndex('credit_transactions_reference_key').on(entries.reference),
    index('credit_transactions_user_id_index').on(entries.userId, entries.id),
    // Every hold of a user with a limit sums the month's charges.
    index('credit_transactions_charges_index')
      .on(entries.userId, entries.createdAt)
      .where(sql`${entries.cause} = 'job'`),
    index('credit_transactions_purchase_id_index')
      .on(entries.purchaseId)
      .where(sql`${entries.purchaseId} is not null`),
    check('credit_transactions_amount', sql`${entries.amountCents} <> 0`),
    check(
      'credit_transactions_job',
      sql`${entries.cause} <> 'job' or ${entries.jobId} is not null and coalesce(
        ${entries.amountCents} = -(${entries.imageCount}::bigint * ${entries.imagePriceCents}), false)`,
    ),
    check('credit_transactions_position', sql`${entries.position} >= 0`),
    check(
      'credit_transactions_purchase',
      sql`${entries.cause} not in ('purchase', 'taken_back', 'given_back') or ${entries.purchaseId} is not null`,
    ),
    check(
      'credit_transactions_sign',
      sql`case when ${entries.cause} in ('starting_credit', 'purchase', 'given_back') then ${entries.amountCents} > 0
        when ${entries.cause} in ('job', 'taken_back', 'closing') then ${entries.amountCents} < 0 else true end`,
    ),
    check(
      'credit_transactions_adjustment',
      sql`(${entries.cause} = 'adjustment') = (${entries.adminId} is not null)`,
    ),
  ],
)

const typeOfCause = sql.raw(
  `case cause ${causes.map((cause) => `when '${cause}' then '${creditCauses[cause].type}'`).join(' ')} end`,
)

/**
 * The text that an administrator entered for an adjustment. Not in the ledger, because it may be personal and has to be deleted with its
 * user.
 */
export const adjustmentReasons = pgTable('adjustment_reasons', {
  transactionId: bigint('transaction_id', { mode: 'number' })
    .primaryKey()
    .references(() => creditTransactions.id),
  reason: text('reason').notNull(),
})

/** A purchase belongs to its owner. An administrator owns no more than others. */
export const ownPurchases = (owner: Owner): SQL => eq(purchases.userId, owner.id)

/** The purchases that a caller may read: their own, or any for administrators. */
export const visiblePurchases = (caller: Pick<Caller, 'id' | 'isAdmin'>): SQL | undefined =>
  caller.isAdmin ? undefined : ownPurchases(caller)

/** A transaction belongs to the owner of the credit. */
export const ownTransactions = (owner: Owner): SQL => eq(creditTransactions.userId, owner.id)

/** A hold belongs to the owner of the credit. */
export const ownHolds = (owner: Owner): SQL => eq(creditHolds.userId, owner.id)

/** A credit account belongs to its owner: each user has at most one. */
export const ownAccount = (owner: Owner): SQL => eq(creditAccounts.userId, owner.id)

/** The same for the text of a prepared statement, in which `place` is the owner’s id, such as `$1`. */
export const ownAccountAt = (place: string): string => `credit_accounts.user_id = ${place}`
