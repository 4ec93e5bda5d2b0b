import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { localOrigin } from '#cli/sources/source-picture.ts'

export const pictureEndings = [
  'jpg',
  'jpeg',
  'png',
  'webp',
  'gif',
  'tif',
  'tiff',
  'avif',
  'heic',
  'heif',
  'svg',
]
const isPicture = new RegExp(`\\.(?:${pictureEndings.join('|')})$`, 'i')

/**
 * What to send for a picture's address in a source: an address of the web as it is, else the file below `root` that it leads to. A sentence
 * if there is none. Only pictures below `root`: a source can name any file of the machine.
 */
export async function findPicture(
  url: string,
  root: string,
): Promise<{ url: string } | { file: string } | { problem: string }> {
  if (url === '') return { problem: 'its address is not known' }
  const address = new URL(url)
  if (address.origin !== localOrigin) return { url }
  const written = decode(address.pathname)
  if (written === null || !isPicture.test(written)) return { problem: `${address.pathname} is no picture` }
  // `@/` is the folder of sources in many projects; a site is often served from one of the others.
  const [, fromSources] = /\/@\/(.*)$/.exec(written) ?? []
  const candidates = fromSources
    ? [path.join(root, 'src', fromSources)]
    : ['', 'public', 'static'].map((folder) => path.join(root, folder, written))
  const inside = await realpath(root)
  for (const candidate of candidates) {
    const file = await realpath(candidate).catch(() => null)
    if (!file?.startsWith(inside + path.sep) || !isPicture.test(file)) continue
    if ((await stat(file)).isFile()) return { file: candidate }
  }
  return { problem: `${written} was not found` }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
