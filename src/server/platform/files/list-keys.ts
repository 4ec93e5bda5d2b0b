import type { Bucket } from './open-bucket.ts'
import type { Listing } from './read-listing.ts'

/** All objects whose key begins with `prefix`. */
export async function listAll(bucket: Bucket, prefix: string): Promise<Listing['objects']> {
  const all: Listing['objects'] = []
  let page: string | null = null
  do {
    const { objects, next }: Listing = await bucket.list(prefix, { page })
    all.push(...objects)
    page = next
  } while (page)
  return all
}

/** The numbers that follow `prefix` in the keys, up to their `/`. */
export async function listScopes(bucket: Bucket, prefix: string): Promise<number[]> {
  const all: string[] = []
  let page: string | null = null
  do {
    const { folders, next }: Listing = await bucket.list(prefix, { page, folders: true })
    all.push(...folders.map((folder) => folder.slice(prefix.length, -1)))
    page = next
  } while (page)
  return all.filter((name) => /^[1-9]\d*$/.test(name)).map(Number)
}
