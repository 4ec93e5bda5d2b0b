import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Markup, markup } from '#stand-ins/pages/markup.ts'
import { readField, takeForms } from '#stand-ins/recaptcha/take-forms.ts'
import { choosePageLanguage } from './choose-page-language.ts'
import type { Desk, SessionRecord } from './create-desk.ts'
import { findSession } from './find-session.ts'
import type { Session } from './objects.ts'
import { paySession } from './pay-session.ts'
import { words } from './words.ts'
import { writeCheckout } from './write-checkout.ts'
import { writePage } from './write-page.ts'
import { writeReceipt } from './write-receipt.ts'

type ById = { Params: { id: string } }

/** The pages for people: payment and receipt. */
export async function mountPages(app: FastifyInstance, desk: Desk): Promise<void> {
  const styles = join(import.meta.dirname, 'checkout.css')
  takeForms(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
  app.get('/checkout.css', async (_request, reply) => reply.type('text/css').send(await readFile(styles)))

  app.get<ById>('/pay/:id', async (request, reply) => {
    const record = look(desk, request.params.id)
    if (!record) return sendUnknown(request, reply)
    const { session } = record
    const charge = desk.charges.get(desk.intents.get(session.payment_intent ?? '')?.latest_charge ?? '')
    return sendPage(reply, writeCheckout(languageFor(request, session), record, charge), session)
  })
  app.post<ById>('/pay/:id', async (request, reply) => {
    const record = look(desk, request.params.id)
    if (!record) return sendUnknown(request, reply)
    const { session } = record
    const method = readField(request, 'method') === 'direct_debit' ? 'direct_debit' : 'card'
    if (session.status === 'open') paySession(desk, session.id, method)
    // The second request of a double click is redirected, too.
    const goal = session.status === 'complete' ? session.success_url : null
    return reply.redirect(goal ?? `/pay/${session.id}`, 303)
  })
  app.get<ById>('/receipts/:id', async (request, reply) => {
    const charge = desk.charges.get(request.params.id)
    const record = [...desk.sessions.values()].find(
      ({ session }) => session.payment_intent === charge?.payment_intent,
    )
    if (!charge?.paid || !record) return sendUnknown(request, reply)
    const method = desk.intents.get(charge.payment_intent)?.payment_method_types[0]
    const receipt = {
      charge,
      productName: record.productName,
      method: method === 'sepa_debit' ? method : 'card',
    } as const
    return sendPage(reply, writeReceipt(languageFor(request, record.session), receipt))
  })
  app.setNotFoundHandler(sendUnknown)
}

function look(desk: Desk, id: string): SessionRecord | undefined {
  return desk.sessions.has(id) ? findSession(desk, id) : undefined
}

function languageFor(request: FastifyRequest, session?: Session) {
  return choosePageLanguage(session, request.headers['accept-language'])
}

function sendUnknown(request: FastifyRequest, reply: FastifyReply) {
  const language = languageFor(request)
  const { unknown, unknownText } = words[language]
  return sendPage(reply.code(404), writePage(language, unknown, markup`<p>${unknownText}</p>`))
}

function sendPage(reply: FastifyReply, page: Markup, session?: Session) {
  // Browsers check form-action for redirects, too.
  const goal = session?.success_url ? ` ${new URL(session.success_url).origin}` : ''
  const policy = `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'${goal}; frame-ancestors 'none'`
  return reply
    .headers({ 'content-security-policy': policy, vary: 'accept-language' })
    .type('text/html; charset=utf-8')
    .send(page.source)
}
