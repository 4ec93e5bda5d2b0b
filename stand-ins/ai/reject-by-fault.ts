import type { FaultRule } from './behaviour.ts'
import { Rejection } from './rejection.ts'

/** The error that a rule without a spoilt body asks for. */
export function rejectByFault({ status = 500, message, code, retryAfterSeconds }: FaultRule): Rejection {
  return new Rejection(status, message ?? `The stand-in was asked to answer ${status}`, {
    code,
    retryAfterSeconds,
  })
}
