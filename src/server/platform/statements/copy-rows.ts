import type { ClientBase, Connection, Submittable } from 'pg'
import { connectionOf, type Transaction } from '#server/platform/open-database.ts'

// As PostgreSQL's protocol names its messages.
const copyData = 'd'
const copyDone = 'c'
const lengthBytes = 4

/**
 * Sends rows, as `createBinaryRows` writes them, to a statement `copy … from stdin (format binary)`: like an insert it checks and
 * fires what the table has, but costs the database a third less. What the database refuses is thrown with its error as the cause.
 */
export async function copyRows(tx: Transaction, statement: string, rows: Uint8Array): Promise<void> {
  const connection = connectionOf(tx)
  try {
    await copyOver(connection, statement, rows)
  } catch (cause) {
    throw new Error(`Failed: ${statement}`, { cause })
  }
}

/** The same over a connection that no transaction of ours has; it throws what the database says. */
export function copyOver(connection: ClientBase, statement: string, rows: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.query(new CopyIn(statement, rows, { resolve, reject }))
  })
}

/**
 * What pg asks of a statement that it sends, COPY's part of it included. The stream of pg-copy-streams writes on to a
 * connection that has refused it meanwhile, where nobody catches what is thrown; this sends all it has at once.
 */
class CopyIn implements Submittable {
  readonly text: string
  readonly rows: Uint8Array
  readonly #answer: { resolve(): void; reject(error: Error): void }

  constructor(text: string, rows: Uint8Array, answer: { resolve(): void; reject(error: Error): void }) {
    this.text = text
    this.rows = rows
    this.#answer = answer
  }

  submit(connection: Connection): void {
    connection.query(this.text)
  }

  handleCopyInResponse({ stream }: Connection): void {
    // A connection that was lost meanwhile tells so itself.
    if (!stream.writable) return
    const begin = Buffer.alloc(1 + lengthBytes)
    begin.write(copyData, 'latin1')
    begin.writeInt32BE(lengthBytes + this.rows.byteLength, 1)
    const end = Buffer.alloc(1 + lengthBytes)
    end.write(copyDone, 'latin1')
    end.writeInt32BE(lengthBytes, 1)
    // Beside pg's own words for these, which copy what they send.
    stream.cork()
    stream.write(begin)
    stream.write(this.rows)
    stream.write(end)
    stream.uncork()
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#answer.resolve()
  }

  handleError(error: Error): void {
    this.#answer.reject(error)
  }
}
