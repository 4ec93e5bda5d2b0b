import type { refusals } from './api-v1.ts'

/** The codes of refusals that this version knows; a newer server can answer others. */
export type RefusalCode = keyof refusals

/** A call that the API refused. Programs branch on `code`; the message is for people. */
export class ApiError<Details = Readonly<Record<string, unknown>>> extends Error {
  override name = 'ApiError'
  readonly code: string
  readonly status: number
  /** The field or parameter that it is about, such as `images.0.url`; null if it is about none. */
  readonly field: string | null
  /** The address of the documentation of this code. */
  readonly docs: string | null
  /** Quote it when you contact the server's operator. */
  readonly requestId: string | null
  /** The whole answer, including the fields that belong to the code. */
  readonly details: Details

  constructor(response: Response, answered: unknown) {
    const details = isRecord(answered) ? answered : {}
    const sentence = details.error ?? details.message ?? details.detail
    super(textOf(sentence) ?? `HTTP ${response.status}`)
    this.code = textOf(details.code) ?? 'unknown'
    this.status = response.status
    this.field = textOf(details.field)
    this.docs = textOf(details.docs)
    this.requestId = response.headers.get('x-request-id')
    // Safe: the default; `isApiError` narrows it by the code.
    this.details = details as Details
  }
}

/** Whether an error is a refusal with this code; `details` then has the fields of the code. */
export function isApiError<Code extends RefusalCode>(
  error: unknown,
  code: Code,
): error is ApiError<refusals[Code]> & { code: Code } {
  return error instanceof ApiError && error.code === code
}

type Answered<Data> = { data?: Data; error?: unknown; response: Response }

/** The data of an answer. Throws an `ApiError` if the call was refused. */
export async function orThrow<Data>(call: Promise<Answered<Data>>): Promise<Data> {
  const { data, error, response } = await call
  if (!response.ok) throw new ApiError(response, error)
  // Safe: for an answer that is no refusal, openapi-fetch has read the type's data.
  return data as Data
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
