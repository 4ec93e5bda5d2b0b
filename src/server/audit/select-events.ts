import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { LogFilter } from '#contract/endpoints/audit.ts'
import { auditKinds } from '#contract/entities/audit-event.ts'
import { bookZone } from '#contract/entities/book-period.ts'
import { highestId } from '#contract/entities/id.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { auditWords } from '#contract/words/audit-words.ts'
import type { Database } from '#server/platform/open-database.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'
import { auditEvents } from './audit.tables.ts'

export type EventRow = typeof auditEvents.$inferSelect

// A newer process may have recorded kinds that this one has no words for yet.
const isKnown = inArray(auditEvents.kind, auditKinds)

/** A query for events. */
export function selectEvents(db: Database, wanted: SQL | undefined) {
  return db.select().from(auditEvents).where(and(isKnown, wanted)).$dynamic()
}

/** Counts the events that match. */
export function countEvents(db: Database, wanted: SQL | undefined): Promise<number> {
  return db.$count(auditEvents, and(isKnown, wanted))
}

/** What a user did, and what was done to them. */
export function concerns(userId: number): SQL {
  return sql`(${eq(auditEvents.actorId, userId)} or ${eq(auditEvents.subjectId, userId)})`
}

/**
 * The condition of a filter. `findPersons` returns a query for the ids of users whom a text matches, because names belong to a higher
 * module.
 */
export function matching(
  { search, kind, person, from, to }: LogFilter,
  language: UiLanguage,
  findPersons: (search: string) => SQL,
): SQL | undefined {
  return and(
    kind && eq(auditEvents.kind, kind),
    person === undefined ? undefined : concerns(person),
    from === undefined
      ? undefined
      : sql`${auditEvents.at} >= ${from}::date::timestamp at time zone ${bookZone}`,
    to === undefined
      ? undefined
      : sql`${auditEvents.at} < (${to}::date + 1)::timestamp at time zone ${bookZone}`,
    search ? found(search, language, findPersons(search)) : undefined,
  )
}

function found(search: string, language: UiLanguage, persons: SQL): SQL | undefined {
  const number = /^\d+$/.test(search) && Number(search) <= highestId ? Number(search) : null
  const kinds = auditKinds.filter((kind) =>
    auditWords[kind].title[language].toLowerCase().includes(search.toLowerCase()),
  )
  return or(
    inArray(auditEvents.actorId, persons),
    inArray(auditEvents.subjectId, persons),
    ilike(auditEvents.network, searchPattern(search)),
    kinds.length > 0 ? inArray(auditEvents.kind, kinds) : undefined,
    number === null ? undefined : isOfJob(number),
  )
}

function isOfJob(jobId: number): SQL {
  const one = JSON.stringify({ jobId })
  const several = JSON.stringify({ jobIds: [jobId] })
  return sql`(${auditEvents.details} @> ${one}::jsonb or ${auditEvents.details} @> ${several}::jsonb)`
}
