import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '#server/platform/refusal.ts'
import { digestFile } from './digest-file.ts'
import type { KeptFiles } from './kept-files.ts'
import { listAll, listScopes } from './list-keys.ts'
import type { Bucket } from './open-bucket.ts'

interface BucketBounds {
  /** No file is opened that would leave less free space in the temporary folder. */
  keptFreeBytes: number
}

const sha256 = /^[0-9a-f]{64}$/

/** Opens a store in a bucket, below `prefix`, laid out like a folder of `openKeptFolder`. Refuses `not_ready` if the service fails. */
export function openKeptBucket(bucket: Bucket, prefix: string, { keptFreeBytes }: BucketBounds): KeptFiles {
  const prefixOf = (scope: number) => `${prefix}/${scope}/`
  const keyOf = (scope: number, name: string) => prefixOf(scope) + name

  return {
    async keep(scope, path, known) {
      const name = known ?? (await digestFile(path))
      const { size: bytes } = await stat(path)
      // Also if it is there already: this renews its age.
      await bucket.put(keyOf(scope, name), { sha256: name, bytes, body: () => createReadStream(path) })
      return { name, bytes }
    },

    async open(scope, name) {
      // Only names made by `keep` are valid.
      if (!sha256.test(name)) return null
      const found = await bucket.get(keyOf(scope, name))
      if (!found) return null
      const folder = await mkdtemp(join(tmpdir(), 'bildwort-kept-'))
      const remove = () => rm(folder, { recursive: true, force: true })
      try {
        const path = join(folder, 'file')
        const { bavail, bsize } = await statfs(folder)
        if (bavail * bsize - found.bytes < keptFreeBytes) throw new Refusal('disk_full')
        await pipeline(found.body, createWriteStream(path, { mode: 0o600 }))
        return { path, bytes: found.bytes, [Symbol.asyncDispose]: remove }
      } catch (error) {
        found.body.destroy()
        await remove()
        throw error
      }
    },

    scopes: () => listScopes(bucket, `${prefix}/`),

    names: async (scope) =>
      (await listAll(bucket, prefixOf(scope))).map(({ key }) => key.slice(prefixOf(scope).length)),

    async remove(scope, name, { unlessWithinMs = 0 } = {}) {
      const key = keyOf(scope, name)
      const ageMs = await bucket.ageOf(key)
      if (ageMs !== null && ageMs >= unlessWithinMs) await bucket.remove(key)
    },
  }
}
