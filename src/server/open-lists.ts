import { join } from 'node:path'
import { bounds } from './platform/bounds.ts'
import type { KeptFiles } from './platform/files/kept-files.ts'
import { openKeptFolder } from './platform/files/open-kept-folder.ts'
import type { Settings } from './platform/read-settings.ts'

/** Where uploaded lists are kept, as the settings say. */
export function openLists({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): KeptFiles {
  return openKeptFolder(join(DATA_DIR, 'lists'), { keptFreeBytes: bounds.diskKeptFreeBytes })
}
