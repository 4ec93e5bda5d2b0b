import type { Bildwort } from './start-bildwort.ts'

/** Pictures of which no two are alike, in Base64, from the stand-ins beside a Bildwort. */
export function generatePictures({ farSide }: Pick<Bildwort, 'farSide'>, count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const answer = await fetch(`${farSide.pictures.url}/generated/${index + 1}.jpg?width=320&height=240`)
      return Buffer.from(await answer.arrayBuffer()).toString('base64')
    }),
  )
}
