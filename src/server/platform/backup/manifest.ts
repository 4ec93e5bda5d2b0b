import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

export const manifestFile = 'manifest.json'

const KeptFile = z.object({
  scope: z.number().int().positive(),
  name: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.number().int(),
})

/** Describes a backup. Written last: a folder without it is no backup. */
export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The schemas of the rows: hashes of the migrations, and the version of the queue's tables. */
  migrations: z.array(z.string()),
  queueVersion: z.number().int(),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      file: z.string().regex(/^[\w.-]+$/),
      rows: z.number().int(),
      sha256: z.string(),
    }),
  ),
  /** Files that rows name, by the user they belong to and the SHA-256 of their bytes. Backups of earlier versions have none. */
  lists: z.array(KeptFile).default([]),
  /** How many lists are missing: removed during the backup, or lost before. */
  missingLists: z.number().int().default(0),
  /** The same of uploaded pictures. */
  pictures: z.array(KeptFile).default([]),
  missingPictures: z.number().int().default(0),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
})
export type Manifest = z.infer<typeof Manifest>

/** A kept list or picture, by its user and its name in the store. */
export type ListRef = Pick<Manifest['lists'][number], 'scope' | 'name'>

/** Throws an error for operators if `folder` is not a backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => {
    throw new Error(`${folder} is no complete backup: it has no ${manifestFile}.`)
  })
  const manifest = Manifest.safeParse(JSON.parse(text))
  if (!manifest.success) throw new Error(`${folder}/${manifestFile} is not of a format this version reads.`)
  return manifest.data
}
