import type { FastifyRequest } from 'fastify'

/** Where a reader of an event stream stopped; null if they have read nothing. */
export function readLastEventId({ headers }: FastifyRequest): number | null {
  const sent = [headers['last-event-id']].flat()[0]
  return sent !== undefined && /^\d{1,9}$/.test(sent) ? Number(sent) : null
}
