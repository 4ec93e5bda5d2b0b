import type { FastifyInstance } from 'fastify'

const patienceMs = 3_000
const lookEveryMs = 50

/** Lets requests under way be answered when the app closes; what takes longer than 3 s is broken off. */
export function finishRequests(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server } = app
    if (!server.listening) return
    // A client that was answered keeps the connection for the next request, and would keep us from closing.
    const looking = setInterval(() => server.closeIdleConnections(), lookEveryMs)
    const patience = setTimeout(() => server.closeAllConnections(), patienceMs)
    server.once('close', () => {
      clearInterval(looking)
      clearTimeout(patience)
    })
  })
}
