import type { Connection, Submittable } from 'pg'
import { connectionOf, type Transaction } from '#server/platform/open-database.ts'

/**
 * Sends rows, as `createBinaryRows` writes them, to a statement `copy … from stdin (format binary)`: like an insert it checks and
 * fires what the table has, but costs the database a third less. What the database refuses is thrown with its error as the cause.
 */
export async function copyRows(tx: Transaction, statement: string, rows: Uint8Array): Promise<void> {
  const connection = connectionOf(tx)
  try {
    await new Promise<void>((resolve, reject) => {
      connection.query(new CopyIn(statement, rows, { resolve, reject }))
    })
  } catch (cause) {
    throw new Error(`Failed: ${statement}`, { cause })
  }
}

/**
 * What pg asks of a statement that it sends, COPY's part of it included. The stream of pg-copy-streams writes on to a
 * connection that has refused it meanwhile, where nobody catches what is thrown; this sends all it has at once.
 */
class CopyIn implements Submittable {
  readonly text: string
  readonly #rows: Uint8Array
  readonly #answer: { resolve(): void; reject(error: Error): void }

  constructor(text: string, rows: Uint8Array, answer: { resolve(): void; reject(error: Error): void }) {
    this.text = text
    this.#rows = rows
    this.#answer = answer
  }

  submit(connection: Connection): void {
    connection.query(this.text)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    const { buffer, byteOffset, byteLength } = this.#rows
    connection.sendCopyFromChunk(Buffer.from(buffer, byteOffset, byteLength))
    connection.endCopyFrom()
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#answer.resolve()
  }

  handleError(error: Error): void {
    this.#answer.reject(error)
  }
}

/** What the types of pg leave out. */
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}
