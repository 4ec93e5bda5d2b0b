import { z } from 'zod'
import type { RefusalCode } from '#contract/refusals.ts'

/** The body of a refusal: a message for people, a stable code, and the code's details. */
const RefusalBody = z.looseObject({
  message: z.string(),
  // A newer server can send codes that this type does not list; they match no check.
  code: z.custom<RefusalCode>((code) => typeof code === 'string'),
})
export type RefusalBody = z.infer<typeof RefusalBody>

/**
 * An answer with an error status. The message is `status: body` (the status text if the body is empty); screens show `messageFor(error)`
 * instead. Source: docs/specification/calls.md#calls
 */
export class CallError extends Error {
  readonly status: number
  /** Null if something other than the app answered, for example a proxy. */
  readonly refusal: RefusalBody | null
  /** The fields of the answer, also of one without a code. Source: docs/specification/calls.md#calls */
  readonly told: Readonly<Record<string, unknown>>

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'CallError'
    this.status = status
    this.told = parseObject(body)
    this.refusal = RefusalBody.safeParse(this.told).data ?? null
  }
}

/** Whether an error is the refusal with this code. `detailsOf` reads its details. */
export function isRefusal<C extends RefusalCode>(
  error: unknown,
  code: C,
): error is CallError & { refusal: RefusalBody & { code: C } } {
  return error instanceof CallError && error.refusal?.code === code
}

function parseObject(body: string): Record<string, unknown> {
  try {
    return z.looseObject({}).safeParse(JSON.parse(body)).data ?? {}
  } catch {
    return {}
  }
}
