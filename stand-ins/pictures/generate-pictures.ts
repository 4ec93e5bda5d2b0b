import { access } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { createPictureMaker, type Size } from './create-picture-maker.ts'
import { findGenerated, generatedPath } from './find-generated.ts'

/** The default size of a generated image: about a megapixel. */
export const usualSize: Size = { width: 1200, height: 850 }

/**
 * Generates the images 1 to `count` in the folder, for a site with that `generatedFolder`. Skips existing ones; returns the number of
 * generated images.
 */
export async function generatePictures(
  folder: string,
  count: number,
  size: Size = usualSize,
): Promise<number> {
  const make = createPictureMaker()
  let next = 1
  let made = 0
  async function work() {
    while (next <= count) {
      const number = next
      next += 1
      if (await exists(generatedPath(folder, number, size))) continue
      await findGenerated(folder, make, number, size)
      made += 1
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return made
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
