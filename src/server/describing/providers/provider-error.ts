/** An answer of HTTP that brought an error. */
export interface ProviderError {
  status: number
  /** What it says, its code included. */
  words: string
  headers: Headers | null
  /** The field of the request that it names. */
  param?: string
}

/** Reads the errors of the SDKs of Anthropic and OpenAI, which are shaped alike. */
export function readSdkError(error: unknown): ProviderError | null {
  if (!(error instanceof Error) || !('status' in error)) return null
  const status = Number(error.status)
  if (Number.isNaN(status)) return null
  const code = 'code' in error ? ` ${error.code}` : ''
  const headers = 'headers' in error && error.headers instanceof Headers ? error.headers : null
  const param = 'param' in error && typeof error.param === 'string' ? { param: error.param } : {}
  return { status, words: `${error.message}${code}`, headers, ...param }
}

/** Gateways pass on what others say, so that each wire format may bring the words of any: the account has no money left. */
export function isOutOfCredit({ words }: ProviderError): boolean {
  return /insufficient_quota|credit balance|billing/i.test(words)
}
