import type { Endpoint } from '#contract/endpoint.ts'
import type { Answer } from './endpoint-types.ts'

/** Validates the text of an answer with the contract's schema for its status. */
export function parseAnswer<E extends Endpoint>(endpoint: E, status: number, text: string): Answer<E> {
  const schema = endpoint.schema.response[status]
  if (!schema)
    throw new Error(`${endpoint.method} ${endpoint.url} answered ${status}, which the contract does not know`)
  const parsed = schema.safeParse(text === '' ? undefined : JSON.parse(text))
  if (!parsed.success) {
    throw new Error(
      `${endpoint.method} ${endpoint.url} does not answer what the contract says: ${parsed.error.message}`,
    )
  }
  // Safe: the schema is a member of the union that Answer<E> is.
  return parsed.data as Answer<E>
}
