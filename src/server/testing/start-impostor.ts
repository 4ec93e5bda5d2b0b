import fastify from 'fastify'

/** Somebody who answers every call to the payment service with the same object. */
export async function startImpostor(object: object) {
  const app = fastify({ forceCloseConnections: true })
  // What is sent is of no interest, whatever it is.
  app.addContentTypeParser('*', async () => null)
  app.all('*', async () => object)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, [Symbol.asyncDispose]: () => app.close() }
}
