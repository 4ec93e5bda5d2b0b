const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1')
// Flags and the length of the header extension: both zero.
const headerRest = 8
const endOfRows = -1
const absent = -1
const jsonbVersion = 1
// The first size suffices for a short list: the garbage collector counts every allocation, and would run for every start. A long list
// continues with enough for most batches, because each growth leaves the smaller buffer behind.
const firstBytes = 16 * 1024
const usualBytes = 1024 * 1024
const maxBytesPerUnit = 3

/**
 * Writes rows in the binary format of PostgreSQL's COPY, field by field in column order; null is NULL. Texts must not contain NUL. Format:
 * "Binary Format" on COPY's page in PostgreSQL's manual.
 */
export function createBinaryRows(fieldsPerRow: number) {
  // Not from Buffer's pool, because the memory is transferred to another thread.
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
    /** For text, and for json, which is stored as its text. */
    text: (value: string | null) => write(value),
    /** For the JSON text of a value. */
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
    /** For timestamptz: microseconds since the beginning of 2000 in UTC. */
    moment(value: number | null): void {
      need(12)
      at = bytes.writeInt32BE(value === null ? absent : 8, at)
      if (value !== null) at = bytes.writeBigInt64BE(BigInt(value), at)
    },
    /** Returns all bytes; nothing can be written afterwards. */
    end(): Uint8Array<ArrayBuffer> {
      need(2)
      at = bytes.writeInt16BE(endOfRows, at)
      return bytes.subarray(0, at)
    },
  }
}
