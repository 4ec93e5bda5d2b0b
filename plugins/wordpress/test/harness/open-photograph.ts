import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const photographs = path.join(import.meta.dirname, '../../../../stand-ins/pictures/photographs')

/**
 * A file as the form of the media library takes it: a photograph of the stand-ins, small and under a name of its own. With another
 * `turn`, in degrees of its colours, it is another picture.
 */
export async function openPhotograph(name: string, of = 'alpine-path.jpg', turn = 0) {
  const picture = sharp(await readFile(path.join(photographs, of))).resize(640)
  const buffer = await picture.modulate({ hue: turn }).jpeg().toBuffer()
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}
