import { readErrorBody } from './read-error-body.ts'

/** An answer of HTTP that brought an error. */
export interface ProviderError {
  status: number
  /** What it says, its code included. */
  words: string
  /** The server's own words, if it had any. */
  sentence: string
  headers: Headers | null
  /** The field of the request that it names. */
  param?: string
}

/** Reads the errors of the SDKs of Anthropic and OpenAI, which are shaped alike. */
export function readSdkError(error: unknown): ProviderError | null {
  if (!(error instanceof Error) || !('status' in error)) return null
  const status = Number(error.status)
  if (Number.isNaN(status)) return null
  const code = 'code' in error && error.code ? ` ${error.code}` : ''
  const headers = 'headers' in error && error.headers instanceof Headers ? error.headers : null
  const param = 'param' in error && typeof error.param === 'string' ? { param: error.param } : {}
  return { status, words: `${error.message}${code}`, sentence: readSentence(error), headers, ...param }
}

function readSentence(error: Error): string {
  // One SDK keeps the whole body, the other what stands under `error` in it.
  const body = 'error' in error ? error.error : null
  const said = readErrorBody(body) ?? readErrorBody({ error: body })
  return said?.message ?? error.message.replace(/^\d{3} /, '')
}

/** Gateways pass on what others say, so that each wire format may bring the words of any: the account has no money left. */
export function isOutOfCredit({ words }: ProviderError): boolean {
  return /insufficient_quota|credit balance|billing/i.test(words)
}
