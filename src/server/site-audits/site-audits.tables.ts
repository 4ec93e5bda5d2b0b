import { eq, type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { auditDepths, auditEnds, auditStates, type RuleCounts } from '#contract/entities/site-audit.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { bytes, moment } from '#server/platform/columns.ts'

export const siteAudits = pgTable(
  'site_audits',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Ordered with a test token: only test tokens reach it, and its owner in the app. It is scanned like any other. */
    isTest: boolean('is_test').notNull().default(false),
    url: text('url').notNull(),
    /** Of all audits of a host one is scanned at a time, so that several do not add up to a burden. */
    host: text('host').notNull(),
    depth: text('depth', { enum: auditDepths }).notNull(),
    maxPages: integer('max_pages').notNull(),
    maxPictures: integer('max_pictures').notNull(),
    status: text('status', { enum: auditStates }).notNull().default('waiting'),
    endReason: text('end_reason', { enum: auditEnds }),
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** The worker that scans it; its claim counts until `leasedUntil`. */
    lease: text('lease'),
    leasedUntil: moment('leased_until'),
    /** Time of scanning, also by workers that were killed. */
    spentMs: integer('spent_ms').notNull().default(0),
    /** Rows in the frontier. */
    pagesFound: integer('pages_found').notNull().default(0),
    picturesFound: integer('pictures_found').notNull().default(0),
    /** Appearances of pictures on pages. */
    placesFound: integer('places_found').notNull().default(0),
    /** What was counted at the end. */
    withFaults: integer('with_faults').notNull().default(0),
    decorative: integer('decorative').notNull().default(0),
    faults: jsonb('faults').$type<RuleCounts>().notNull().default({}),
    /** Of the link by which anybody can read it; the token itself is not stored. */
    shareHash: bytes('share_hash').unique(),
    sharedUntil: moment('shared_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (audits) => [
    index('site_audits_user_id_index').on(audits.userId, audits.id),
    index('site_audits_unfinished_index')
      .on(audits.id)
      .where(sql`${audits.status} in ('waiting', 'running')`),
  ],
)

/** The frontier of a scan, and what was found at each address. */
export const siteAuditPages = pgTable(
  'site_audit_pages',
  {
    auditId: integer('audit_id')
      .notNull()
      .references(() => siteAudits.id, { onDelete: 'cascade' }),
    /** In the order of being found, from 1. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['page', 'sitemap'] }).notNull(),
    url: text('url').notNull(),
    /** SHA-256: addresses are too long for an index. */
    urlHash: bytes('url_hash').notNull(),
    status: text('status', { enum: ['waiting', 'read', 'failed', 'skipped'] })
      .notNull()
      .default('waiting'),
    /** How often its server asked to come back later. */
    attempts: integer('attempts').notNull().default(0),
    /** Codes: why it was not read, or what its visitors see instead. */
    notes: text('notes').array().notNull().default(sql`'{}'`),
    contentHash: bytes('content_hash'),
    title: text('title').notNull().default(''),
    language: text('language').notNull().default(''),
    /** Addresses of pictures that a sitemap names for it. */
    listedPictures: text('listed_pictures').array().notNull().default(sql`'{}'`),
    pictures: integer('pictures').notNull().default(0),
    /** Counted at the end. */
    withFaults: integer('with_faults').notNull().default(0),
  },
  (pages) => [
    primaryKey({ columns: [pages.auditId, pages.position] }),
    uniqueIndex('site_audit_pages_url_index').on(pages.auditId, pages.urlHash),
    index('site_audit_pages_waiting_index')
      .on(pages.auditId, pages.kind, pages.position)
      .where(sql`${pages.status} = 'waiting'`),
  ],
)

/** Each picture once for each text and role that it has, with the pages that show it so. */
export const siteAuditPictures = pgTable(
  'site_audit_pictures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    auditId: integer('audit_id')
      .notNull()
      .references(() => siteAudits.id, { onDelete: 'cascade' }),
    /** SHA-256 of what makes it this row. */
    rowHash: bytes('row_hash').notNull(),
    form: text('form', {
      enum: ['img', 'input', 'area', 'svg', 'role_img', 'og_image', 'sitemap'],
    }).notNull(),
    url: text('url').notNull(),
    alt: text('alt'),
    label: text('label').notNull(),
    role: text('role', { enum: ['informative', 'functional', 'decorative'] }).notNull(),
    linkTarget: text('link_target').notNull(),
    caption: text('caption').notNull(),
    heading: text('heading').notNull(),
    surroundings: text('surroundings').notNull(),
    language: text('language').notNull(),
    selector: text('selector').notNull(),
    faults: text('faults').array().notNull(),
    /** The positions of its pages, in the order of scanning. */
    pages: integer('pages').array().notNull(),
  },
  (pictures) => [uniqueIndex('site_audit_pictures_row_index').on(pictures.auditId, pictures.rowHash)],
)

/** An audit belongs to who ordered it; a test token reaches no live audits, and a live one no test audits. */
export const ownAudits = ({ id, isTest }: Owner): SQL =>
  isTest === undefined
    ? eq(siteAudits.userId, id)
    : sql`(${siteAudits.userId} = ${id} and ${siteAudits.isTest} = ${isTest})`
