import { createHash } from 'node:crypto'
import { listScopes } from './list-keys.ts'
import type { Bucket } from './open-bucket.ts'
import type { Listing } from './read-listing.ts'

/** Small files in a bucket by scope, named by the SHA-256 of their bytes in hex. Everything refuses `not_ready` if the service fails. */
export interface Blobs {
  /** Renews its age if it is there already. Returns its name. */
  put(scope: number, bytes: Buffer): Promise<string>
  get(scope: number, name: string): Promise<Buffer | null>
  /** Removes a file, unless it was put within the last `unlessWithinMs`. */
  remove(scope: number, name: string, options?: { unlessWithinMs?: number }): Promise<void>
  scopes(): Promise<number[]>
  /** All names of a scope, a thousand at a time. */
  names(scope: number): AsyncGenerator<string[]>
}

export function openBucketBlobs(bucket: Bucket, prefix: string): Blobs {
  const keyOf = (scope: number, name: string) => `${prefix}/${scope}/${name}`

  return {
    async put(scope, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await bucket.put(keyOf(scope, sha256), { sha256, bytes: bytes.length, body: () => bytes })
      return sha256
    },

    async get(scope, name) {
      const found = await bucket.get(keyOf(scope, name))
      return found && Buffer.from(await found.body.arrayBuffer())
    },

    async remove(scope, name, { unlessWithinMs = 0 } = {}) {
      const ageMs = await bucket.ageOf(keyOf(scope, name))
      if (ageMs !== null && ageMs >= unlessWithinMs) await bucket.remove(keyOf(scope, name))
    },

    scopes: () => listScopes(bucket, `${prefix}/`),

    async *names(scope) {
      let page: string | null = null
      do {
        const { objects, next }: Listing = await bucket.list(keyOf(scope, ''), { page })
        yield objects.map(({ key }) => key.slice(keyOf(scope, '').length))
        page = next
      } while (page)
    },
  }
}
