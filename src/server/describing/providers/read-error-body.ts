/** What a server says in place of an answer. */
export interface SaidError {
  message: string
  /** The field of the request that it is about. */
  param?: string
  code?: string
  /** The status that it would have, where HTTP says that all is well. */
  status?: number
}

/** No server needs more to say what is wrong. */
const mostCharacters = 8_000
const mostDepth = 8
const mostFields = 200

/**
 * Reads the error out of a body, in whatever shape servers of OpenAI's form put it: OpenAI's own, a bare sentence, a list,
 * or what FastAPI finds wrong with each field. Null: it holds none.
 */
export function readErrorBody(body: unknown): SaidError | null {
  return findError(body, 0)
}

/** The same of a body that HTTP calls an error, where a sentence at its top is one, too; with all that is said in it. */
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
  // Words beside nothing that says "error" may be those of an answer.
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

/** Of a gateway that only says that another server erred: what that one said. */
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

/** Gateways pass on the body of another server as their own sentence. */
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

/** What is said back of the question, or names the call, proves nothing. */
const noEvidence =
  /^(input|flagged_input|failed_generation|prompt|messages|model|provider|provider_name|.*_?id)$/i

/** All that is said anywhere in it, on one line: codes, reasons, and what another server behind it said. */
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
