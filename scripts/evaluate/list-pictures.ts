import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type ImagePurpose, imagePurposes } from '#contract/entities/image.ts'

/** What is sent along with a picture, and what is expected of its texts, from a file beside it: `dogs.jpg.json`. */
const Material = z.strictObject({
  /** The picture, relative to this file, if it is somewhere else. */
  file: z.string().optional(),
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
      /** What no text may say: the answer to an order that somebody hid in the picture or its context, a photographer's name. */
      unsaid: z.array(z.string()).default([]),
    })
    .default({ words: [], unsaid: [] }),
})

export interface ListedPicture {
  /** Its path in the folder. */
  name: string
  /** The folder in the folder that it is in; empty if it is in none. */
  set: string
  file: string
  context: string
  expected: { purpose?: ImagePurpose | undefined; words: string[]; unsaid: string[] }
  row: Partial<Record<'caption' | 'role' | 'linkTarget' | 'pageTitle', string>>
}

const endings = 'jpe?g|png|webp|gif|avif|tiff?|heic|svg'
const pictureOrMaterial = new RegExp(`\\.(?:${endings})(?:\\.json)?$`, 'i')

/** The pictures of a folder and of the folders in it, by name. */
export async function listPictures(folder: string): Promise<ListedPicture[]> {
  const files = await readdir(folder, { recursive: true })
  const names = files
    .filter((name) => pictureOrMaterial.test(name))
    .map((name) => name.replace(/\.json$/i, ''))
  if (names.length === 0) throw new Error(`${folder} has no pictures`)
  return await Promise.all(
    [...new Set(names)].toSorted().map(async (name) => {
      const beside = path.join(folder, name)
      const given = files.includes(`${name}.json`) ? JSON.parse(await readFile(`${beside}.json`, 'utf8')) : {}
      const { file, context, expected, ...row } = Material.parse(given)
      if (!file && !files.includes(name)) throw new Error(`${beside} is missing`)
      const said = Object.entries(row).filter(([, text]) => text !== undefined)
      return {
        ...{ name, context, expected },
        set: path.dirname(name) === '.' ? '' : path.dirname(name),
        file: file ? path.join(path.dirname(beside), file) : beside,
        row: Object.fromEntries(said),
      }
    }),
  )
}
