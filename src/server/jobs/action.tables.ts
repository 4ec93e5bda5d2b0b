import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type ImagePurpose, imagePurposes } from '#contract/entities/image.ts'
import type { ImageAction, LeftOutReason } from '#contract/entities/image-action.ts'
import type { ImageSelection } from '#contract/entities/image-filter.ts'
import { moment } from '#server/platform/columns.ts'
import type { StoredBreach, StoredProposal } from './images.tables.ts'
import { jobs } from './jobs.tables.ts'

/** Actions on many images of a job. Each makes a step at a time, in list order. */
export const imageActions = pgTable(
  'image_actions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    action: jsonb('action').$type<ImageAction>().notNull(),
    selection: jsonb('selection').$type<ImageSelection>().notNull(),
    /** Images that were changed later are left out. */
    seenAt: moment('seen_at').notNull(),
    state: text('state', { enum: ['running', 'done', 'undoing', 'undone'] })
      .notNull()
      .default('running'),
    /** The last image that it, or its undo, has looked at. */
    lastPosition: integer('last_position').notNull().default(0),
    /** Of the action, or of its undo. */
    total: integer('total').notNull(),
    seen: integer('seen').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    leftOut: jsonb('left_out').$type<Partial<Record<LeftOutReason, number>>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (actions) => [index('image_actions_job_id_index').on(actions.jobId, actions.id)],
)

/** What an action changed: by this it is undone. */
export const imageActionChanges = pgTable(
  'image_action_changes',
  {
    actionId: integer('action_id')
      .notNull()
      .references(() => imageActions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The revision with its former texts; null: they did not change. */
    revision: integer('revision'),
    purpose: text('purpose', { enum: imagePurposes }).$type<ImagePurpose>(),
    breaches: jsonb('breaches').$type<StoredBreach[]>(),
    /** The proposal that was taken. */
    proposal: jsonb('proposal').$type<StoredProposal>(),
    outdated: text('outdated').array(),
    editedAt: moment('edited_at'),
    approvedAt: moment('approved_at'),
    /** The image's `changed_at` as of the action: while it is the same, nobody has changed the image since. */
    changedAt: moment('changed_at').notNull(),
  },
  (acted) => [primaryKey({ columns: [acted.actionId, acted.position] })],
)
