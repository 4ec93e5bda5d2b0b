import fastify from 'fastify'
import { createMailBook } from './create-mail-book.ts'
import { createRefusals, type RefusalChange } from './create-refusals.ts'
import { listenForMail } from './listen-for-mail.ts'
import { mountControl } from './mount-control.ts'
import { mountPages } from './mount-pages.ts'
import type { Mail } from './read-mail.ts'

export type { Mail }

export interface MailInboxOptions {
  /** 0, the default, picks a free one. */
  smtpPort?: number
  /** Of the page. 0, the default, picks a free one. */
  port?: number
  /** How many of the newest mails are kept. Default 500. */
  keep?: number
}

export interface MailInbox {
  smtpUrl: string
  /** The page for people. */
  url: string
  /** The oldest first. */
  mails: readonly Mail[]
  /**
   * The newest mail to this address (and with this subject) that was not returned before; waits for one if necessary. Throws an Error that
   * lists all mails after `timeoutMs` (default 10,000).
   */
  waitFor(to: string, subject?: RegExp, timeoutMs?: number): Promise<Mail>
  /** Refuses the next `fail` messages with `code` (default 451). Throws a ZodError for invalid input. */
  set(change: RefusalChange): void
  /** Removes all mails and accepts every message again. */
  reset(): void
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** A mail server on 127.0.0.1 that keeps every mail and forwards none, with a page to read them. */
export async function startMailInbox(options: MailInboxOptions = {}): Promise<MailInbox> {
  const { smtpPort = 0, port = 0, keep = 500 } = options
  const book = createMailBook(keep)
  const refusals = createRefusals()
  const reset = () => {
    book.forget()
    refusals.forget()
  }
  const app = fastify({ forceCloseConnections: true })
  mountPages(app, book)
  mountControl(app, book, refusals, reset)
  const url = await app.listen({ host: '127.0.0.1', port })
  const smtp = await listenForMail(smtpPort, book, refusals).catch(async (error) => {
    await app.close()
    throw error
  })
  const close = async () => {
    book.close()
    await Promise.all([smtp.close(), app.close()])
  }
  return {
    smtpUrl: smtp.url,
    url,
    mails: book.mails,
    waitFor: book.waitFor,
    set: refusals.set,
    reset,
    close,
    [Symbol.asyncDispose]: close,
  }
}
