import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openKeptFolder } from '#server/platform/files/open-kept-folder.ts'

const nothing = openKeptFolder(join(tmpdir(), 'bildwort-no-lists'), { keptFreeBytes: 0 })

/** Empty stores, in a folder that is never created. */
export const noLists = {
  open: () => ({ lists: nothing, pictures: nothing }),
  named: async () => ({ lists: [], pictures: [] }),
}
