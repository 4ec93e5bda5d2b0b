import type { Endpoint } from '#contract/endpoint.ts'
import type { Answer } from './endpoint-types.ts'

/** Checks an answer's text with the schema that the contract gives for its status. */
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
  // Safe: the schema is one of those that Answer<E> is the union of.
  return parsed.data as Answer<E>
}
