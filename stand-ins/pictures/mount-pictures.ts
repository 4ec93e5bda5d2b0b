import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createPictureMaker } from './create-picture-maker.ts'
import { filledMediaExport } from './filled-media-export.ts'
import { findGenerated } from './find-generated.ts'
import { usualSize } from './generate-pictures.ts'
import { makeEtag, type Photographs } from './open-photographs.ts'
import { sendPicture } from './send-picture.ts'

const pixels = z.coerce.number().int().min(1).max(4_000)
const Generated = z.object({
  number: z.coerce.number().int().nonnegative(),
  width: pixels.default(usualSize.width),
  height: pixels.default(usualSize.height),
})

/** The photographs, their list, and generated images. */
export function mountPictures(
  app: FastifyInstance,
  photographs: Photographs,
  generatedFolder: string | null,
): void {
  const make = createPictureMaker()

  app.get('/media-export.csv', async (request, reply) =>
    reply.type('text/csv; charset=utf-8').send(await filledMediaExport(`http://${request.host}`)),
  )

  app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const photograph = await photographs.find(request.params.name)
    if (!photograph) return reply.callNotFound()
    return sendPicture(request, reply, photograph)
  })

  app.get<{ Params: { number: string }; Querystring: Record<string, string> }>(
    '/generated/:number(^\\d+).jpg',
    async (request, reply) => {
      const read = Generated.safeParse({ ...request.query, ...request.params })
      if (!read.success) return reply.callNotFound()
      const { number, ...size } = read.data
      const bytes = await findGenerated(generatedFolder, make, number, size)
      return sendPicture(request, reply, { bytes, mediaType: 'image/jpeg', etag: makeEtag(bytes) })
    },
  )
}
