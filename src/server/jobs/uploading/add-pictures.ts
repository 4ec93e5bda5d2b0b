import { cleanPath } from '#contract/clean-path.ts'
import { isArchive, type ReceivedPicture } from '#server/jobs/starting/receive-upload.ts'
import type { Caller } from '#server/platform/caller.ts'
import { type AddedPictures, addArchive, refuseFile, refuseUnsafe, tooLarge } from './add-archive.ts'
import { type Storing, storePicture } from './store-picture.ts'

/**
 * Adds pictures that one call sent to a set, and those in its ZIP archives; every file that is none, or is unsafe, is named. Refuses what
 * `addArchive` and `refuseWithout` refuse: what was added until then stays.
 */
export async function addPictures(
  platform: Storing,
  reader: Caller,
  sent: {
    setId: string
    pictures: readonly ReceivedPicture[]
    refuseWithout(bytes: number): Promise<void>
  },
  signal: AbortSignal,
): Promise<AddedPictures> {
  const { setId, pictures, refuseWithout } = sent
  const { language } = reader
  const answer: AddedPictures = { added: [], refused: [] }
  const paths = new Set<string>()
  for (const { path: from, sha256, name, bytes, isTooLarge } of pictures) {
    signal.throwIfAborted()
    if (isArchive(name)) {
      const { added, refused } = await addArchive(
        platform,
        reader,
        { setId, archive: from, refuseWithout, paths },
        signal,
      )
      answer.added.push(...added)
      answer.refused.push(...refused)
      continue
    }
    const path = cleanPath(name)
    if (path === null || paths.has(path)) {
      answer.refused.push(refuseUnsafe(name, language))
      continue
    }
    paths.add(path)
    await refuseWithout(bytes)
    const stored = isTooLarge
      ? { fault: tooLarge(platform.settings.MAX_PICTURE_MB * 1e6) }
      : await storePicture(platform, reader, setId, { path, from, sha256 })
    if ('fault' in stored) answer.refused.push(refuseFile(path, stored.fault, language))
    else answer.added.push(stored)
  }
  return answer
}
