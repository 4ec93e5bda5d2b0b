import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { countTraffic, type Traffic } from './count-traffic.ts'
import { createFlakySteering } from './create-flaky-steering.ts'
import { mountDetours } from './mount-detours.ts'
import { mountPictures } from './mount-pictures.ts'
import { mountShop } from './mount-shop.ts'
import { mountSpoilt } from './mount-spoilt.ts'
import { openPhotographs } from './open-photographs.ts'

export interface PictureSiteOptions {
  /** 0, the default, picks a free one. */
  port?: number
  /** Before every answer. Default 0. */
  latencyMs?: number
  /** The folder for generated images; without it, each request generates its image. */
  generatedFolder?: string
}

export interface PictureSite extends Traffic {
  url: string
  /** File names of the photographs, available at `url/name`. */
  photographs: string[]
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** A website of images on 127.0.0.1: photographs, generated ones, and every way in which a fetch can fail. */
export async function startPictureSite(options: PictureSiteOptions = {}): Promise<PictureSite> {
  const { port = 0, latencyMs = 0, generatedFolder } = options
  const photographs = await openPhotographs()
  const steer = createFlakySteering()
  const app = fastify({
    forceCloseConnections: true,
    rewriteUrl: (request) => steer(request.url ?? '/'),
  })
  const traffic = countTraffic(app)
  if (latencyMs > 0)
    app.addHook('onRequest', async () => {
      await sleep(latencyMs)
    })
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
  mountPictures(app, photographs, generatedFolder ?? null)
  mountSpoilt(app, photographs)
  mountDetours(app)
  mountShop(app)
  app.get('/__stand-in/requests', async () => ({
    requests: Object.fromEntries(traffic.requests),
    inFlight: traffic.inFlight(),
    maxInFlight: traffic.maxInFlight(),
  }))
  const url = await app.listen({ host: '127.0.0.1', port })
  const close = async () => {
    await app.close()
  }
  return { url, photographs: photographs.names, ...traffic, close, [Symbol.asyncDispose]: close }
}
