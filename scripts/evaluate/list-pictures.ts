import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type ImagePurpose, imagePurposes } from '#contract/entities/image.ts'

/** What is sent along with a picture, and what is expected of its texts, from a file beside it: `dogs.jpg.json`. */
const Material = z.strictObject({
  context: z.string().default(''),
  caption: z.string().optional(),
  role: z.string().optional(),
  linkTarget: z.string().optional(),
  pageTitle: z.string().optional(),
  expected: z
    .strictObject({
      purpose: z.enum(imagePurposes).optional(),
      /** Signs, values, names: each must be in a text. */
      words: z.array(z.string()).default([]),
    })
    .default({ words: [] }),
})

export interface ListedPicture {
  name: string
  file: string
  context: string
  expected: { purpose?: ImagePurpose | undefined; words: string[] }
  row: Partial<Record<'caption' | 'role' | 'linkTarget' | 'pageTitle', string>>
}

/** The pictures of a folder, by name. */
export async function listPictures(folder: string): Promise<ListedPicture[]> {
  const names = await readdir(folder)
  const pictures = names
    .filter((name) => /\.(?:jpe?g|png|webp|gif|avif|tiff?|heic|svg)$/i.test(name))
    .toSorted()
  if (pictures.length === 0) throw new Error(`${folder} has no pictures`)
  return await Promise.all(
    pictures.map(async (name) => {
      const file = path.join(folder, name)
      const given = names.includes(`${name}.json`) ? JSON.parse(await readFile(`${file}.json`, 'utf8')) : {}
      const { context, expected, ...row } = Material.parse(given)
      const said = Object.entries(row).filter(([, text]) => text !== undefined)
      return { name, file, context, expected, row: Object.fromEntries(said) }
    }),
  )
}
