import { listFileOf } from '#contract/lists/list-files.ts'

/** A file with the folders that it was chosen with. */
export interface PathFile {
  path: string
  file: File
}

/** What was chosen or dropped for a job with pictures of its own. */
export interface ChosenFiles {
  pictures: PathFile[]
  archives: PathFile[]
  /** A list that names the files; null: they are the list. */
  list: File | null
  /** Paths of files that are none of these. */
  others: string[]
}

// Some systems set no type.
const pictureName = /\.(jpe?g|jfif|png|gif|webp|tiff?|bmp|avif|hei[cf]|svg)$/i
/** What file systems leave in folders. */
const leftovers = /(^|\/)(\.|Thumbs\.db$|desktop\.ini$)/i

export function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || pictureName.test(name)
}

/** Null if none of the files is a picture or a ZIP archive: then the first one is meant as a list. */
export function sortFiles(files: PathFile[]): ChosenFiles | null {
  const chosen: ChosenFiles = { pictures: [], archives: [], list: null, others: [] }
  const taken = new Set<string>()
  for (const { path: written, file } of files) {
    if (leftovers.test(written)) continue
    const path = unlike(taken, written)
    if (isPicture(file)) chosen.pictures.push({ path, file })
    else if (/\.zip$/i.test(file.name)) chosen.archives.push({ path, file })
    else if (listFileOf(file.name) && !chosen.list) chosen.list = file
    else chosen.others.push(path)
  }
  return chosen.pictures.length + chosen.archives.length > 0 ? chosen : null
}

/** Phones call every picture `image.jpg`. */
function unlike(taken: Set<string>, path: string): string {
  let free = path
  for (let number = 2; taken.has(free); number += 1) free = path.replace(/(\.[^.]*)?$/, ` (${number})$1`)
  taken.add(free)
  return free
}

/** Files of an input; a folder's files have paths. */
export function filesOf(input: HTMLInputElement): PathFile[] {
  return [...(input.files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

/** Everything that was dropped, folders with their content. Call it during the event. */
export async function filesIn(transfer: DataTransfer): Promise<PathFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null)
  if (entries.every((entry) => entry === null))
    return [...transfer.files].map((file) => ({ path: file.name, file }))
  const files: PathFile[] = []
  for (const entry of entries) if (entry) await collect(entry, files)
  return files
}

async function collect(entry: FileSystemEntry, files: PathFile[]): Promise<void> {
  if (entry.isFile) {
    // Safe: `isFile` says so.
    const file = await new Promise<File>((found, failed) =>
      (entry as FileSystemFileEntry).file(found, failed),
    )
    files.push({ path: entry.fullPath.replace(/^\//, ''), file })
    return
  }
  // Safe: an entry is a file or a folder.
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  for (;;) {
    // At most a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((found, failed) => reader.readEntries(found, failed))
    if (some.length === 0) return
    for (const each of some) await collect(each, files)
  }
}
