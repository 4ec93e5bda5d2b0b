import type { FastifyInstance } from 'fastify'
import { drawManyPixels, drawSvgBomb } from './draw-bombs.ts'
import { dripPicture } from './drip-picture.ts'
import { mediaTypeOf } from './media-type-of.ts'
import type { Photograph, Photographs } from './open-photographs.ts'
import { padPicture } from './pad-picture.ts'

interface Named {
  Params: { name: string }
  Querystring: Record<string, string | undefined>
}

const page =
  '<!doctype html><html lang="en"><title>Sign in</title><p>Please sign in to see this picture.</p></html>'

/** Bodies that are slow, too long, broken, or not what their type says. Accepts any name. */
export function mountSpoilt(app: FastifyInstance, photographs: Photographs): void {
  async function find(name: string): Promise<Photograph> {
    const photograph = (await photographs.find(name)) ?? (await photographs.find('dandelion.jpg'))
    if (!photograph) throw new Error('the photographs are not where they belong')
    return photograph
  }

  app.get<Named>('/slow/:name', async ({ params, query }, reply) => {
    const { bytes, mediaType } = await find(params.name)
    const dropBytes = Number(query.bytes ?? 1024)
    const pauseMs = Number(query.pauseMs ?? 250)
    return reply
      .type(mediaType)
      .header('content-length', bytes.length)
      .send(dripPicture(bytes, { dropBytes, pauseMs }))
  })

  app.get<Named>('/endless/:name', async ({ params }, reply) => {
    const { bytes, mediaType } = await find(params.name)
    return reply.type(mediaType).send(padPicture(bytes, Number.POSITIVE_INFINITY))
  })

  app.get<Named>('/huge/declared/:name', async ({ params, query }, reply) => {
    const { bytes, mediaType } = await find(params.name)
    const total = megabytes(query.megabytes)
    return reply.type(mediaType).header('content-length', total).send(padPicture(bytes, total))
  })

  app.get<Named>('/huge/undeclared/:name', async ({ params, query }, reply) => {
    const { bytes, mediaType } = await find(params.name)
    return reply.type(mediaType).send(padPicture(bytes, megabytes(query.megabytes)))
  })

  app.get('/html/:name', async (_request, reply) => reply.type('image/jpeg').send(page))

  app.get('/empty/:name', async (_request, reply) => reply.type('image/jpeg').send(''))

  app.get<Named>('/truncated/:name', async ({ params }, reply) => {
    const { bytes, mediaType } = await find(params.name)
    return reply.type(mediaType).send(bytes.subarray(0, bytes.length / 2))
  })

  app.get<Named>('/dropped/:name', async ({ params }, reply) => {
    const { bytes, mediaType } = await find(params.name)
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': mediaType, 'content-length': bytes.length })
    reply.raw.write(bytes.subarray(0, bytes.length / 2), () => reply.raw.destroy())
    return reply
  })

  app.get<Named>('/svg/:name', async ({ params }, reply) =>
    reply.type(mediaTypeOf(params.name) ?? 'image/svg+xml').send(drawSvgBomb()),
  )

  app.get('/many-pixels/:name', async (_request, reply) => reply.type('image/png').send(drawManyPixels()))
}

function megabytes(asked: string | undefined): number {
  return Number(asked ?? 200) * 1024 * 1024
}
