import type { Endpoint } from '#contract/endpoint.ts'
import { fillUrl } from '#contract/fill-url.ts'
import { callHeaders } from './call-headers.ts'
import type { Answer, AnyInput, CallInput, MaybeInput } from './endpoint-types.ts'
import { parseAnswer } from './parse-answer.ts'
import { send } from './send.ts'

/** Calls an endpoint and validates the answer. Throws CallError if it is refused, TypeError if the server cannot be reached. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...input: MaybeInput<CallInput<E>>
): Promise<Answer<E>> {
  const response = await request(endpoint, ...input)
  return parseAnswer(endpoint, response.status, await response.text())
}

/** The same for lists: returns the rows and their total beyond this page (`X-Total-Count`). */
export async function callList<E extends Endpoint>(
  endpoint: E,
  ...input: MaybeInput<CallInput<E>>
): Promise<{ rows: Answer<E>; total: number }> {
  const response = await request(endpoint, ...input)
  const rows = parseAnswer(endpoint, response.status, await response.text())
  const total = response.headers.get('X-Total-Count')
  return { rows, total: total === null && Array.isArray(rows) ? rows.length : Number(total) }
}

function request<E extends Endpoint>(endpoint: E, ...input: MaybeInput<CallInput<E>>): Promise<Response> {
  // Safe: every CallInput<E> is a subset of AnyInput.
  const { body, signal, idempotencyKey, ...address } = (input[0] ?? {}) as AnyInput
  return send(fillUrl(endpoint.url, address), {
    method: endpoint.method,
    headers: callHeaders({
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    }),
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  })
}
