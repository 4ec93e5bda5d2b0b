import type { FastifyInstance } from 'fastify'

const patienceMs = 3_000
const lookEveryMs = 50

/** Lets requests in progress finish when the app closes; those that take longer than 3 s are aborted. */
export function finishRequests(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server } = app
    if (!server.listening) return
    // Clients keep connections open for their next request, which would delay closing.
    const looking = setInterval(() => server.closeIdleConnections(), lookEveryMs)
    const patience = setTimeout(() => server.closeAllConnections(), patienceMs)
    server.once('close', () => {
      clearInterval(looking)
      clearTimeout(patience)
    })
  })
}
