import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type AuditAct, actorKinds, auditKinds } from '#contract/entities/audit-event.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { moment } from '#server/platform/columns.ts'

/**
 * Who did what to whom. Names stand in `users` alone: when somebody is deleted, their acts keep a number that
 * leads to nobody.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    kind: text('kind', { enum: auditKinds }).notNull(),
    actorKind: text('actor_kind', { enum: actorKinds }).notNull(),
    actorId: integer('actor_id').references(() => users.id),
    /** The token of the API that it was done by; it may be gone. */
    tokenId: integer('token_id'),
    /** To whom; empty where that is nobody, or the actor. */
    subjectId: integer('subject_id').references(() => users.id),
    /** As logs hold it, never the address. */
    network: text('network'),
    details: jsonb('details').$type<AuditAct['details']>().notNull(),
    times: integer('times').notNull().default(1),
    /** Names what is counted in this row, so that it is counted once; empty where nothing is. */
    tally: text('tally'),
  },
  // None holds what counting changes: to count one more touches no index.
  (events) => [
    index('audit_events_at_index').on(events.at),
    index('audit_events_actor_id_index').on(events.actorId).where(sql`${events.actorId} is not null`),
    index('audit_events_subject_id_index').on(events.subjectId).where(sql`${events.subjectId} is not null`),
    uniqueIndex('audit_events_tally_key').on(events.tally).where(sql`${events.tally} is not null`),
  ],
)
