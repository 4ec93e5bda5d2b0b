import type { FaultRule } from '#stand-ins/ai/behaviour.ts'
import type { Protocol } from '#stand-ins/ai/protocols/protocol.ts'
import { Rejection } from '#stand-ins/ai/rejection.ts'

/** The error that a rule without a spoilt body asks for, in the provider's words where the rule has none. */
export function rejectByFault(protocol: Protocol, fault: FaultRule): Rejection {
  const { status, message, code, retryAfterSeconds } = fault
  const error = recogniseError(fault)
  const known = error ? protocol.rejectKnown(error) : null
  return new Rejection(
    status ?? known?.status ?? 500,
    message ?? known?.message ?? `The stand-in was asked to answer ${status ?? 500}`,
    { code: code ?? known?.details.code, retryAfterSeconds },
  )
}

function recogniseError({ error, status, code }: FaultRule): FaultRule['error'] {
  if (error) return error
  if (status === 413) return 'request_too_large'
  return code === 'insufficient_quota' ? 'no_quota' : undefined
}
