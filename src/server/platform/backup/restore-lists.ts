import type { KeptFiles } from '#server/platform/files/kept-files.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { listPath } from './list-path.ts'
import type { Manifest } from './manifest.ts'

/** Keeps the lists of the backup. Those of a restore that was interrupted count as kept. */
export async function restoreLists(lists: KeptFiles, manifest: Manifest, folder: string): Promise<void> {
  for (const list of manifest.lists) {
    await lists.keep(list.scope, listPath(folder, list)).catch((error) => {
      if (!(error instanceof Refusal)) throw error
      throw new Error('The disk of DATA_DIR has too little room for the lists of the backup.')
    })
  }
}
