/** A call of API v1, as a tool makes it. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PATCH'
  /** Below `/api/v1`, with its query. */
  path: string
  body?: object
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
}

/** Makes a call as the caller whose tools these are. */
export type CallApi = (call: ApiCall) => Promise<{ status: number; body: unknown }>

/** What the API answered instead of doing it, in its own words. */
export class RefusedCall extends Error {
  override name = 'RefusedCall'

  constructor(status: number, body: unknown) {
    const { code, error, message } = (body ?? {}) as Record<string, unknown>
    const sentence =
      typeof error === 'string' ? error : typeof message === 'string' ? message : `HTTP ${status}`
    super(typeof code === 'string' ? `${sentence} (${code})` : sentence)
  }
}
