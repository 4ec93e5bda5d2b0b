import { randomUUID } from 'node:crypto'

/** 24 hex digits behind the prefix. Node keeps randomness in store for UUIDs, for bytes it asks each time. */
export function makeId(prefix: string): string {
  return prefix + randomUUID().replaceAll('-', '').slice(0, 24)
}
