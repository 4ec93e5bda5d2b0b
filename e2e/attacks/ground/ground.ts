import type { AiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import type { MailInbox } from '#stand-ins/mail/start-mail-inbox.ts'
import type { PictureSite } from '#stand-ins/pictures/start-picture-site.ts'
import type { Actor } from './actor.ts'
import type { Answer, Sent } from './send.ts'
import type { ProviderFront } from './start-provider-front.ts'

/** What every attack gets: a running product, its surroundings, and new users on demand. */
export interface Ground {
  url: string
  pid(): number
  /** The product's log so far. */
  log(): string
  admin: Actor
  /** A new user with this much credit and, unless they are a visitor, with a key. */
  newUser(wishes?: { cents?: number; isVisitor?: boolean }): Promise<Actor>
  /** An address that no call has come from so far. */
  newAddress(): string
  /** Sends without a session, from a new address unless the headers name one. */
  send(sent: Sent & { json?: unknown }): Promise<Answer>
  /** Rows of the product's database. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** Addresses of this many small images that no other attack uses. */
  newPictures(count: number): string[]
  ai: AiStandIn
  front: ProviderFront
  pictures: PictureSite
  inbox: MailInbox
  webhookSecret: string
  /** Aborts when the attack's time is up. */
  signal(): AbortSignal
}
