import { chmod, mkdir, readdir } from 'node:fs/promises'

/** Makes `folder` one that only its owner may enter. Refuses one that has anything in it. */
export async function prepareBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await readdir(folder)
  if (found.length > 0) throw new Error(`${folder} is not empty: name a new folder for the backup.`)
  await chmod(folder, 0o700)
}
