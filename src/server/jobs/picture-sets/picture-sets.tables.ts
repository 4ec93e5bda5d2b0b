import { eq, type SQL } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { FileAltText } from '#contract/file-alt-texts.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { moment } from '#server/platform/columns.ts'

/** Pictures that were uploaded together, for one job and those made from it. */
export const pictureSets = pgTable(
  'picture_sets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pictures: integer('pictures').notNull().default(0),
    /** Of all its files. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** When a file was last added: without a job it is kept for a day from then. */
    touchedAt: moment('touched_at').notNull().defaultNow(),
    /** When its first job started; it is removed with the last one. */
    usedAt: moment('used_at'),
  },
  (sets) => [index('picture_sets_user_id_index').on(sets.userId)],
)

export const setPictures = pgTable(
  'set_pictures',
  {
    setId: uuid('set_id')
      .notNull()
      .references(() => pictureSets.id, { onDelete: 'cascade' }),
    /** After `cleanPath`. */
    path: text('path').notNull(),
    /** Its name without folders and extension, in lower case: lists often name files so. */
    stem: text('stem').notNull(),
    /** Of its bytes, in hex: its name in `platform.pictures`. */
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    /** The alt texts in its XMP; null: none, or it was stored before they were read. */
    altTexts: jsonb('alt_texts').$type<FileAltText[]>(),
  },
  (pictures) => [
    primaryKey({ columns: [pictures.setId, pictures.path] }),
    index('set_pictures_stem_index').on(pictures.setId, pictures.stem),
  ],
)

/** A set belongs to its owner; administrators see its pictures through its jobs only. */
export const ownSets = (owner: Owner): SQL => eq(pictureSets.userId, owner.id)
