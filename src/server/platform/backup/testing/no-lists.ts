import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openKeptFolder } from '#server/platform/files/open-kept-folder.ts'

/** An empty store, in a folder that is never created. */
export const noLists = {
  open: () => openKeptFolder(join(tmpdir(), 'bildwort-no-lists'), { keptFreeBytes: 0 }),
  named: async () => [],
}
