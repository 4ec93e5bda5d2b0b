import type { AiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import type { MailInbox } from '#stand-ins/mail/start-mail-inbox.ts'
import type { PictureSite } from '#stand-ins/pictures/start-picture-site.ts'
import type { Actor } from './actor.ts'
import type { Answer, Sent } from './send.ts'
import type { ProviderFront } from './start-provider-front.ts'

/** What every attack finds: a running product, what is around it, and as many strangers as it wants. */
export interface Ground {
  url: string
  pid(): number
  /** The product's own log so far. */
  log(): string
  admin: Actor
  /** Somebody new, with a key (unless they are a visitor) and so much credit. */
  newUser(wishes?: { cents?: number; isVisitor?: boolean }): Promise<Actor>
  /** A network that nobody has come from so far. */
  newAddress(): string
  /** Without a session, from a new address unless the headers name one. */
  send(sent: Sent & { json?: unknown }): Promise<Answer>
  /** Rows of the product's database. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** Addresses of so many small pictures that no other attack has. */
  newPictures(count: number): string[]
  ai: AiStandIn
  front: ProviderFront
  pictures: PictureSite
  inbox: MailInbox
  webhookSecret: string
  /** Aborts once the attack has had its time. */
  signal(): AbortSignal
}
