import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

export const manifestFile = 'manifest.json'

/** Says what a backup holds. It is written last: a folder without it is no backup. */
export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The schemas the rows belong to: hashes of the migrations, and the version of the queue's tables. */
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
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
})
export type Manifest = z.infer<typeof Manifest>

/** Throws a sentence for people if `folder` is no backup that this version understands. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => {
    throw new Error(`${folder} is no complete backup: it has no ${manifestFile}.`)
  })
  const manifest = Manifest.safeParse(JSON.parse(text))
  if (!manifest.success) throw new Error(`${folder}/${manifestFile} is not of a format this version reads.`)
  return manifest.data
}
