import { lookAtPicture } from '#stand-ins/ai/looking/look-at-picture.ts'
import type { Sight } from '#stand-ins/ai/looking/sight.ts'
import type { Protocol, SentPicture } from '#stand-ins/ai/protocols/protocol.ts'

/** Opens each picture as the provider would; throws a `Rejection` for the first that it would not open. */
export function lookAtPictures(protocol: Protocol, pictures: SentPicture[]): Promise<Sight[]> {
  return Promise.all(
    pictures.map(async (picture) => {
      protocol.checkPicture(picture)
      const sight = await lookAtPicture(picture.bytes).catch(() => {
        throw protocol.rejectUnreadable()
      })
      protocol.checkSight(picture, sight)
      return sight
    }),
  )
}
