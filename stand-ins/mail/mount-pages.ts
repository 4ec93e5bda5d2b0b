import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { chooseLanguage } from '#stand-ins/pages/choose-language.ts'
import { type Markup, markup } from '#stand-ins/pages/markup.ts'
import type { MailBook } from './create-mail-book.ts'
import { findMails } from './find-mails.ts'
import { words } from './words.ts'
import { writeFrame } from './write-frame.ts'
import { writeList } from './write-list.ts'
import { sandbox, writeMail } from './write-mail.ts'
import { writePage } from './write-page.ts'

const Query = z.object({
  to: z.string().optional().catch(undefined),
  refresh: z.string().optional().catch(undefined),
})
type Mailed = { Params: { id: string } }

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
// With the sandbox in the header, too, the HTML is just as harmless in a separate tab.
const framePolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; form-action 'none'; frame-ancestors 'self'; sandbox ${sandbox}`

/** The pages for people: the list, one mail, and its HTML version for the frame. */
export function mountPages(app: FastifyInstance, book: MailBook): void {
  const styles = join(import.meta.dirname, 'inbox.css')
  const find = (id: string) => book.mails.find((mail) => mail.id === id)

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
  app.get('/inbox.css', async (_request, reply) => reply.type('text/css').send(await readFile(styles)))
  app.get('/', async (request, reply) => {
    const language = chooseLanguage(request.headers['accept-language'])
    const { to, refresh } = Query.parse(request.query)
    const isRefreshing = refresh !== 'off'
    // As a header, because accessibility checkers reject a refresh in a `meta` element even if it can be paused.
    if (isRefreshing) reply.header('refresh', '5')
    const mails = findMails(book.mails, to).toReversed()
    return sendPage(reply, writeList(language, mails, { to, isRefreshing }))
  })
  app.get<Mailed>('/mails/:id', async (request, reply) => {
    const language = chooseLanguage(request.headers['accept-language'])
    const mail = find(request.params.id)
    if (mail) return sendPage(reply, writeMail(language, mail))
    const back = markup`<p><a href="/">${words[language].backToList}</a></p>`
    return sendPage(reply.code(404), writePage(language, words[language].unknownMail, back))
  })
  app.get<Mailed>('/mails/:id/html', async (request, reply) => {
    const mail = find(request.params.id)
    if (!mail?.html) return reply.callNotFound()
    return sendHtml(reply, writeFrame(mail), framePolicy)
  })
}

function sendPage(reply: FastifyReply, page: Markup) {
  return sendHtml(reply.header('vary', 'accept-language'), page.source, pagePolicy)
}

function sendHtml(reply: FastifyReply, source: string, policy: string) {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(source)
}
