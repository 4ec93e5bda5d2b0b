import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/columns.ts'

/** What processes share about a provider's key, by a name that does not reveal it; can be lost at any time. */
export const keyHealth = pgTable('key_health', {
  key: text('key').primaryKey(),
  /** In the shape of `describing`. */
  health: jsonb('health').notNull(),
  /** For optimistic locking: a process that changes the row must have read this version. */
  version: integer('version').notNull(),
  changedAt: moment('changed_at').notNull(),
})

/** The request features that each server rejects, by a name that does not reveal its address and model. */
export const serverDialects = pgTable('server_dialects', {
  server: text('server').primaryKey(),
  /** As `describing` names them. */
  refused: text('refused').array().notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

/** Each process's latest report of its calls with a key. */
export const keyUsage = pgTable(
  'key_usage',
  {
    key: text('key').notNull(),
    process: text('process').notNull(),
    underWay: integer('under_way').notNull(),
    wanted: integer('wanted').notNull(),
    taken: integer('taken').notNull(),
    /** Milliseconds since 1970 of the last answer; 0: never. */
    answeredAt: doublePrecision('answered_at').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (shares) => [primaryKey({ columns: [shares.key, shares.process] })],
)

/** The worker processes, by the names they choose; one that is silent for a minute is gone. */
export const workerProcesses = pgTable('worker_processes', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull().defaultNow(),
  seenAt: moment('seen_at').notNull().defaultNow(),
  underWay: integer('under_way').notNull(),
  slots: integer('slots').notNull(),
})
