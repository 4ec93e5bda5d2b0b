/** What a server says instead of an answer. */
export interface SaidError {
  message: string
  /** The request field that it concerns. */
  param?: string
  code?: string
  /** The status that it should have had, if HTTP reports success. */
  status?: number
}

/** No server needs more to say what is wrong. */
const mostCharacters = 8_000
const mostDepth = 8
const mostFields = 200

/**
 * Reads the error in a body, in any of the shapes that OpenAI-compatible servers use: OpenAI's own, a bare sentence, a list,
 * or FastAPI's validation errors for each field. Null: it contains none.
 */
export function readErrorBody(body: unknown): SaidError | null {
  return findError(body, 0)
}

/** The same for a body with an HTTP error status, where a sentence at the top level is an error, too; with all its words. */
export function readFailedBody(body: unknown): SaidError & { words: string } {
  const words = collectWords(body)
  return { message: words, ...(findError(body, 0) ?? readError(body, 0)), words }
}

function findError(body: unknown, depth: number): SaidError | null {
  if (depth > mostDepth) return null
  if (Array.isArray(body)) return findError(body[0], depth + 1)
  if (!isRecord(body)) return null
  const error = body.error ?? (Array.isArray(body.errors) ? body.errors[0] : undefined)
  if (error !== undefined && error !== null) return readError(error, depth)
  // Without anything that says "error", the words can be those of an answer.
  return body.object === 'error' || body.type === 'error' || body.detail !== undefined
    ? readError(body, depth)
    : null
}

function readError(error: unknown, depth: number): SaidError | null {
  if (typeof error === 'string') return { message: error }
  if (!isRecord(error)) return null
  const message = say(error.message, depth) ?? say(error.detail, depth)
  if (message === null) return null
  const status = [error.code, error.status].map(Number).find((code) => code >= 400 && code < 600)
  return {
    message: sayBehind(error.metadata) ?? message,
    ...(typeof error.param === 'string' && { param: error.param }),
    ...(typeof error.code === 'string' && { code: error.code }),
    ...(status !== undefined && { status }),
  }
}

/** For a gateway that only says that an upstream server failed: what that server said. */
function sayBehind(metadata: unknown): string | null {
  if (!isRecord(metadata) || typeof metadata.raw !== 'string') return null
  return sayNested(metadata.raw, 0).trim() || null
}

function say(words: unknown, depth: number): string | null {
  if (depth > mostDepth) return null
  if (typeof words === 'string') return sayNested(words, depth)
  if (isRecord(words))
    return say(words.detail, depth + 1) ?? say(words.message, depth + 1) ?? say(words.error, depth + 1)
  if (!Array.isArray(words)) return null
  return words.slice(0, mostFields).map(sayFieldFault).filter(Boolean).join('; ') || null
}

/** Gateways return another server's body as their own message. */
function sayNested(words: string, depth: number): string {
  const body = parseNested(words)
  if (body === undefined) return words
  return findError(body, depth + 1)?.message ?? say(body, depth + 1) ?? words
}

function parseNested(words: string): unknown {
  if (!/^\s*[[{]/.test(words)) return undefined
  try {
    return JSON.parse(words)
  } catch {
    return undefined
  }
}

function sayFieldFault(fault: unknown): string {
  if (typeof fault === 'string') return fault
  if (!isRecord(fault) || typeof fault.msg !== 'string') return ''
  const place = Array.isArray(fault.loc) ? fault.loc.filter((step) => step !== 'body').join('.') : ''
  return place === '' ? fault.msg : `${place}: ${fault.msg}`
}

/** Words that repeat the question or name the call prove nothing. */
const noEvidence =
  /^(input|flagged_input|failed_generation|prompt|messages|model|provider|provider_name|.*_?id)$/i

/** All words anywhere in it, on one line: codes, reasons, and what an upstream server said. */
export function collectWords(body: unknown): string {
  const found: string[] = []
  let left = mostFields
  const visit = (value: unknown, name: string, depth: number): void => {
    if (depth > mostDepth || left <= 0 || noEvidence.test(name)) return
    left -= 1
    if (typeof value === 'string') {
      const nested = parseNested(value)
      if (nested === undefined) found.push(name === 'retryDelay' ? `retry in ${value}` : value)
      else visit(nested, '', depth + 1)
    } else if (typeof value === 'number') {
      if (/retry_?after|wait/i.test(name)) found.push(`retry in ${value} s`)
    } else if (Array.isArray(value)) for (const one of value.slice(0, mostFields)) visit(one, '', depth + 1)
    else if (isRecord(value)) {
      const fault = sayFieldFault(value)
      if (fault) found.push(fault)
      else for (const key in value) visit(value[key], key, depth + 1)
    }
  }
  visit(body, '', 0)
  return found.join(' ').slice(0, mostCharacters)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
