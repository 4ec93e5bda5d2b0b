import { createReadStream } from 'node:fs'
import type { FoundJob } from '#server/jobs/reading/find-job.ts'
import type { KeptFiles } from '#server/platform/files/kept-files.ts'

/**
 * Writes the lists of one user's jobs as JSON: file name, size, SHA-256, and the whole file in Base64. A list that several jobs share is
 * included with the first; later ones refer to it (`sameAsJob`). `null` if none is stored. Memory use stays flat.
 */
export function listWriter(lists: KeptFiles, userId: number) {
  const firstJobs = new Map<string, number>()

  return async function* writeList({ id, filename, listFile }: FoundJob): AsyncGenerator<string> {
    await using file = listFile === null ? null : await lists.open(userId, listFile)
    if (listFile === null || !file) {
      yield 'null'
      return
    }
    const list = { filename, bytes: file.bytes, sha256: listFile }
    const sameAsJob = firstJobs.get(listFile)
    if (sameAsJob !== undefined) {
      yield JSON.stringify({ ...list, sameAsJob })
      return
    }
    firstJobs.set(listFile, id)
    yield `${JSON.stringify(list).slice(0, -1)},"base64":"`
    yield* createReadStream(file.path, 'base64')
    yield '"}'
  }
}
