import { createHash } from 'node:crypto'
import type { FileKey, FileStore } from './file-store.ts'
import { listAll, listScopes } from './list-keys.ts'
import type { Bucket } from './open-bucket.ts'

interface StoreBounds {
  /** For all files together, each time that old ones are removed. */
  maxBytes: number
  keptMs: number
}

/** Opens a cache in a bucket, below `prefix`. */
export function openBucketStore(
  bucket: Bucket,
  prefix: string,
  { maxBytes, keptMs }: StoreBounds,
): FileStore {
  const keyOf = ({ scope, name }: FileKey) =>
    `${prefix}/${scope}/${createHash('sha256').update(name).digest('hex')}`

  return {
    async get(key) {
      const found = await bucket.get(keyOf(key))
      if (!found) return null
      const { body, mediaType, ageMs } = found
      if (ageMs > keptMs) {
        await body.dump()
        return null
      }
      return { bytes: Buffer.from(await body.arrayBuffer()), mediaType }
    },

    async put(key, { bytes, mediaType }) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await bucket.put(keyOf(key), { sha256, bytes: bytes.length, mediaType, body: () => bytes })
    },

    scopes: () => listScopes(bucket, `${prefix}/`),

    async removeScope(scope) {
      for (const { key } of await listAll(bucket, `${prefix}/${scope}/`)) await bucket.remove(key)
    },

    async removeOld() {
      const newestFirst = (await listAll(bucket, `${prefix}/`)).toSorted(
        (one, other) => +other.madeAt - +one.madeAt,
      )
      let sum = 0
      for (const { key, bytes, madeAt } of newestFirst) {
        sum += bytes
        if (sum > maxBytes || Date.now() - +madeAt > keptMs) await bucket.remove(key)
      }
    },
  }
}
