import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { admitCall, type Fault } from './admit-call.ts'
import { answerRejections } from './answer-rejections.ts'
import { type Desk, find } from './create-desk.ts'
import type { IdempotencyBook } from './create-idempotency-book.ts'
import { expandAnswer } from './expand-answer.ts'
import { expireSession } from './expire-session.ts'
import { findSession } from './find-session.ts'
import { makeId } from './make-id.ts'
import { openSession } from './open-session.ts'
import { type FormValue, readForm } from './read-form.ts'
import { readInput } from './read-input.ts'
import { refundCharge } from './refund-charge.ts'
import { RefundInput } from './refund-input.ts'
import { SessionInput } from './session-input.ts'
import { writePageOfList } from './write-page-of-list.ts'

/** `form` is the body or, of a GET request, its query. */
type Work = (form: FormValue, id: string) => object

const Expand = z.object({ expand: z.array(z.string()).default([]) })
const OfPayment = z.object({ payment_intent: z.string().optional(), charge: z.string().optional() })

/** Stripe's API, as far as a shop without customers and subscriptions uses it. */
export async function mountApi(
  app: FastifyInstance,
  desk: Desk,
  secretKey: string,
  repeats: IdempotencyBook,
  fault: () => Fault,
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => body)
  answerRejections(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', makeId('req_'))
    return admitCall(request, reply, secretKey, fault())
  })

  const get = (path: string, work: Work) =>
    app.get<{ Params: { id?: string } }>(path, async (request) => {
      const form = readForm(new URL(request.url, desk.url()).search)
      return expandAnswer(desk, work(form, request.params.id ?? ''), readInput(Expand, form).expand)
    })
  const post = (path: string, work: Work) =>
    app.post<{ Params: { id?: string } }>(path, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const form = readForm(body)
      const { answer, isRepeat } = repeats.answer(keyOf(request), `${request.url}\n${body}`, () =>
        expandAnswer(desk, work(form, request.params.id ?? ''), readInput(Expand, form).expand),
      )
      return say(reply, request, isRepeat).send(answer)
    })

  post('/checkout/sessions', (form) => openSession(desk, readInput(SessionInput, form)).session)
  get('/checkout/sessions', (form) => {
    const { payment_intent: of } = readInput(OfPayment, form)
    const all = [...desk.sessions.values()].map(({ session }) => session)
    const asked = all.filter((session) => of === undefined || session.payment_intent === of)
    return writePageOfList(asked, '/v1/checkout/sessions', form)
  })
  get('/checkout/sessions/:id', (_form, id) => findSession(desk, id).session)
  post('/checkout/sessions/:id/expire', (_form, id) => expireSession(desk, id))
  get('/payment_intents/:id', (_form, id) => find(desk.intents, 'payment_intent', id, 'intent'))
  get('/charges/:id', (_form, id) => find(desk.charges, 'charge', id))
  get('/refunds/:id', (_form, id) => find(desk.refunds, 'refund', id))
  get('/refunds', (form) => {
    const { payment_intent: intent, charge } = readInput(OfPayment, form)
    const asked = [...desk.refunds.values()].filter(
      (refund) =>
        (intent === undefined || refund.payment_intent === intent) &&
        (charge === undefined || refund.charge === charge),
    )
    return writePageOfList(asked, '/v1/refunds', form)
  })
  post('/refunds', (form) => {
    const { payment_intent: intentId, charge: chargeId, ...given } = readInput(RefundInput, form)
    const id = chargeId ?? find(desk.intents, 'payment_intent', intentId ?? '').latest_charge
    return refundCharge(desk, find(desk.charges, 'charge', id), given)
  })
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

function say(reply: FastifyReply, request: FastifyRequest, isRepeat: boolean): FastifyReply {
  const key = keyOf(request)
  if (key !== undefined) reply.header('idempotency-key', key)
  if (isRepeat) reply.header('idempotent-replayed', 'true')
  return reply
}
