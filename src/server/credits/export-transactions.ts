import { Readable } from 'node:stream'
import type { CreditTransactionType } from '#contract/entities/credit.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { writeCell } from '#server/platform/csv/write-cell.ts'
import type { Database } from '#server/platform/open-database.ts'
import { matching, type TransactionRow } from './select-transactions.ts'
import { shapeTransaction } from './shape-transaction.ts'
import { transactionPages } from './transaction-pages.ts'

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
 * A user's transactions as CSV, oldest first: UTF-8 with BOM, semicolons, CRLF, amounts in the language's format. Read page by page, so
 * memory use stays flat.
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
  for await (const page of transactionPages(db, userId, matching({ type }))) {
    yield page.map((row) => writeLine(cellsOf(row, language))).join('')
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
