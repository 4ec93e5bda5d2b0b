import { Readable } from 'node:stream'
import type { SQL } from 'drizzle-orm'
import type { AuditEvent } from '#contract/entities/audit-event.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { sayAct, sayActor, sayPerson } from '#contract/say-act.ts'
import { auditWords } from '#contract/words/audit-words.ts'
import { eventPages } from '#server/audit/event-pages.ts'
import { writeCell } from '#server/platform/csv/write-cell.ts'
import type { Database } from '#server/platform/open-database.ts'
import { nameEvents } from './name-events.ts'

const headers = {
  de: [
    'Nummer',
    'Zeit',
    'Wer',
    'Konto',
    'Was',
    'Einzelheiten',
    'Betrifft',
    'Konto (betrifft)',
    'Netz',
    'Anzahl',
    'Zugangstoken',
  ],
  en: [
    'Number',
    'Time',
    'Who',
    'Account',
    'What',
    'Details',
    'Concerns',
    'Account (concerns)',
    'Network',
    'Times',
    'Access token',
  ],
} as const satisfies Record<UiLanguage, string[]>

/**
 * Events as CSV, oldest first: UTF-8 with BOM, semicolons, CRLF, cells that spreadsheets cannot take for formulas. Read page by page, so
 * memory use stays flat.
 */
export function exportLog(db: Database, wanted: SQL | undefined, language: UiLanguage): Readable {
  return Readable.from(writePages(db, wanted, language), { objectMode: false })
}

async function* writePages(
  db: Database,
  wanted: SQL | undefined,
  language: UiLanguage,
): AsyncGenerator<string> {
  yield `\ufeff${writeLine([...headers[language]])}`
  for await (const page of eventPages(db, wanted)) {
    const events = await nameEvents(db, page)
    yield events.map((event) => writeLine(cellsOf(event, language))).join('')
  }
}

function cellsOf(event: AuditEvent, language: UiLanguage): string[] {
  const { id, at, kind, actor, token, subject, network, times } = event
  return [
    String(id),
    at,
    sayActor(actor, language),
    String(actor.user?.id ?? ''),
    auditWords[kind].title[language],
    sayAct(event, language),
    subject ? sayPerson(subject, language) : '',
    String(subject?.id ?? ''),
    network ?? '',
    String(times),
    token ? token.name || String(token.id) : '',
  ]
}

function writeLine(cells: string[]): string {
  return `${cells.map(writeCell).join(';')}\r\n`
}
