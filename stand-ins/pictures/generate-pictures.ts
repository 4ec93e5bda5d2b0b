import { access } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { createPictureMaker, type Size } from './create-picture-maker.ts'
import { findGenerated, generatedPath } from './find-generated.ts'

/** The size of a generated picture whose address names none: about a megapixel. */
export const usualSize: Size = { width: 1200, height: 850 }

/**
 * Writes the pictures 1 to `count` into the folder, for a site with that `generatedFolder`. What is there already
 * stays. Answers how many were made.
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
