import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { awaitDebit } from './await-debit.ts'
import { type Desk, kindsOfRecords, type Records } from './create-desk.ts'

interface Kept {
  url: string
  /** By kind, each with its id. */
  records: { [Kind in keyof Records]: [string, Records[Kind] extends Map<string, infer One> ? One : never][] }
}

/** Writes all records to a file atomically. */
export function writeRecords(desk: Desk, file: string): void {
  const records = Object.fromEntries(kindsOfRecords.map((kind) => [kind, [...desk[kind]]]))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify({ url: desk.url(), records }))
  renameSync(`${file}.new`, file)
}

/** Loads the records of an earlier stand-in, if any, and continues its direct debits. */
export function readRecords(desk: Desk, file: string): void {
  if (!existsSync(file)) return
  const written = readFileSync(file, 'utf8')
  const { url } = JSON.parse(written) as Kept // Safe: only this file writes it.
  // The address of its pages differs, because the port does.
  const { records } = JSON.parse(written.replaceAll(`${url}/`, `${desk.url()}/`)) as Kept
  for (const kind of kindsOfRecords) {
    const known: Map<string, unknown> = desk[kind]
    for (const [id, record] of records[kind]) known.set(id, record)
  }
  for (const { id, payment_intent: intent } of [...desk.sessions.values()].map(({ session }) => session)) {
    if (desk.intents.get(intent ?? '')?.status === 'processing') awaitDebit(desk, id)
  }
}
