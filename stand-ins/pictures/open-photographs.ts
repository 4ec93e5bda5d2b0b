import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { mediaTypeOf } from './media-type-of.ts'

export interface Photograph {
  bytes: Buffer
  mediaType: string
  etag: string
}

const folder = new URL('./photographs/', import.meta.url)

/** The photographs by file name, each read once; null for other names. */
export async function openPhotographs() {
  const names = new Set((await readdir(folder)).filter((name) => mediaTypeOf(name)?.startsWith('image/')))
  const read = new Map<string, Promise<Photograph>>()
  return {
    names: [...names].sort(),
    async find(name: string): Promise<Photograph | null> {
      if (!names.has(name)) return null
      const photograph = read.get(name) ?? readPhotograph(name)
      read.set(name, photograph)
      return photograph
    },
  }
}

export type Photographs = Awaited<ReturnType<typeof openPhotographs>>

async function readPhotograph(name: string): Promise<Photograph> {
  const bytes = await readFile(new URL(name, folder))
  return { bytes, mediaType: mediaTypeOf(name) ?? 'application/octet-stream', etag: makeEtag(bytes) }
}

export function makeEtag(bytes: Buffer): string {
  return `"${createHash('sha1').update(bytes).digest('base64url')}"`
}
