import { randomBytes } from 'node:crypto'

export function makeId(prefix: string): string {
  return prefix + randomBytes(12).toString('hex')
}
