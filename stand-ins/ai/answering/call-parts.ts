import type { IncomingHttpHeaders } from 'node:http'
import type { Ending } from './spoil-reply.ts'

export interface Incoming {
  headers: IncomingHttpHeaders
  body: unknown
  /** Aborts when the caller has left. */
  signal: AbortSignal
}

export interface Outgoing {
  status: number
  headers: Record<string, string>
  body: string
  ending: Ending
}
