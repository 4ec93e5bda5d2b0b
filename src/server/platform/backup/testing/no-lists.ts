import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openKeptFolder } from '#server/platform/files/open-kept-folder.ts'

/** No lists, and a folder that is never made. */
export const noLists = {
  open: () => openKeptFolder(join(tmpdir(), 'bildwort-no-lists'), { keptFreeBytes: 0 }),
  named: async () => [],
}
