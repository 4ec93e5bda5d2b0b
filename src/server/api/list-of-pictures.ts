import { dirname, join } from 'node:path'
import { limits } from '#contract/limits.ts'
import type { ListNotice } from '#contract/lists/list-notices.ts'
import { cleanFilename } from '#server/jobs/starting/clean-filename.ts'
import { isArchive, type ReceivedPicture, type ReceivedUpload } from '#server/jobs/starting/receive-upload.ts'
import { refuseBeyondQuota } from '#server/jobs/starting/refuse-beyond-quota.ts'
import type { AddedPictures } from '#server/jobs/uploading/add-archive.ts'
import { addPictures } from '#server/jobs/uploading/add-pictures.ts'
import { dropUnusedSet, makeSet } from '#server/jobs/uploading/sets.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { writeListFile } from './list-of-images.ts'

const fileColumn = 'file'
const namedFiles = 20
/** In the name of a job that was given none. */
const filesInName = 3

/**
 * Passes an uploaded list to `use` as it is. If pictures or a ZIP of them came in its place, it passes a list of their paths: a file that is
 * no picture becomes an image that fails, free. If pictures came with it, its paths are theirs. They stay if `use` starts a job. Refuses
 * `no_usable_picture`, and what `makeSet` and `addPictures` refuse.
 */
export async function withListOfPictures<T>(
  platform: Platform,
  caller: Caller,
  upload: ReceivedUpload,
  use: (upload: ReceivedUpload) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const pictures = picturesOf(upload)
  if (pictures.length === 0) return await use(upload)
  const set = await makeSet(platform.db, caller, { isNew: true })
  try {
    const refuseWithout = (moreBytes: number) =>
      refuseBeyondQuota(platform, platform.db, { userId: caller.id, newJobId: null, moreBytes })
    const files = await addPictures(platform, caller, { setId: set.id, pictures, refuseWithout }, signal)
    const unusable = listRefused(files)
    if (files.added.length === 0) throw new Refusal('no_usable_picture', unusable)
    const named = { ...upload, notices: noticesOf(unusable) }
    if (hasList(upload)) return await use({ ...named, fields: { ...upload.fields, baseUrl: set.address } })
    const name = upload.fields.name || nameOf(pictures)
    const fields = { ...upload.fields, name, urlColumn: fileColumn, baseUrl: set.address }
    return await use({ ...named, ...(await writeList(upload, files)), fields })
  } catch (error) {
    // Usually it is the one in `file`.
    if (error instanceof Refusal && error.code === 'archive_unreadable' && !isArchive(upload.filename))
      error.of('pictures')
    throw error
  } finally {
    // A quote, a start that was refused, or one that another call made.
    await dropUnusedSet(platform.db, caller, set.id)
  }
}

function hasList({ filename }: ReceivedUpload): boolean {
  return filename !== '' && !isArchive(filename)
}

function picturesOf({ path, sha256, filename, pictures = [] }: ReceivedUpload): ReceivedPicture[] {
  const archive = { path, sha256, name: filename, bytes: 0, isTooLarge: false }
  return isArchive(filename) ? [archive, ...pictures] : pictures
}

/** What was sent, since the list that is made of it has no name of its own. */
function nameOf(pictures: ReceivedPicture[]): string {
  const names = pictures.slice(0, filesInName).map(({ name }) => cleanFilename(name))
  const all = [...names, ...(pictures.length > filesInName ? ['…'] : [])].join(', ')
  return [...all].slice(0, limits.filenameCharacters).join('')
}

async function writeList(
  { path: sent, filename }: ReceivedUpload,
  { added, refused }: AddedPictures,
): Promise<Pick<ReceivedUpload, 'path' | 'sha256' | 'filename'>> {
  const named = [...added, ...refused.filter(({ why }) => why !== 'unsafe')]
  const rows = named.map(({ path }) => `"${path.replaceAll('"', '""')}"`)
  const list = await writeListFile(join(dirname(sent), 'paths'), `${[fileColumn, ...rows].join('\r\n')}\r\n`)
  return { ...list, filename: `${filename.replace(/\.zip$/i, '') || 'pictures'}.csv` }
}

function listRefused({ refused }: AddedPictures): { count: number; names: string } {
  const names = refused.slice(0, namedFiles).map(({ path, reason }) => `${path}: ${reason}`)
  const more = refused.length > namedFiles ? [' …'] : []
  return { count: refused.length, names: [...names, ...more].join(' ') }
}

function noticesOf(unusable: { count: number; names: string }): ListNotice[] {
  return unusable.count === 0 ? [] : [{ code: 'files_unusable', details: unusable }]
}
