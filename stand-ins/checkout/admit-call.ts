import type { FastifyReply, FastifyRequest } from 'fastify'
import { Rejection } from './rejection.ts'

export type Fault = 'off' | 'error-500' | 'hang' | 'card-error'

/** Admits a call with the right key, unless a fault is set, which takes effect before anything is done. */
export async function admitCall(
  request: FastifyRequest,
  reply: FastifyReply,
  secretKey: string,
  fault: Fault,
): Promise<void> {
  if (fault === 'hang') {
    // No answer: the connection stays open until the caller or this server closes it.
    reply.hijack()
    return
  }
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (key !== secretKey) {
    const message = key
      ? `Invalid API Key provided: ${key.slice(0, 8)}***`
      : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.'
    throw new Rejection(401, { type: 'invalid_request_error', message })
  }
  if (fault === 'error-500') {
    throw new Rejection(500, { type: 'api_error', message: 'An unknown error occurred' })
  }
  if (fault === 'card-error') {
    throw new Rejection(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    })
  }
}
