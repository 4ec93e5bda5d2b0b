const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1')
// Flags and the length of a header extension: there are none.
const headerRest = 8
const endOfRows = -1
const absent = -1
const jsonbVersion = 1
// A short list gets by with the first: the garbage collector counts all that is given, and would run for every start. A
// long one goes on with as much as most batches need, as growing leaves what was too small behind.
const firstBytes = 16 * 1024
const usualBytes = 1024 * 1024
const maxBytesPerUnit = 3

/**
 * Writes rows of so many fields in the binary form of PostgreSQL's COPY, field by field in the order of the columns; null is
 * NULL. Texts hold no NUL. Format: "Binary Format" on COPY's page in PostgreSQL's manual.
 */
export function createBinaryRows(fieldsPerRow: number) {
  // Not from Buffer's pool: the memory is handed to another thread as it is.
  let bytes = Buffer.allocUnsafeSlow(firstBytes)
  let at = signature.copy(bytes)
  bytes.fill(0, at, at + headerRest)
  at += headerRest

  function need(more: number): void {
    if (at + more <= bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(usualBytes, bytes.length * 2, at + more))
    bytes.copy(larger, 0, 0, at)
    bytes = larger
  }

  function write(text: string | null, prefix?: number): void {
    need(5 + (text === null ? 0 : text.length * maxBytesPerUnit))
    if (text === null) {
      at = bytes.writeInt32BE(absent, at)
      return
    }
    const lengthAt = at
    at += 4
    if (prefix !== undefined) at = bytes.writeUInt8(prefix, at)
    at += bytes.write(text, at)
    bytes.writeInt32BE(at - lengthAt - 4, lengthAt)
  }

  return {
    beginRow(): void {
      need(2)
      at = bytes.writeInt16BE(fieldsPerRow, at)
    },
    /** text, and json, which is kept as its text. */
    text: (value: string | null) => write(value),
    /** Of a value's JSON text. */
    jsonb: (value: string | null) => write(value, jsonbVersion),
    int4(value: number | null): void {
      need(8)
      at = bytes.writeInt32BE(value === null ? absent : 4, at)
      if (value !== null) at = bytes.writeInt32BE(value, at)
    },
    int2(value: number | null): void {
      need(6)
      at = bytes.writeInt32BE(value === null ? absent : 2, at)
      if (value !== null) at = bytes.writeInt16BE(value, at)
    },
    /** timestamptz, in microseconds from the beginning of 2000 in UTC. */
    moment(value: number | null): void {
      need(12)
      at = bytes.writeInt32BE(value === null ? absent : 8, at)
      if (value !== null) at = bytes.writeBigInt64BE(BigInt(value), at)
    },
    /** All of it; nothing is written afterwards. */
    end(): Uint8Array<ArrayBuffer> {
      need(2)
      at = bytes.writeInt16BE(endOfRows, at)
      return bytes.subarray(0, at)
    },
  }
}
