import type { FastifyInstance } from 'fastify'
import { BehaviourChange } from './behaviour.ts'
import type { CallBook } from './state/create-call-book.ts'
import type { TrafficBook } from './state/create-traffic-book.ts'

interface Control {
  book: CallBook
  traffic: TrafficBook
  set(change: BehaviourChange): void
  forget(): void
}

/** What other processes ask and set: the calls, their counts, the traffic by the second, the behaviour. */
export function mountControl(app: FastifyInstance, { book, traffic, set, forget }: Control): void {
  app.get('/__stand-in/calls', async () => book.calls)
  app.get('/__stand-in/calls/count', async () => book.counts())
  app.get('/__stand-in/traffic', async () => traffic.read())
  app.post('/__stand-in/forget', async (_request, reply) => {
    forget()
    return reply.code(204).send()
  })
  app.post('/__stand-in/set', async (request, reply) => {
    const change = BehaviourChange.safeParse(request.body)
    if (!change.success) return reply.code(400).send({ issues: change.error.issues })
    set(change.data)
    return reply.code(204).send()
  })
}
