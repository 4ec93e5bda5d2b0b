import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type AuditAct, actorKinds, auditKinds } from '#contract/entities/audit-event.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { moment } from '#server/platform/columns.ts'

/** Who did what to whom. Names are stored in `users` only: after a user is deleted, their events keep an id without a name. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    kind: text('kind', { enum: auditKinds }).notNull(),
    actorKind: text('actor_kind', { enum: actorKinds }).notNull(),
    actorId: integer('actor_id').references(() => users.id),
    /** The API token that was used; it may be gone. */
    tokenId: integer('token_id'),
    /** The affected user; null if there is none or it is the actor. */
    subjectId: integer('subject_id').references(() => users.id),
    /** The network as logged, never the address. */
    network: text('network'),
    details: jsonb('details').$type<AuditAct['details']>().notNull(),
    times: integer('times').notNull().default(1),
    /** Identifies the row that counts repeated events, so that they share it; null for single events. */
    tally: text('tally'),
  },
  // No index contains what counting changes, so incrementing touches no index.
  (events) => [
    index('audit_events_at_index').on(events.at),
    index('audit_events_actor_id_index').on(events.actorId).where(sql`${events.actorId} is not null`),
    index('audit_events_subject_id_index').on(events.subjectId).where(sql`${events.subjectId} is not null`),
    uniqueIndex('audit_events_tally_key').on(events.tally).where(sql`${events.tally} is not null`),
  ],
)
