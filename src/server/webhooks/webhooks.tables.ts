import { and, eq, type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { webhookEnds, webhookEvents } from '#contract/entities/webhook.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { bytes, moment } from '#server/platform/columns.ts'

export const webhooks = pgTable(
  'webhooks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Gets the events of test data, and no others. */
    isTest: boolean('is_test').notNull().default(false),
    /** Nothing is sent: a program of the owner fetches its deliveries and forwards them to `url`, an address that only it can reach. */
    isLocal: boolean('is_local').notNull().default(false),
    url: text('url').notNull(),
    events: text('events', { enum: webhookEvents }).array().notNull(),
    /** Signs its deliveries; sealed with SECRET_KEY. */
    sealed: bytes('sealed').notNull(),
    secretId: text('secret_id').notNull(),
    /** The previous secret, which also signs until `formerUntil`. */
    formerSealed: bytes('former_sealed'),
    formerSecretId: text('former_secret_id'),
    formerUntil: moment('former_until'),
    offBecause: text('off_because', { enum: webhookEnds }),
    /** Time of the first failed attempt since the last success. */
    failingSince: moment('failing_since'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (webhooks) => [index('webhooks_user_id_index').on(webhooks.userId)],
)

/** Deliveries of webhooks, written in the transaction of what they report. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The `webhook-id` that receivers see. */
    id: text('id').primaryKey(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event', { enum: [...webhookEvents, 'test'] }).notNull(),
    /** In place of the webhook's own address; null: that one. Its failures do not switch the webhook off. */
    url: text('url'),
    /** The body, as it is signed and sent. */
    body: text('body').notNull(),
    state: text('state', { enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Since it was ordered or last sent again. */
    attempts: integer('attempts').notNull().default(0),
    /** Those before it was sent again. */
    formerAttempts: integer('former_attempts').notNull().default(0),
    /** When it is due; while it is being sent, when it counts as lost and is sent again. Null: never again. */
    nextAt: moment('next_at').defaultNow(),
    lastStatus: integer('last_status'),
    lastFault: text('last_fault'),
    lastTookMs: integer('last_took_ms'),
    createdAt: moment('created_at').notNull().defaultNow(),
    deliveredAt: moment('delivered_at'),
  },
  (deliveries) => [
    index('webhook_deliveries_webhook_id_index').on(deliveries.webhookId, deliveries.createdAt),
    index('webhook_deliveries_waiting_index')
      .on(deliveries.webhookId, deliveries.nextAt)
      .where(sql`${deliveries.state} = 'waiting'`),
    index('webhook_deliveries_created_at_index').on(deliveries.createdAt),
  ],
)

/** A webhook belongs to its owner. A test token does not reach those of live data, nor the other way round. */
export const ownWebhooks = ({ id, isTest }: Owner): SQL | undefined =>
  and(eq(webhooks.userId, id), isTest === undefined ? undefined : eq(webhooks.isTest, isTest))
