/** What a server says in place of an answer. */
export interface SaidError {
  message: string
  /** The field of the request that it is about. */
  param?: string
  code?: string
  /** The status that it would have, where HTTP says that all is well. */
  status?: number
}

/**
 * Reads the error out of a body, in whatever shape servers of OpenAI's form put it: OpenAI's own, a bare sentence, a list,
 * or what FastAPI finds wrong with each field. Null: it holds none.
 */
export function readErrorBody(body: unknown): SaidError | null {
  if (Array.isArray(body)) return readErrorBody(body[0])
  if (!isRecord(body)) return null
  if (body.error !== undefined && body.error !== null) return readError(body.error)
  // Words beside nothing that says "error" may be those of an answer.
  return body.object === 'error' || body.type === 'error' || body.detail !== undefined
    ? readError(body)
    : null
}

function readError(error: unknown): SaidError | null {
  if (typeof error === 'string') return { message: error }
  if (!isRecord(error)) return null
  const message = say(error.message) ?? say(error.detail)
  if (message === null) return null
  const status = [error.code, error.status].map(Number).find((code) => code >= 400 && code < 600)
  return {
    message,
    ...(typeof error.param === 'string' && { param: error.param }),
    ...(typeof error.code === 'string' && { code: error.code }),
    ...(status !== undefined && { status }),
  }
}

function say(words: unknown): string | null {
  if (typeof words === 'string') return sayNested(words)
  if (isRecord(words)) return say(words.detail) ?? say(words.message)
  if (!Array.isArray(words)) return null
  return words.map(sayFieldFault).filter(Boolean).join('; ') || null
}

/** Gateways pass on the body of another server as their own sentence. */
function sayNested(words: string): string {
  if (!/^\s*[[{]/.test(words)) return words
  try {
    const body: unknown = JSON.parse(words)
    return readErrorBody(body)?.message ?? say(body) ?? words
  } catch {
    return words
  }
}

function sayFieldFault(fault: unknown): string {
  if (typeof fault === 'string') return fault
  if (!isRecord(fault) || typeof fault.msg !== 'string') return ''
  const place = Array.isArray(fault.loc) ? fault.loc.filter((step) => step !== 'body').join('.') : ''
  return place === '' ? fault.msg : `${place}: ${fault.msg}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
