import path from 'node:path'
import type { ListRef } from './manifest.ts'

/** The path of a kept list in a backup. */
export function listPath(folder: string, { scope, name }: ListRef): string {
  return path.join(folder, 'lists', String(scope), name)
}
