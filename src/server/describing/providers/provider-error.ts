import { readErrorBody } from './read-error-body.ts'

/** An answer of HTTP that brought an error. */
export interface ProviderError {
  status: number
  /** All that it says, codes included. */
  words: string
  /** The server's own words, if it had any. */
  sentence: string
  headers: Headers | null
  /** The field of the request that it names. */
  param?: string
  /** A page for people, of a proxy that stands before the server. */
  isPage?: boolean
}

/** No server needs more to say what is wrong, and what looks for evidence takes longer the more there is. */
const mostCharacters = 8_000

/** Reads the errors of the SDKs of Anthropic and OpenAI, which are shaped alike. */
export function readSdkError(error: unknown): ProviderError | null {
  if (!(error instanceof Error) || !('status' in error)) return null
  const status = Number(error.status)
  if (Number.isNaN(status)) return null
  const headers = 'headers' in error && error.headers instanceof Headers ? error.headers : null
  // One SDK keeps the whole body, the other what stands under `error` in it.
  const body = 'error' in error ? error.error : null
  const said = isRecord(body) && isRecord(body.error) ? body.error : isRecord(body) ? body : {}
  const whole =
    typeof said.message === 'string'
      ? said.message
      : (readErrorBody({ error: body })?.message ?? error.message.replace(/^\d{3} /, ''))
  const sentence = whole.slice(0, mostCharacters)
  const words = [said.words, said.code, sentence]
    .filter((one) => typeof one === 'string')
    .join(' ')
    // A link to documentation says nothing of this call.
    .replace(/https?:\/\/\S+/g, ' ')
    .slice(0, mostCharacters)
  return {
    status,
    words,
    sentence,
    headers,
    ...(typeof said.param === 'string' && { param: said.param }),
    ...(said.isPage === true && { isPage: true }),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
