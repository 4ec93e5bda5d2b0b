import type { IncomingHttpHeaders } from 'node:http'
import type { Protocol } from '#stand-ins/ai/protocols/protocol.ts'
import type { Desk } from '#stand-ins/ai/state/desk.ts'

/**
 * Lets a call in whose key is good and not in too much haste; throws a `Rejection` for others. Adds what is left
 * of the key's rate limit to `answerHeaders`, also when the call is rejected for it, unless nobody is to know.
 */
export function admitCall(
  desk: Desk,
  protocol: Protocol,
  headers: IncomingHttpHeaders,
  answerHeaders: Record<string, string>,
) {
  const { keys, rateLimitPerMinute, tellsAllowance } = desk.behaviour()
  const key = protocol.readKey(headers)
  if (!key || keys?.includes(key) === false) throw protocol.rejectKey(key)
  const holder = `${protocol.provider} ${key}`
  const allowance = desk.take(holder, rateLimitPerMinute)
  if (tellsAllowance) Object.assign(answerHeaders, protocol.nameAllowance(allowance))
  if (allowance.waitMs > 0) throw protocol.rejectHaste(allowance.limit, Math.ceil(allowance.waitMs / 1000))
  return { keyLastFour: key.slice(-4), holder }
}
