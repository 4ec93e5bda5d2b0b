import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { MailBook } from './create-mail-book.ts'
import { RefusalChange, type Refusals } from './create-refusals.ts'
import { findMails } from './find-mails.ts'

const Query = z.object({ to: z.string().optional().catch(undefined) })

/** The control API for scripts and other processes: the mails, oldest first, and what to refuse. */
export function mountControl(
  app: FastifyInstance,
  book: MailBook,
  refusals: Refusals,
  reset: () => void,
): void {
  app.get('/api/mails', async (request) => findMails(book.mails, Query.parse(request.query).to))
  app.post('/__stand-in/reset', async (_request, reply) => {
    reset()
    return reply.code(204).send()
  })
  app.post('/__stand-in/set', async (request, reply) => {
    const change = RefusalChange.safeParse(request.body)
    if (!change.success) return reply.code(400).send({ issues: change.error.issues })
    refusals.set(change.data)
    return reply.code(204).send()
  })
}
