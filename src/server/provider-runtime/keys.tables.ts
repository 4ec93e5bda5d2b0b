import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/columns.ts'

/** What all processes know of a provider's key, by a name that gives nothing away; it may be lost at any time. */
export const keyHealth = pgTable('key_health', {
  key: text('key').primaryKey(),
  /** As `describing` shapes it. */
  health: jsonb('health').notNull(),
  /** A process that changes it must have seen the version before. */
  version: integer('version').notNull(),
  changedAt: moment('changed_at').notNull(),
})

/** What each server refuses of how it may be asked, by a name of its address and model that gives nothing away. */
export const serverDialects = pgTable('server_dialects', {
  server: text('server').primaryKey(),
  /** As `describing` names them. */
  refused: text('refused').array().notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

/** What each process last said of its calls with a key. */
export const keyShares = pgTable(
  'key_shares',
  {
    key: text('key').notNull(),
    process: text('process').notNull(),
    underWay: integer('under_way').notNull(),
    wanted: integer('wanted').notNull(),
    taken: integer('taken').notNull(),
    /** Milliseconds since 1970, when somebody last got an answer; 0: never. */
    answeredAt: doublePrecision('answered_at').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (shares) => [primaryKey({ columns: [shares.key, shares.process] })],
)

/** The worker processes, by the name they give themselves; one that is silent for a minute is gone. */
export const workerProcesses = pgTable('worker_processes', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull().defaultNow(),
  seenAt: moment('seen_at').notNull().defaultNow(),
  underWay: integer('under_way').notNull(),
  slots: integer('slots').notNull(),
})
