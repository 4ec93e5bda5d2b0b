import path from 'node:path'
import type { ListRef } from './manifest.ts'

/** Where a backup in `folder` has a kept list. */
export function listPath(folder: string, { scope, name }: ListRef): string {
  return path.join(folder, 'lists', String(scope), name)
}
