import { join } from 'node:path'
import { bounds } from './platform/bounds.ts'
import type { KeptFiles } from './platform/files/kept-files.ts'
import { openKeptFolder } from './platform/files/open-kept-folder.ts'
import type { Settings } from './platform/read-settings.ts'

/** Opens the store for uploaded lists of the database with this id, separate from those of other databases. */
export function openLists({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>, databaseId: string): KeptFiles {
  return openKeptFolder(join(DATA_DIR, 'lists', databaseId), { keptFreeBytes: bounds.diskKeptFreeBytes })
}
