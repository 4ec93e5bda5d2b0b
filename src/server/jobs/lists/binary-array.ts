// As PostgreSQL numbers its types.
const types = { int4: 23, text: 25, json: 114 } as const

const headerBytes = 20
const lengthBytes = 4
const nullLength = -1

type ArrayOf<T extends keyof typeof types> = readonly ((T extends 'int4' ? number : string) | null)[]

/**
 * An array as PostgreSQL takes it without parsing: a parameter that is bytes is sent in its binary form, and needs a cast to
 * its type (`int[]` for int4, `text[]`, `json[]`). Texts hold no NUL. Format: array_recv in PostgreSQL's arrayfuncs.c.
 */
export function binaryArray<T extends keyof typeof types>(
  type: T,
  values: ArrayOf<T>,
): Uint8Array<ArrayBuffer> {
  let size = headerBytes
  for (const value of values) size += lengthBytes + (value === null ? 0 : bytesOf(value))
  const bytes = Buffer.from(new ArrayBuffer(size))
  let at = 0
  const write = (number: number) => {
    at = bytes.writeInt32BE(number, at)
  }
  const isEmpty = values.length === 0
  write(isEmpty ? 0 : 1)
  write(values.includes(null) ? 1 : 0)
  write(types[type])
  if (isEmpty) return bytes.subarray(0, at)
  write(values.length)
  write(1)
  for (const value of values) {
    if (typeof value === 'number') {
      write(lengthBytes)
      write(value)
    } else if (value === null) write(nullLength)
    else {
      const length = bytes.write(value, at + lengthBytes)
      write(length)
      at += length
    }
  }
  return bytes
}

function bytesOf(value: string | number): number {
  return typeof value === 'number' ? 4 : Buffer.byteLength(value)
}
