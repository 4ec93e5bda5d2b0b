import { randomBytes } from 'node:crypto'
import { constants, copyFile, open, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Replaces a file's content at once: whoever reads or kills meanwhile finds the old or the new one. A link stays one. */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const target = await realpath(file).catch(() => path.resolve(file))
  const mode = await stat(target).then(
    (known) => known.mode & 0o7777,
    () => 0o666,
  )
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.${randomBytes(4).toString('hex')}`)
  try {
    const opened = await open(draft, 'wx', mode)
    try {
      await opened.writeFile(bytes)
      await opened.chmod(mode)
      await opened.sync()
    } finally {
      await opened.close()
    }
    await rename(draft, target)
  } catch (fault) {
    await rm(draft, { force: true })
    throw fault
  }
}

/** A copy beside the file, `….bak`, unless there is one: then it is the older, and stays. */
export async function keepBackup(file: string): Promise<void> {
  await copyFile(file, `${file}.bak`, constants.COPYFILE_EXCL).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EEXIST') throw fault
  })
}
