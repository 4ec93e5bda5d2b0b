import type { FastifyInstance } from 'fastify'
import { BehaviourChange } from './behaviour.ts'
import type { CallBook } from './create-call-book.ts'

/** What other processes ask and set: the calls, their counts, the behaviour. */
export function mountControl(
  app: FastifyInstance,
  book: CallBook,
  set: (change: BehaviourChange) => void,
): void {
  app.get('/__stand-in/calls', async () => book.calls)
  app.get('/__stand-in/calls/count', async () => book.counts())
  app.post('/__stand-in/forget', async (_request, reply) => {
    book.forget()
    return reply.code(204).send()
  })
  app.post('/__stand-in/set', async (request, reply) => {
    const change = BehaviourChange.safeParse(request.body)
    if (!change.success) return reply.code(400).send({ issues: change.error.issues })
    set(change.data)
    return reply.code(204).send()
  })
}
