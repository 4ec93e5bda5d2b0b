import { Readable } from 'node:stream'
import { and, asc, gt } from 'drizzle-orm'
import type { CreditTransactionType } from '#contract/entities/credit.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { writeCell } from '#server/platform/csv/write-cell.ts'
import type { Database } from '#server/platform/open-database.ts'
import { creditTransactions } from './credits.tables.ts'
import { matching, selectTransactions, type TransactionRow } from './select-transactions.ts'
import { shapeTransaction } from './shape-transaction.ts'

const rowsPerPage = 1_000

const headers = {
  de: ['Datum', 'Art', 'Beschreibung', 'Betrag in Euro', 'Grund'],
  en: ['Date', 'Type', 'Description', 'Amount in euro', 'Reason'],
} as const satisfies Record<UiLanguage, string[]>

const types = {
  purchase: { de: 'Kauf', en: 'Purchase' },
  deduction: { de: 'Auftrag', en: 'Job' },
  admin_adjustment: { de: 'Anpassung', en: 'Adjustment' },
  other: { de: 'Sonstiges', en: 'Other' },
} as const satisfies Record<CreditTransactionType, Record<UiLanguage, string>>

/**
 * A user's transactions as CSV, the oldest first: UTF-8 with BOM, semicolons, CRLF, amounts as the language writes
 * them. Read page by page: memory stays flat.
 */
export function exportTransactions(
  db: Database,
  userId: number,
  options: { type?: CreditTransactionType | undefined; language: UiLanguage },
): Readable {
  return Readable.from(writePages(db, userId, options), { objectMode: false })
}

async function* writePages(
  db: Database,
  userId: number,
  { type, language }: { type?: CreditTransactionType | undefined; language: UiLanguage },
): AsyncGenerator<string> {
  yield `\ufeff${writeLine([...headers[language]])}`
  let after = 0
  for (;;) {
    const wanted = and(matching({ type }), gt(creditTransactions.id, after))
    const page = await selectTransactions(db, userId, wanted)
      .orderBy(asc(creditTransactions.id))
      .limit(rowsPerPage)
    const last = page.at(-1)
    if (!last) return
    after = last.entry.id
    yield page.map(({ entry, reason }) => writeLine(cellsOf({ ...entry, reason }, language))).join('')
  }
}

function cellsOf(row: TransactionRow, language: UiLanguage): string[] {
  const { createdAt, type, description, amount, reason } = shapeTransaction(row, language)
  const euros = (amount / 100).toFixed(2)
  return [
    createdAt,
    types[type][language],
    description,
    language === 'de' ? euros.replace('.', ',') : euros,
    reason ?? '',
  ]
}

function writeLine(cells: string[]): string {
  return `${cells.map(writeCell).join(';')}\r\n`
}
