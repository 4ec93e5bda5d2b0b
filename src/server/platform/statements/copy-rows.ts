import type { ClientBase, Connection, Submittable } from 'pg'
import { connectionOf, type Transaction } from '#server/platform/open-database.ts'

// Message types of PostgreSQL's protocol.
const copyData = 'd'
const copyDone = 'c'
const lengthBytes = 4

/**
 * Sends rows from `createBinaryRows` to a `copy … from stdin (format binary)` statement: like an insert it runs checks and triggers, but
 * costs the database a third less. A refusal is thrown with the database's error as the cause.
 */
export async function copyRows(tx: Transaction, statement: string, rows: Uint8Array): Promise<void> {
  const connection = connectionOf(tx)
  try {
    await copyOver(connection, statement, rows)
  } catch (cause) {
    throw new Error(`Failed: ${statement}`, { cause })
  }
}

/** The same on a connection outside of our transactions; throws the database's error. */
export function copyOver(connection: ClientBase, statement: string, rows: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.query(new CopyIn(statement, rows, { resolve, reject }))
  })
}

/**
 * Implements pg's interface for a submitted statement, including the COPY subprotocol. The stream of pg-copy-streams keeps writing to a
 * connection that has refused it in the meantime, where its error cannot be caught; this sends everything at once.
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
    // A lost connection reports its own error.
    if (!stream.writable) return
    const begin = Buffer.alloc(1 + lengthBytes)
    begin.write(copyData, 'latin1')
    begin.writeInt32BE(lengthBytes + this.rows.byteLength, 1)
    const end = Buffer.alloc(1 + lengthBytes)
    end.write(copyDone, 'latin1')
    end.writeInt32BE(lengthBytes, 1)
    // Bypasses pg's own methods for these messages, which copy the data.
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
